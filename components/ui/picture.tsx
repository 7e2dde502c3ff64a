import { preload } from 'react-dom';

import type { Image } from '@/lib/media/image';
import { ownPicture } from '@/lib/media/own-picture';
import { pictureVersions } from '@/lib/media/picture-loader';
import { placeholderColour } from '@/lib/media/placeholder-colour';

type Props = {
  image: Image;
  /** The rendered width, as in the `sizes` attribute. */
  sizes: string;
  /**
   * `first`: the largest picture of the first screen. `soon`: loads at once. `late`: loads when it comes near the
   * screen.
   */
  loads?: 'first' | 'soon' | 'late';
  className?: string;
};

/**
 * A picture from this site, in the format and size for the visitor's screen. It fills its box. Until it has loaded, the
 * box has a colour like that of the picture. Pictures of the repository come in generated sizes, all others from the
 * image optimizer.
 */
export function Picture({ image, sizes, loads = 'late', className = '' }: Props) {
  const isFirst = loads === 'first';
  const own = ownPicture(image.src);
  const shared = {
    alt: image.alt,
    width: image.width ?? 1600,
    height: image.height ?? 1000,
    decoding: 'async',
    loading: isFirst || loads === 'soon' ? 'eager' : 'lazy',
    'data-placeholder': placeholderColour(own?.colour ?? image.colour),
    className: `object-cover ${className}`.trim(),
    // Properties that are undefined are left out, because React's payload would name them for each picture.
    ...(image.alt && image.altLanguage && { lang: image.altLanguage }),
    ...(isFirst && { fetchPriority: 'high' as const }),
  } as const;
  if (own) {
    const { avif, fallback } = own;
    const picture = <img {...shared} src={fallback} alt={image.alt} />;
    if (!avif) return picture;
    if (isFirst) preloadAvif(avif, fallback, sizes);
    return (
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        {picture}
      </picture>
    );
  }
  const { width, height } = shared;
  const versions = pictureVersions({ src: image.src, width, height, sizes }, image.width);

  return (
    <img
      {...shared}
      srcSet={versions.srcSet}
      sizes={versions.sizes}
      src={versions.src}
      alt={image.alt}
    />
  );
}

/** React preloads an `img` with a high fetch priority, but not an `img` inside a `picture`. */
function preloadAvif(avif: string, fallback: string, sizes: string) {
  preload(fallback, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
