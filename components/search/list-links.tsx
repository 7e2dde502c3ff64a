import { useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import { contentTypes } from '@/lib/data/content-type-registry';

const sections = Object.values(contentTypes).map(({ section }) => section);

type Props = {
  /** Whether the links are beside search results: on wide screens, they are then one column that stays in view. */
  isBeside?: boolean;
};

/** Links to the lists, each with what it contains. */
export function ListLinks({ isBeside = false }: Props) {
  const t = useTranslations();
  const columns = isBeside ? 'sm:grid-cols-2 lg:grid-cols-1' : 'sm:grid-cols-2 lg:grid-cols-4';

  return (
    <nav
      aria-labelledby="around"
      className={`grid gap-6 ${isBeside ? 'wide:sticky wide:top-28' : ''}`}
    >
      <h2 id="around" className="font-display text-heading">
        {t('search.around')}
      </h2>
      <ul className={`grid gap-4 ${columns}`}>
        {sections.map((section) => (
          <li key={section} className="relative grid content-start gap-1 rounded-card lit p-6 pane">
            <PageLink
              href={{ pathname: `/${section}` }}
              className="font-semibold text-gold after:absolute after:inset-0 after:rounded-card"
            >
              {t(`nav.${section}`)}
            </PageLink>
            <p className="text-base text-haze">{t(`${section}.description`)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
