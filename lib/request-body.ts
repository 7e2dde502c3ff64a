/** The body of a request as text; null when it is larger than allowed, and then no more of it is read than that. */
export async function readAtMost(maxBytes: number, request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  for await (const chunk of bytesOf(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function bytesOf(request: Request): AsyncIterable<Uint8Array> {
  return (request.body ?? new Blob().stream()) as unknown as AsyncIterable<Uint8Array>;
}
