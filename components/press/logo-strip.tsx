import { useTranslations } from 'next-intl';

import type { Logo } from '@/lib/data/press/press';

import { OutletLogo } from './outlet-logo';

type Props = { logos: Logo[] };

/**
 * The logos of media that wrote about the duo, in a strip that moves. A checkbox, which only the style sheet reads,
 * stops it; the visitor can then scroll it. Without JavaScript or with reduced motion, the logos are a grid.
 */
export function LogoStrip({ logos }: Props) {
  const t = useTranslations('press.featured');

  return (
    <div className="logo-strip grid gap-8 py-14">
      <div className="page-width flex flex-wrap items-center justify-between gap-4">
        <h2 id="featured" className="text-eyebrow font-semibold text-gold uppercase">
          {t('title')}
        </h2>
        <label className="logo-halt pill cursor-pointer">
          <input type="checkbox" className="size-5 accent-gold" />
          {t('halt')}
        </label>
      </div>
      <div className="logo-window" tabIndex={0} role="region" aria-labelledby="featured">
        <Row logos={logos} />
        <Row logos={logos} isCopy />
      </div>
    </div>
  );
}

// The second row is only decoration: it follows the first one, so that the moving strip never ends.
function Row({ logos, isCopy }: Props & { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy} className="logo-row">
      {logos.map((logo) => (
        <li key={logo.outlet}>
          <OutletLogo logo={logo} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}
