const headerSize = 6;
const entrySize = 16;

/**
 * An .ico file with PNG images in it; all browsers since about 2010 can read this.
 * @param {{ size: number, data: Buffer }[]} images
 */
export function ico(images) {
  const head = Buffer.alloc(headerSize + entrySize * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, i) => {
    const at = headerSize + entrySize * i;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}
