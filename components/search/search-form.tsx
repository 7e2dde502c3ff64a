import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/href';

type Props = { words?: string };

/** The search form. It sends a GET request, so it works without JavaScript. */
export function SearchForm({ words }: Props) {
  const t = useTranslations('search');
  const action = localizedPath({ pathname: '/search' }, useLocale());

  return (
    <form action={action} role="search" className="grid max-w-3xl gap-3">
      <label htmlFor="q" className="font-semibold">
        {t('label')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={words}
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-13 min-w-0 flex-[1_1_14rem] rounded-full border border-haze/60 bg-ink/70 px-6 text-lg transition-colors duration-300 hover:border-haze focus-visible:border-gold"
        />
        <button type="submit" className={buttonClass('gold')}>
          <Icon name="search" />
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
