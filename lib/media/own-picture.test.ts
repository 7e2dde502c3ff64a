import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ownSvg, ownPicture } from './own-picture';
import stored from './own-pictures.json';

const root = join(__dirname, '../../public');
const file = (address: string) => join(root, decodeURIComponent(address));
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
const addressesOf = (src: string) => {
  const picture = ownPicture(src);
  const candidates = picture?.avif?.split(', ').map((each) => each.split(' ')[0]!) ?? [];
  return [...candidates, picture?.fallback ?? ownSvg(src)];
};

const originals = below('images').filter(
  (path) => !path.startsWith('/images/sizes/') && !path.endsWith('.md'),
);

describe('the sizes of our own pictures', () => {
  it.each(originals)('%s has current ones (npm run images -- --sizes)', (path) => {
    const hash = createHash('sha256')
      .update(readFileSync(file(path)))
      .digest('hex')
      .slice(0, 8);
    const addresses = addressesOf(encodeURI(path));

    expect(addresses.filter((address) => !address.includes(`.${hash}.`))).toEqual([]);
    expect(addresses.filter((address) => !existsSync(file(address)))).toEqual([]);
  });

  it('are all needed, and at most 25 MB', () => {
    const needed = new Set(
      originals.flatMap((path) => addressesOf(encodeURI(path))).map(decodeURIComponent),
    );
    const present = below('images/sizes');

    expect(present.filter((path) => !needed.has(path))).toEqual([]);
    const bytes = present.reduce((sum, path) => sum + statSync(file(path)).size, 0);
    expect(bytes).toBeLessThan(25 * 1024 ** 2);
  });

  it('end with the width of the original', () => {
    expect(ownPicture('/images/home/hero-portrait.webp')?.avif).toMatch(
      /\.480\.avif 480w, .*1080w$/,
    );
    expect(stored['home/hero-portrait.webp'].colour).toMatch(/^[\da-f]{6}$/);
  });
});

describe('a picture without stored sizes', () => {
  it.each([
    '/images/new.webp',
    '/images/%E0%A4%A',
    '/images/../package.json',
    'https://cms.example/wp-content/a.jpg',
  ])('is left to the optimizer: %s', (src) => {
    expect(ownPicture(src)).toBeNull();
    expect(ownSvg(src)).toBe(src);
  });

  it('is one that an owner has replaced', () => {
    jest.isolateModules(() => {
      jest.doMock('./own-pictures.json', () => ({
        'home/hero.webp': { hash: '00000000', width: 2400 },
        'mark.svg': { hash: '00000000' },
      }));
      const fresh = jest.requireActual<typeof import('./own-picture')>('./own-picture');

      expect(fresh.ownPicture('/images/home/hero.webp')).toBeNull();
      expect(fresh.ownSvg('/images/mark.svg')).toBe('/images/mark.svg');
    });
  });
});
