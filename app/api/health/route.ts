export const dynamic = 'force-dynamic';

const body = JSON.stringify({ status: 'ok' });

/** Whether the process is alive: 200 `{ "status": "ok" }`. Sends no request to any other service. */
export function GET(): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/health+json',
      'cache-control': 'no-store',
      // Without a length, the body would be sent in chunks, and a process that is killed could send only some of them.
      'content-length': String(Buffer.byteLength(body)),
    },
  });
}
