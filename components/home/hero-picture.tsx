import { getImageProps } from 'next/image';

import { ownPicture } from '@/lib/media/own-picture';
import { placeholderColour } from '@/lib/media/placeholder-colour';

const wide = sourceOf({
  src: '/images/home/hero.webp',
  width: 2400,
  height: 1500,
  sizes: '(max-width: 1152px) 1152px, 100vw',
});

const tall = sourceOf({
  src: '/images/home/hero-portrait.webp',
  width: 1080,
  height: 1620,
  sizes: '110vw',
});

/**
 * A source of the picture: the generated sizes, or, where an owner has replaced the file, those of the image optimizer.
 */
function sourceOf(file: { src: string; width: number; height: number; sizes: string }) {
  const own = ownPicture(file.src);
  const { props } = getImageProps({ ...file, alt: '' });
  const { width, height, sizes } = file;

  return {
    src: own?.fallback ?? props.src,
    placeholder: placeholderColour(own?.colour),
    source: {
      ...(own && { type: 'image/avif' }),
      ...{ width, height, sizes, srcSet: own?.avif ?? props.srcSet },
    },
  };
}

/** The hero picture, in the crop that suits the screen. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="hero-window">
      <picture>
        <source media="(max-width: 639px)" {...tall.source} />
        <source {...wide.source} />
        <img
          src={wide.src}
          width={2400}
          height={1500}
          alt=""
          fetchPriority="high"
          decoding="async"
          data-placeholder={wide.placeholder}
          className="hero-picture"
        />
      </picture>
      <div className="hero-scrim" />
      <div className="hero-veil" />
    </div>
  );
}
