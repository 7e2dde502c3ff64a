'use client';

import {
  lazy,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { isPlainClick } from './plain-click';

const never = () => () => undefined;
const FilmDialog = lazy(() => import('./film-dialog'));

type Props = {
  /** Where the film is watched without JavaScript. */
  href: string;
  embed: string;
  words: Record<'play' | 'title' | 'close' | 'newTab', string>;
  /** The language of the words, where the link stands among others. */
  language?: string;
  /** A player that is low: nothing to watch. */
  isMusic?: boolean;
  className: string;
  children: ReactNode;
};

/** Needs the browser for its click: only then is anything asked of the film's host. */
export function FilmLink({ href, embed, words, language, isMusic, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a
        ref={link}
        href={href}
        target="_blank"
        rel="noopener"
        className={className}
        {...(isReady && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown })}
        onClick={onClick}
      >
        {children}
        <span className="sr-only" lang={language}>
          {words.play}
          {!isReady && ` (${words.newTab})`}
        </span>
      </a>
      <Suspense>
        {isOpen && (
          <FilmDialog
            embed={embed}
            words={words}
            isMusic={isMusic}
            onClose={() => setOpen(false)}
            onClosed={() => link.current?.focus()}
          />
        )}
      </Suspense>
    </>
  );
}
