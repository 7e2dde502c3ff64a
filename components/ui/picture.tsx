import { getImageProps } from 'next/image';

import type { Image } from '@/lib/media/image';

type ImageProps = ReturnType<typeof getImageProps>['props'];

type Props = {
  image: Image;
  /** The rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** `first`: the largest picture of the first screen. `late`: it loads when it comes near the screen. */
  loads?: 'first' | 'soon' | 'late';
  /** The same as `loads="first"`. */
  priority?: boolean;
  className?: string;
};

/** A picture from our own host, in the format and size that the visitor's screen needs. It fills its box. */
export function Picture({ image, sizes, priority, loads = 'late', className = '' }: Props) {
  const isFirst = priority || loads === 'first';
  const props: Partial<ImageProps> = getImageProps({
    src: image.src,
    alt: image.alt,
    width: image.width ?? 1600,
    height: image.height ?? 1000,
    sizes,
    loading: isFirst || loads === 'soon' ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
  }).props;
  delete props.style;
  const candidates = withinOriginal(props.srcSet, image.width);

  return (
    <img
      {...props}
      srcSet={candidates?.join(', ')}
      src={candidates?.at(-1)?.split(' ')[0] ?? props.src}
      alt={image.alt}
      lang={image.alt ? image.altLanguage : undefined}
      className={`object-cover ${className}`}
    />
  );
}

// The optimizer never enlarges: beyond the original every candidate is the same file under another address.
function withinOriginal(srcSet: string | undefined, width: number | null): string[] | undefined {
  const candidates = srcSet?.split(', ');
  if (!candidates) return undefined;
  const enough = candidates.findIndex(
    (each) => width && Number(/(\d+)w$/.exec(each)?.[1]) >= width,
  );

  return enough === -1 ? candidates : candidates.slice(0, enough + 1);
}
