function disc(picture, x, y, radius, colour, amount) {
  const { width, height, planes } = picture;
  const edge = Math.max(0.75, radius * 0.12);
  const reach = radius + edge;
  for (let j = Math.max(0, Math.floor(y - reach)); j <= Math.min(height - 1, y + reach); j++) {
    for (let i = Math.max(0, Math.floor(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
      const d = Math.hypot(i - x, j - y);
      const cover = Math.min(1, Math.max(0, (reach - d) / (2 * edge)));
      if (!cover) continue;
      // A real lens draws the rim of an unfocused point a little brighter than its middle.
      const light = amount * cover * (0.75 + 0.45 * (d / reach) ** 4);
      for (let c = 0; c < 3; c++) planes[c][j * width + i] += colour[c] * light;
    }
  }
}

/** Motes in the air before the lens: many sharp and small, few large and faint. */
export function dust(picture, random, { count, size, colours, amount, where }) {
  const short = Math.min(picture.width, picture.height);
  for (let n = 0; n < count; n++) {
    const [px, py] = where ? where(random) : [random.next(), random.next()];
    const focus = random.next() ** 3;
    const radius = short * (0.0012 + size * focus);
    const colour = colours[random.int(0, colours.length - 1)];
    const light = (amount * random.between(0.4, 1)) / (0.25 + focus * 3);
    disc(picture, px * picture.width, py * picture.height, radius, colour, light);
  }
  return picture;
}
