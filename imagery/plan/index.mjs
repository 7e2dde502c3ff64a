import { biography } from './biography.mjs';
import { carousel } from './carousel.mjs';
import { posters } from './events.mjs';
import { gallery } from './gallery.mjs';
import { home } from './home.mjs';
import { icons } from './icons.mjs';
import { logos } from './logos.mjs';
import { postPictures } from './posts.mjs';
import { pressPhotos } from './press-photos.mjs';
import { sleeves } from './releases.mjs';
import { scans } from './scans.mjs';
import { single } from './single.mjs';
import { tours } from './tours.mjs';
import { cards } from './videos.mjs';

/** Everything `npm run images` draws. */
export async function planOf(root) {
  const fixed = [
    ...home,
    ...carousel,
    ...single,
    ...icons,
    ...gallery,
    ...tours,
    ...biography,
    ...pressPhotos,
  ];
  const drawn = [postPictures, posters, cards, sleeves, scans, logos].map((plan) => plan(root));
  return [...fixed, ...(await Promise.all(drawn)).flat()];
}
