export const dynamic = 'force-dynamic';

const body = JSON.stringify({ status: 'ok' });

/** Whether the process is alive: 200 `{ "status": "ok" }`. Sends no request to any other service. */
export function GET(): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/health+json',
      'cache-control': 'no-store',
      // With its length, the response is sent in one piece. Without it, a process that is killed may have sent only a
      // part, and nginx cannot ask another process any more.
      'content-length': String(Buffer.byteLength(body)),
    },
  });
}
