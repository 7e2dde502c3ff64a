import 'server-only';

import { getImageProps, type ImageLoader } from 'next/image';

import { env } from '../config/env';
import { imageOptimizer } from '../next-internals/addresses.mjs';
import { signedPicturePath } from './picture-signature';
import { distinctCandidates } from './srcset';

/**
 * The paths of the image optimizer, for `getImageProps`. Those of pictures on another host are signed
 * (https://nextjs.org/docs/app/api-reference/components/image#loader).
 */
const pictureLoader: ImageLoader = ({ src, width, quality = 75 }) =>
  src.startsWith('/')
    ? `${imageOptimizer}?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`
    : signedPicturePath(src, { width, quality }, env.WEBHOOK_SECRET);

type Shown = { src: string; width: number; height: number; sizes: string; unoptimized?: boolean };

/**
 * The optimized versions of a picture as attributes of an `img`. Its `src` is the largest version.
 *
 * @param originalWidth the width of the original, in pixels; null when it is not known
 */
export function pictureVersions(shown: Shown, originalWidth: number | null) {
  const { props } = getImageProps({ ...shown, alt: '', loader: pictureLoader });
  const candidates = distinctCandidates(props.srcSet, originalWidth);

  return {
    src: candidates.at(-1)?.split(' ')[0] ?? props.src,
    srcSet: candidates.join(', ') || undefined,
    sizes: props.srcSet && props.sizes,
  };
}
