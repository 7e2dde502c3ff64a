'use client';

import { useState } from 'react';

export type ShownPicture = {
  src: string;
  alt: string;
  /** The language of the alternative text, if it is not that of the caption. */
  altLang?: string;
  caption: string;
  lang?: string;
  /** The picture on the page. Null if the link has only words. */
  small: HTMLImageElement | null;
};

/** Until the picture has loaded or failed, its box has the colour and about the shape of the small picture. */
export function LargePicture({ picture: { src, alt, altLang, small } }: { picture: ShownPicture }) {
  const [hasEnded, setEnded] = useState(false);
  const colour = hasEnded ? undefined : small?.dataset.placeholder;
  const onEnd = () => setEnded(true);

  return (
    <img
      src={src}
      alt={alt}
      lang={altLang}
      draggable={false}
      onLoad={onEnd}
      onError={onEnd}
      data-placeholder={colour}
      style={colour && small ? boxOf(small) : undefined}
    />
  );
}

function boxOf(small: HTMLImageElement) {
  const shape = `${small.getAttribute('width')} / ${small.getAttribute('height')}`;

  return { aspectRatio: shape, maxHeight: `calc(100vw / (${shape}))`, alignSelf: 'center' };
}
