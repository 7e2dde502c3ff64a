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
const load = () => import('./embed-dialog');
const EmbedDialog = lazy(load);

type Props = {
  /** The URL of the video, for visitors without JavaScript. */
  href: string;
  embed: string;
  /** `titleLanguage`: the language of the title, if it is not that of the page. */
  words: Record<'play' | 'title' | 'close' | 'newTab', string> & { titleLanguage?: string };
  /** The language of the link text, if it differs from the text around it. */
  language?: string;
  /** Whether the player is for audio: it then needs little height. */
  isMusic?: boolean;
  className: string;
  children: ReactNode;
};

/** Client component for the click that opens the video. The host of the video gets no request before the click. */
export function EmbedLink({ href, embed, words, language, isMusic, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    // Without the script of the dialog, the link opens.
    load().then(
      () => setOpen(true),
      () => location.assign(href),
    );
  }

  return (
    <>
      <a
        ref={link}
        href={href}
        target="_blank"
        rel="noopener"
        className={className}
        {...(isReady && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={(event) => isPlainClick(event) && open(event)}
        onKeyDown={(event) => isReady && event.key === ' ' && open(event)}
      >
        {children}
        <span className="sr-only" lang={language}>
          {words.play}
          {!isReady && ` (${words.newTab})`}
        </span>
      </a>
      <Suspense>
        {isOpen && (
          <EmbedDialog
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
