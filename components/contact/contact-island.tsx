'use client';

import { useEffect, useState, type ComponentType } from 'react';

import { nextPaint } from '@/components/ui/next-paint';
import { assertPresent } from '@/components/ui/assert-present';
import { whenTouched } from '@/components/ui/when-touched';

import type { ContactSenderProps } from './contact-sender';
import { storedDraft } from './draft';
import type { ContactWords } from './error-messages';
import { preventEarlySubmit } from './prevent-early-submit';

type Sender = Pick<ContactSenderProps, 'form' | 'begin'> & {
  Component: ComponentType<ContactSenderProps>;
};

/**
 * Client component that loads the script of the form (`ContactSender`) when a visitor first uses the form, or at once
 * if the tab has a draft. Before that, without JavaScript, and when the script cannot be loaded, the browser itself
 * sends the form. A click on Send while the script is loading takes effect once it has loaded.
 */
export function ContactIsland({ words }: { words: ContactWords }) {
  const [sender, setSender] = useState<Sender>();

  useEffect(() => {
    const form = assertPresent(document.querySelector<HTMLFormElement>('#contact-form'));
    const loadSender = () => {
      const held = preventEarlySubmit(form);
      void nextPaint()
        .then(() => import('./contact-sender'))
        .then(
          ({ ContactSender }) => setSender({ form, begin: held.pass, Component: ContactSender }),
          (error: unknown) => {
            console.error(error);
            held.giveUp();
          },
        );
    };
    const begin = () => (storedDraft() ? loadSender() : whenTouched(form, loadSender));
    // A page that is being prerendered has a copy of sessionStorage, which may be out of date when a visitor opens it.
    if (!('prerendering' in document && document.prerendering)) return begin();
    document.addEventListener('prerenderingchange', begin, { once: true });
    return () => document.removeEventListener('prerenderingchange', begin);
  }, []);

  return sender && <sender.Component form={sender.form} begin={sender.begin} words={words} />;
}
