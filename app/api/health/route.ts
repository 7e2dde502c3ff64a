export const dynamic = 'force-dynamic';

/** Whether the process is alive: 200 `{ "status": "ok" }`. Sends no request to any other service. */
export function GET(): Response {
  return Response.json(
    { status: 'ok' },
    { headers: { 'content-type': 'application/health+json', 'cache-control': 'no-store' } },
  );
}
