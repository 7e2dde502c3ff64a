/** The body of a request or an answer; null when it is larger than allowed, and then no more of it is read than that. */
export async function readBytes(
  maxBytes: number,
  body: Request | Response,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  for await (const chunk of chunksOf(body)) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function chunksOf({ body }: Request | Response): AsyncIterable<Uint8Array> {
  return (body ?? new Blob().stream()) as unknown as AsyncIterable<Uint8Array>;
}
