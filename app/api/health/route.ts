export const dynamic = 'force-dynamic';

const body = JSON.stringify({ status: 'ok' });

/** Whether the process is alive: 200 `{ "status": "ok" }`. Sends no request to any other service. */
export function GET(): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/health+json',
      'cache-control': 'no-store',
      // With its length, the response has no last chunk: a process that is killed has sent all of it or nothing.
      'content-length': String(Buffer.byteLength(body)),
    },
  });
}
