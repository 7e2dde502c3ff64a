import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Icon } from './icon';

type Props = { id: string; title: string; text: string; children: ReactNode };

/**
 * A dialog above the page. A button with `popoverTarget={id}` opens it, with or without JavaScript. With JavaScript,
 * the dialog keeps the focus inside (components/ui/dialogs.ts).
 */
export function Dialog({ id, title, text, children }: Props) {
  const t = useTranslations('dialog');

  return (
    <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className="overlay sheet">
      <div className="relative grid gap-6 p-7 sm:p-10">
        <div className="grid gap-3">
          <h2 id={`${id}-title`} className="pr-14 font-display text-[2rem] leading-tight">
            {title}
          </h2>
          <p className="text-haze">{text}</p>
        </div>
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="button button-glass button-round dialog-close"
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
