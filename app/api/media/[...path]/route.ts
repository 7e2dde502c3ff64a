import { getMediaFile } from '@/lib/media-file';

type Context = RouteContext<'/api/media/[...path]'>;

/**
 * A file that was uploaded to WordPress, from an address of ours: 200 or 206 with the file, 404 for what is none,
 * 502 when WordPress cannot be reached.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.map(decodeURIComponent);
    const file = await getMediaFile(path, request);
    return file ?? new Response(null, { status: 404 });
  } catch (error) {
    console.error('A file could not be had from WordPress', error);
    return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
  }
}
