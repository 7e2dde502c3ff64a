/** The part of Deno that the functions use (https://docs.deno.com/api). */
declare namespace Deno {
  const env: { toObject(): Record<string, string> };
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
}
