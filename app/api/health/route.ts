export const dynamic = 'force-dynamic';

/** Is the process alive? 200 `{ "status": "ok" }`. Makes no request to any other service. */
export function GET(): Response {
  return Response.json(
    { status: 'ok' },
    { headers: { 'content-type': 'application/health+json', 'cache-control': 'no-store' } },
  );
}
