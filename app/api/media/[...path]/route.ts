import { getMediaFile } from '@/lib/media-file';
import { isQueueFull } from '@/lib/wordpress/request-queue';

type Context = RouteContext<'/api/media/[...path]'>;

/**
 * A file that was uploaded to WordPress, from an address of ours: 200 or 206 with the file, 404 for what is none,
 * 502 when WordPress cannot be reached, 503 when too many wait for names that may be made up.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.map(decodeURIComponent);
    const file = await getMediaFile(path, request);
    return file ?? new Response(null, { status: 404 });
  } catch (error) {
    if (isQueueFull(error)) {
      const headers = { 'cache-control': 'no-store', 'retry-after': '2' };
      return new Response(null, { status: 503, headers });
    }
    console.error('A file could not be had from WordPress', error);
    return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
  }
}
