import { ownSvg } from '@/lib/media/own-picture';

import type { networks } from './networks';

type Props = { network: (typeof networks)[number]; className?: string };

/** The icon of a social network (public/images/networks.svg). */
export function NetworkIcon({ network, className = 'size-5' }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={`icon ${className}`}>
      <use href={`${ownSvg('/images/networks.svg')}#${network}`} />
    </svg>
  );
}
