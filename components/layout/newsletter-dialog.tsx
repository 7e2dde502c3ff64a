import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/site';

const { action, tags, honeypot } = site.mailingList;

/**
 * The newsletter form. It is sent to the mailing-list service in a new tab, and then says that it was sent
 * (components/ui/dialogs.ts). The fields stay visible, in case the browser blocks the tab.
 */
export function NewsletterDialog() {
  const t = useTranslations('newsletter');
  const common = useTranslations('site');

  return (
    <Dialog id="newsletter" title={t('title')} text={t('text')}>
      <form action={action} method="post" target="_blank" rel="noopener" className="grid gap-5">
        <p className="text-base text-haze">{t('required')}</p>
        <Field name="EMAIL" type="email" label={t('email')} autoComplete="email" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="FNAME" label={t('firstName')} autoComplete="given-name" required />
          <Field name="LNAME" label={t('lastName')} autoComplete="family-name" required />
        </div>
        <Field name="PHONE" type="tel" label={t('phone')} hint={t('optional')} autoComplete="tel" />
        <input type="hidden" name="tags" value={tags} />
        <div aria-hidden="true" className="absolute -left-[300rem]">
          <label>
            {t('honeypot')} <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <button type="submit" className={buttonClass('gold', 'justify-self-start')}>
          {t('submit')}
          <Icon name="away" className="size-4" />
          <span className="sr-only"> ({common('newTab')})</span>
        </button>
        <p data-sent role="status" hidden tabIndex={-1} className="text-gold">
          {t('sent')}
        </p>
      </form>
    </Dialog>
  );
}
