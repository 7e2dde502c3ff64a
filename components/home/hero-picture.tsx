import { getImageProps } from 'next/image';

const wide = getImageProps({
  src: '/images/home/hero.webp',
  alt: '',
  width: 2400,
  height: 1500,
  sizes: '(max-width: 1152px) 1152px, 100vw',
}).props;

const tall = getImageProps({
  src: '/images/home/hero-portrait.webp',
  alt: '',
  width: 1080,
  height: 1620,
  sizes: '110vw',
}).props;

/** The hero picture, in the crop that suits the screen. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="hero-window">
      <picture>
        <source
          media="(max-width: 639px)"
          srcSet={tall.srcSet}
          sizes={tall.sizes}
          width={1080}
          height={1620}
        />
        <img
          src={wide.src}
          srcSet={wide.srcSet}
          sizes={wide.sizes}
          width={2400}
          height={1500}
          alt=""
          fetchPriority="high"
          decoding="async"
          className="hero-picture"
        />
      </picture>
      <div className="hero-scrim" />
      <div className="hero-veil" />
    </div>
  );
}
