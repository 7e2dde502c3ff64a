import { biography } from './biography.mjs';
import { carousel } from './carousel.mjs';
import { gallery } from './gallery.mjs';
import { home } from './home.mjs';
import { icons } from './icons.mjs';
import { postPictures } from './posts.mjs';
import { single } from './single.mjs';
import { tours } from './tours.mjs';

/** Everything `npm run images` draws. */
export async function planOf(root) {
  const fixed = [...home, ...carousel, ...single, ...icons, ...gallery, ...tours, ...biography];
  return [...fixed, ...(await postPictures(root))];
}
