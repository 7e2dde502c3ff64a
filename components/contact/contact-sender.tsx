'use client';

import { useEffect } from 'react';

import { nextPaint } from '@/components/ui/next-paint';
import { loadToaster, showToast, type Toast } from '@/components/ui/toasts';
import type { ContactMessage } from '@/supabase/functions/_shared/contact-message-schema';

import { contactFields, valueOf } from './controls';
import { dropDraft, restoreDraft, storeDraft, storedDraft } from './draft';
import { errorMessagesOf, type Codes, type ContactWords } from './error-messages';
import { focusFirst, hideSummary, showErrors, showSummary } from './field-errors';
import { messageToken } from './message-token';
import { sendMessage } from './send-message';
import { showSending } from './sending';
import { useContactForm } from './use-contact-form';

export type ContactSenderProps = {
  form: HTMLFormElement;
  words: ContactWords;
  /** Called as soon as this component can send the form. */
  begin: () => void;
};

/**
 * Sends the contact form instead of the browser. It does not render the controls: it only shows errors beside them, and
 * that the message is being sent.
 */
export function ContactSender({ form, words, begin }: ContactSenderProps) {
  const { codes, isSubmitting, actions } = useContactForm(form);

  useEffect(() => showErrors(form, errorMessagesOf(codes, words)));
  useEffect(() => showSending(form, isSubmitting, words), [form, isSubmitting, words]);

  useEffect(() => {
    const token = messageToken();
    const stop = new AbortController();
    const { signal } = stop;
    let isBusy = false;
    let draftBefore = storedDraft();

    restoreDraft(form);
    actions.registerControls();
    token.prepare();
    form.addEventListener('focusin', token.prepare, { signal });
    form.addEventListener('input', onInput, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    addEventListener('pagehide', () => (draftBefore = storedDraft()), { signal });
    addEventListener('pageshow', onReturn, { signal });
    form.setAttribute('data-sent-by', 'script');
    begin();
    // Toasts are loaded before they are needed, because a toast may have to say that there is no network. If that
    // fails, `showToast` tries again.
    loadToaster(words.toast).catch(() => undefined);

    return () => stop.abort();

    function onInput(event: Event) {
      storeDraft(form);
      actions.handleInput(event);
    }

    // After a return from the back/forward cache: another page of this tab may have changed or sent the message.
    function onReturn({ persisted }: PageTransitionEvent) {
      if (persisted && storedDraft() !== draftBefore) actions.resetForm();
    }

    function onSubmit(event: Event) {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      void submit().finally(() => (isBusy = false));
    }

    async function submit() {
      let isSent = false;
      await nextPaint();
      hideSummary(form);
      const valuesNow = () => contactFields.map((name) => valueOf(form, name).value).join('\0');
      const sent = valuesNow();
      await actions.submit(async (message) => {
        isSent = await send(message);
      }, pointOut);
      if (!isSent) return;

      token.forget();
      // The visitor has typed more during the request. That text was not sent, so it stays.
      if (valuesNow() !== sent) return token.prepare();
      dropDraft();
      actions.resetForm();
    }

    async function send(message: ContactMessage): Promise<boolean> {
      const [locale, website] = ['locale', 'website'].map((name) => valueOf(form, name).value);
      const sent = await sendMessage({ ...message, locale, website, token: await token.get() });
      if (sent.kind === 'refused') {
        actions.showServerErrors(sent.errors);
        pointOut(sent.errors);
      } else {
        await say(words[sent.kind]);
      }
      return sent.kind === 'sent';
    }

    function pointOut(found: Codes) {
      const messages = errorMessagesOf(found, words);
      showErrors(form, messages);
      showSummary(form, words.check, messages);
      focusFirst(form, messages);
    }

    // If toasts cannot be loaded, the message is shown above the fields.
    async function say(toast: Toast) {
      await showToast(toast, words.toast).catch(() => showSummary(form, toast.text));
    }
  }, [form, words, begin, actions]);

  return null;
}
