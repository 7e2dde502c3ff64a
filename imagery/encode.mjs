import sharp from 'sharp';

const qualities = [90, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30];

/**
 * The best WebP, up to `quality`, that keeps within `limit` kilobytes.
 * @throws when even the poorest does not: the picture has too much fine structure
 */
export async function encode({ bytes, width, height }, { limit, quality: most = 84, colours }) {
  if (colours) return flat({ bytes, width, height }, colours);
  for (const quality of qualities.filter((q) => q <= most)) {
    const data = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (data.length <= limit * 1024) return data;
  }
  throw new Error(`more than ${limit} KB at quality ${qualities.at(-1)}`);
}

// Strokes on a plain ground: a handful of colours without loss is smaller and crisper than any quality.
async function flat({ bytes, width, height }, colours) {
  const few = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours, dither: 0 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 5 }).toBuffer();
}
