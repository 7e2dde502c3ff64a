import type { ComponentProps } from 'react';

import type { Image } from '@/lib/media/image';

import { GeneratedFigure } from './generated-figure';
import { Picture } from './picture';

type Props = Omit<ComponentProps<typeof Picture>, 'image'> & {
  image: Image | null;
  /** The title of the item. The figure is computed from it. */
  title: string;
  /** The class of the figure, if it is not that of the picture. */
  figure?: Pick<ComponentProps<typeof GeneratedFigure>, 'className'>;
};

/** The picture of an item, or a generated figure if the item has none. */
export function PictureOrFigure({ image, title, figure, ...picture }: Props) {
  if (!image) {
    const { className, loads } = picture;
    // A figure has no `first`: it loads at once instead.
    const figureLoads = loads === 'first' ? 'soon' : loads;
    return <GeneratedFigure {...{ title, className, loads: figureLoads, ...figure }} />;
  }

  return <Picture image={image} {...picture} />;
}
