/** Whether the process is alive: 200 `{ "status": "ok" }`. Sends no request to any other service. */
export function GET(): Response {
  const headers = { 'content-type': 'application/health+json', 'cache-control': 'no-store' };

  return Response.json({ status: 'ok' }, { headers });
}
