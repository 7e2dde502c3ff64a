import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';

import { ContactFields } from './contact-fields';
import { ContactIsland } from './contact-island';
import { useContactWords } from './contact-words';
import './contact.css';

/**
 * The contact form. It is complete HTML, so that the browser can send it without JavaScript. The validation of the
 * browser is off (`noValidate`), because it would show its own messages. A form that is sent before the scripts have
 * loaded gets the messages of the site in the response.
 */
export function ContactForm() {
  const t = useTranslations('contact');
  const locale = useLocale();

  return (
    <section aria-labelledby="contact-form-title" className="rounded-panel p-6 pane sm:p-10">
      <h2 id="contact-form-title" className="font-display text-heading">
        {t('form')}
      </h2>
      <p className="mt-2 text-base text-haze">{t('required')}</p>
      <form
        id="contact-form"
        action="/api/contact"
        method="post"
        noValidate
        aria-labelledby="contact-form-title"
        className="mt-8 grid gap-6"
      >
        <div id="contact-summary" role="alert" tabIndex={-1} hidden className="contact-summary" />
        <input type="hidden" name="locale" value={locale} />
        <ContactFields />
        <div aria-hidden="true" className="absolute -left-[300rem]">
          <label>
            {t('honeypot')} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="text-base text-haze">
          {t('privacy')}{' '}
          <PageLink
            href={{ pathname: '/legal-notices', hash: 'privacy' }}
            className="link-line text-gold"
          >
            {t('privacyMore')}
          </PageLink>
        </p>
        <button type="submit" className={buttonClass('gold', 'justify-self-start max-sm:w-full')}>
          {t('submit')}
        </button>
        <p role="status" className="sr-only" />
      </form>
      <ContactIsland words={useContactWords()} />
    </section>
  );
}
