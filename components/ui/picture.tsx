import { getImageProps } from 'next/image';

import type { Image } from '@/lib/images';

type Props = {
  image: Image;
  /** The rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen loads at once, everything else when it comes near. */
  priority?: boolean;
  className?: string;
};

/** A picture in the format and size the visitor's screen needs, from our own host; it fills its box. */
export function Picture({ image, sizes, priority = false, className = '' }: Props) {
  const { props } = getImageProps({
    src: image.src,
    alt: image.alt,
    width: image.width ?? 1600,
    height: image.height ?? 1000,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
  });

  return <img {...props} alt={image.alt} className={`object-cover ${className}`} />;
}
