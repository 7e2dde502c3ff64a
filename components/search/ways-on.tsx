import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';

const pages = ['/news', '/events', '/videos', '/music'] as const;

/** Where to look when there is nothing to show. */
export function WaysOn() {
  const t = useTranslations('nav');

  return (
    <ul className="flex flex-wrap gap-3">
      {pages.map((pathname) => (
        <li key={pathname}>
          <PageLink href={{ pathname }} className={buttonClass('glass', 'button-small')}>
            {t(pathname.slice(1) as 'news' | 'events' | 'videos' | 'music')}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
