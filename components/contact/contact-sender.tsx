'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { bringToaster, showToast, type Toast } from '@/components/ui/toasts';
import { contactMessageSchema, type ContactMessage } from '@/lib/contact-message';

import { contactFields, controlsOf, valueOf } from './controls';
import { dropDraft, keepDraft, restoreDraft } from './draft';
import { codesIn, faultsOf, isField, type Codes, type ContactWords } from './fault-words';
import { focusFirst, hideSummary, showFaults, showSummary } from './faults';
import { messageToken } from './message-token';
import { sendMessage } from './send-message';
import { showSending } from './sending';

export type ContactSenderProps = { form: HTMLFormElement; words: ContactWords };

/**
 * Sends the form that stands in the page, instead of the browser. The controls stay as they are, with what has been
 * written into them: it only adds to them what is wrong, and what becomes of the message.
 */
export function ContactSender({ form, words }: ContactSenderProps) {
  const { register, handleSubmit, setValue, setError, reset, formState } = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => showFaults(form, faultsOf(codesIn(errors), words)));
  useEffect(() => showSending(form, isSubmitting, words), [form, isSubmitting, words]);

  useEffect(() => {
    const token = messageToken();
    const stop = new AbortController();
    const { signal } = stop;
    let isBusy = false;

    restoreDraft(form);
    adoptControls();
    token.prepare();
    form.setAttribute('novalidate', '');
    form.addEventListener('focusin', token.prepare, { signal });
    form.addEventListener('input', onInput, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    // Before it is needed: it may have to say that there is no network.
    void bringToaster(words.toast);

    return () => stop.abort();

    function adoptControls() {
      for (const name of contactFields) {
        for (const control of controlsOf(form, name)) register(name).ref(control);
      }
    }

    function onInput(event: Event) {
      keepDraft(form);
      const { name } = event.target as HTMLInputElement;
      if (isField(name)) void register(name).onChange(event);
    }

    function onSubmit(event: Event) {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      void submit().finally(() => (isBusy = false));
    }

    async function submit() {
      let isSent = false;
      hideSummary(form);
      // What a browser or a password manager has filled in may have made no event.
      for (const name of contactFields)
        setValue(name, valueOf(form, name).value as ContactMessage[typeof name]);
      await handleSubmit(
        async (message) => {
          isSent = await send(message);
        },
        (invalid) => pointOut(codesIn(invalid)),
      )();
      if (isSent) startAnew();
    }

    async function send(message: ContactMessage): Promise<boolean> {
      const sent = await sendMessage({
        ...message,
        locale: valueOf(form, 'locale').value,
        website: valueOf(form, 'website').value,
        token: await token.get(),
      });
      if (sent.kind === 'refused') {
        for (const [name, code] of Object.entries(sent.errors)) {
          if (isField(name)) setError(name, { message: code });
        }
        pointOut(sent.errors);
      } else {
        await say(words[sent.kind]);
      }
      return sent.kind === 'sent';
    }

    function pointOut(codes: Codes) {
      const faults = faultsOf(codes, words);
      showFaults(form, faults);
      showSummary(form, words.check, faults);
      focusFirst(form, faults);
    }

    async function say(toast: Toast) {
      await showToast(toast, words.toast).catch(() => showSummary(form, toast.text));
    }

    function startAnew() {
      form.reset();
      reset();
      adoptControls();
      dropDraft();
      token.forget();
    }
  }, [form, words, register, handleSubmit, setValue, setError, reset]);

  return null;
}
