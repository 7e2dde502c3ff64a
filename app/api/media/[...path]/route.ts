import { loggablePath } from '@/lib/http/loggable-path';
import { getMediaFile } from '@/lib/media/media-file';
import { isQueueFull } from '@/lib/wordpress/request-queue';

type Context = RouteContext<'/api/media/[...path]'>;

/**
 * Serves an uploaded file of WordPress at a URL of this site: 200 or 206 with the file, 304 when the browser's copy is
 * current, 404 when there is no such file, 416 for a range outside of the file, 502 when WordPress is unreachable or
 * fails, 503 when too many requests for files that may not exist are pending. 499 when the visitor has closed the
 * connection; nobody receives this response.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  try {
    const file = await getMediaFile(path.map(decodeURIComponent), request);
    return file ?? new Response(null, { status: 404 });
  } catch (error) {
    if (isQueueFull(error)) {
      const headers = { 'cache-control': 'no-store', 'retry-after': '2' };
      return new Response(null, { status: 503, headers });
    }
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const file = loggablePath(`/api/media/${path.join('/')}`);
    console.error(`WordPress did not send the file of ${file}`, error);
    return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
  }
}
