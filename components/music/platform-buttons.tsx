import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import type { Platform } from '@/lib/data/music/platforms';

import './music.css';

/** `lang`: the language of the title, if it is not that of the page. */
type Props = { platforms: Platform[]; title: string; lang?: string };

/** The streaming buttons of a release. */
export function PlatformButtons({ platforms, title, lang }: Props) {
  const t = useTranslations('music');
  if (platforms.length === 0) return null;

  return (
    <ul aria-label={t('platforms')} className="platforms">
      {platforms.map((platform, index) => (
        <li key={platform.url}>
          <ExternalLink href={platform.url} className={buttonClass(index === 0 ? 'gold' : 'glass')}>
            {nameOf(platform, t)}
            <span lang={lang} className="sr-only">
              : {title}
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

type Words = ReturnType<typeof useTranslations<'music'>>;

function nameOf({ kind, name }: Platform, t: Words): string {
  if (kind === 'watch') return name ? t('watchOn', { name }) : t('watch');

  return name ?? t('listen');
}
