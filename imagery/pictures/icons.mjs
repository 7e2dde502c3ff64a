const square = { corner: 0, inset: 0.1 };
// A launcher may cut out a circle of 80 percent of the width: the mark must be inside it.
const maskable = { corner: 0, inset: 0.13 };

/** @type {import('./index.mjs').MarkTask[]} */
export const icons = [
  { file: 'public/images/mark.svg', mark: 'mark' },
  { file: 'app/icon.svg', mark: 'icon' },
  {
    file: 'app/favicon.ico',
    mark: 'ico',
    pixels: [16, 32, 48],
    shape: { corner: 12, inset: 0.01 },
  },
  { file: 'app/apple-icon.png', mark: 'png', pixels: 180, shape: square },
  { file: 'public/icons/icon-192.png', mark: 'png', pixels: 192 },
  { file: 'public/icons/icon-512.png', mark: 'png', pixels: 512 },
  { file: 'public/icons/icon-maskable-512.png', mark: 'png', pixels: 512, shape: maskable },
];
