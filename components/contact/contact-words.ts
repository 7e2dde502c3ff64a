import { useMessages, useTranslations } from 'next-intl';

import type { ContactWords } from './error-messages';

/** The messages of the form when a script sends it, in the language of the page. */
export function useContactWords(): ContactWords {
  const t = useTranslations('contact');
  const toast = useTranslations('toast');

  return {
    errors: useMessages().contact.errors,
    check: t('summary.title'),
    submit: t('submit'),
    sending: t('sending'),
    sent: { title: t('sent.title'), text: t('sent.text') },
    failed: { title: t('failed.title'), text: t('failed.text'), isFault: true },
    limited: { title: t('failed.title'), text: t('limited'), isFault: true },
    toast: { region: toast('region'), close: toast('close') },
  };
}
