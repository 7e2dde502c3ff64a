import { useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { performerBios } from '@/lib/data/performer-bios';

export function Performers() {
  const t = useTranslations('biography');

  return (
    <ul className="page-width grid gap-6 pb-section sm:grid-cols-2">
      {performerBios.map(({ name, role, performer }) => (
        <li
          key={name}
          className="group relative isolate grid min-h-96 content-end gap-2 overflow-hidden rounded-panel border border-edge p-7 sm:p-10"
        >
          <Picture
            image={{
              src: `/images/biography/${name}-intro.webp`,
              alt: '',
              width: 2000,
              height: 1250,
            }}
            sizes="(min-width: 640px) 92vw, 150vw"
            className="absolute inset-0 -z-10 h-full w-full transition-[scale] duration-[2s] ease-calm group-hover:scale-104 print:hidden"
          />
          <span aria-hidden="true" className="tile-shade absolute inset-0 -z-10" />
          <p className="text-eyebrow font-semibold text-gold uppercase">{t(`${role}.part`)}</p>
          <p className="font-display text-title">
            <PageLink
              href={{ pathname: '/biography/[name]', params: { name } }}
              className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-gold"
            >
              {performer}
            </PageLink>
          </p>
          <p className="text-mist/90">{t(`${role}.teaser`)}</p>
        </li>
      ))}
    </ul>
  );
}
