'use client';

import * as Dialog from '@radix-ui/react-dialog';

import { Icon } from './icon';
import './dialog-fade.css';

type Props = {
  embed: string;
  words: Record<'title' | 'close', string> & { titleLanguage?: string };
  isMusic?: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/**
 * The dialog that plays a video above the page. `Dialog.Overlay` is not used: it would add a `style` element to the
 * page, which the Content Security Policy forbids. Instead, app/styles/dialog.css keeps the page behind from scrolling.
 */
export default function EmbedDialog({ embed, words, isMusic, onClose, onClosed }: Props) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div data-embed-dialog="" className="dialog-veil fixed inset-0 z-50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="dialog-stage fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-[min(100%-2rem,76rem,(100dvh-9rem)*16/9)] flex-col gap-3 overflow-y-auto"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title lang={words.titleLanguage} className="font-display text-heading">
              {words.title}
            </Dialog.Title>
            <Dialog.Close aria-label={words.close} className="button button-glass button-round">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <iframe
            src={embed}
            title={words.title}
            lang={words.titleLanguage}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            className={`w-full rounded-card border border-edge bg-black ${isMusic ? 'h-[min(24rem,100dvh-9rem)]' : 'aspect-video'}`}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
