/** The body of a request or a response. null when it is larger than allowed; reading stops there. */
export async function readBytes(
  maxBytes: number,
  { body }: Request | Response,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  for await (const chunk of body ?? new Blob().stream()) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
