import 'server-only';

import type { ImageLoader } from 'next/image';

import { env } from '../config/env';
import { imageOptimizer } from '../next-internals/addresses.mjs';
import { signedPicturePath } from './picture-signature';

/**
 * The paths of the image optimizer, for `getImageProps`. Those of pictures on another host are signed
 * (https://nextjs.org/docs/app/api-reference/components/image#loader).
 */
export const pictureLoader: ImageLoader = ({ src, width, quality = 75 }) =>
  src.startsWith('/')
    ? `${imageOptimizer}?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`
    : signedPicturePath(src, { width, quality }, env.WEBHOOK_SECRET);
