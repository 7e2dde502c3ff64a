'use client';

import { useEffect, useState, type ComponentType } from 'react';

import { nextPaint } from '@/components/ui/next-paint';
import { whenTouched } from '@/components/ui/when-touched';

import type { ContactSenderProps } from './contact-sender';
import { hasDraft } from './draft';
import type { ContactWords } from './fault-words';

type Sender = { form: HTMLFormElement; Component: ComponentType<ContactSenderProps> };

/**
 * Needs the browser for the first touch of the form, which brings the rest. Until then, without a script, and where it
 * cannot be had, the form is sent by the browser itself.
 */
export function ContactIsland({ words }: { words: ContactWords }) {
  const [sender, setSender] = useState<Sender>();

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('#contact-form')!;
    const bring = () =>
      nextPaint()
        .then(() => import('./contact-sender'))
        .then(
          ({ ContactSender }) => setSender({ form, Component: ContactSender }),
          (error: unknown) => console.error(error),
        );
    if (hasDraft()) void bring();
    else return whenTouched(form, () => void bring());
  }, []);

  return sender && <sender.Component form={sender.form} words={words} />;
}
