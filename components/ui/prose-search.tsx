import { getLocale, getTranslations } from 'next-intl/server';

import { localizedPath } from '@/lib/i18n/href';

import { buttonClass } from './button';

/** The search block of WordPress, as a way into the site's own search. */
export async function ProseSearch() {
  const t = await getTranslations('prose');
  const locale = await getLocale();

  return (
    <form role="search" action={localizedPath({ pathname: '/search' }, locale)} lang={locale} className="prose-search">
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
