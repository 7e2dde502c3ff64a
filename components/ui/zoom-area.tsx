'use client';

import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import type { ShownPicture } from './large-picture';
import { isPlainClick } from './plain-click';
import { assertPresent } from './assert-present';

const load = () => import('./lightbox');
const Lightbox = lazy(load);

type Props = {
  language: string;
  words: Record<'title' | 'previous' | 'next' | 'close', string>;
  className: string;
  /** Whether the pictures end at the first and the last one. Otherwise the first picture follows the last one. */
  stops?: boolean;
  children: ReactNode;
};

/** Client component for the click on a picture, which then opens in a dialog instead of as a file. */
export function ZoomArea({ language, words, className, stops, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<{ pictures: ShownPicture[]; start: number } | null>(null);

  useEffect(() => {
    for (const link of linksIn(assertPresent(area.current))) {
      link.role = 'button';
      link.ariaHasPopup = 'dialog';
    }
  }, []);

  function open(event: MouseEvent | KeyboardEvent) {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-zoom]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    opener.current = link;
    const links = linksIn(assertPresent(area.current));
    // Without the script of the dialog, the link opens the picture as a file.
    load().then(
      () => setShown({ pictures: links.map(toPicture), start: links.indexOf(link) }),
      () => location.assign(link.href),
    );
  }

  return (
    <>
      <div
        ref={area}
        className={className}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        {children}
      </div>
      <Suspense>
        {shown && (
          <Lightbox
            {...shown}
            words={words}
            language={language}
            stops={stops}
            onClose={() => setShown(null)}
            onClosed={() => opener.current?.focus()}
          />
        )}
      </Suspense>
    </>
  );
}

const linksIn = (area: HTMLElement) => [
  ...area.querySelectorAll<HTMLAnchorElement>('a[data-zoom]'),
];

function toPicture(link: HTMLAnchorElement): ShownPicture {
  const image = link.querySelector('img');
  const caption = link.closest('figure')?.querySelector(':scope > figcaption');
  const words = link.firstChild?.textContent ?? '';

  return {
    src: link.href,
    alt: image ? image.alt : words,
    altLang: image?.lang || undefined,
    caption: caption ? visibleWordsOf(caption) : '',
    lang: link.closest<HTMLElement>('[lang]')?.lang,
    small: image,
  };
}

/** The words of a caption without the notes for screen readers and the file types that `ProseLink` adds to links. */
function visibleWordsOf(caption: Element): string {
  const all = document.createRange();
  all.selectNodeContents(caption);
  const words = all.cloneContents();
  for (const each of words.querySelectorAll('.sr-only, .file-kind')) each.remove();

  return words.textContent.trim();
}
