import { useTranslations } from 'next-intl';

import type { Logo } from '@/lib/press';

import { OutletLogo } from './outlet-logo';

type Props = { logos: Logo[] };

/** Who has written about them, in a strip that passes by; a box to tick halts it, without a script. */
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
        <Row logos={logos} isEcho />
      </div>
    </div>
  );
}

// The second time is for the eye alone: where the first row ends, it must already be there.
function Row({ logos, isEcho }: Props & { isEcho?: boolean }) {
  return (
    <ul aria-hidden={isEcho} className="logo-row">
      {logos.map((logo) => (
        <li key={logo.outlet}>
          <OutletLogo logo={logo} isEcho={isEcho} />
        </li>
      ))}
    </ul>
  );
}
