import { useLocale, useTranslations } from 'next-intl';

import { localizedPath } from '@/lib/i18n/href';

import { buttonClass } from './button';

/** The search block of WordPress. It opens the site's own search. */
export function ProseSearch() {
  const t = useTranslations('prose');
  const locale = useLocale();

  return (
    <form
      role="search"
      action={localizedPath({ pathname: '/search' }, locale)}
      lang={locale}
      className="prose-search"
    >
      <label className="prose-search-label">
        <span>{t('search')}</span>
        <input type="search" name="q" maxLength={100} required />
      </label>
      <button type="submit" className={buttonClass('glass', 'button-small')}>
        {t('search')}
      </button>
    </form>
  );
}
