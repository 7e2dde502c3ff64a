import type { Logo } from '@/lib/data/press/press';
import { ownSvg } from '@/lib/media/own-picture';

type Props = { logo: Logo; isCopy?: boolean; className?: string };

/** The logo of a medium, in white. All logos get a box of the same size. */
export function OutletLogo({ logo: { outlet, file }, isCopy = false, className = '' }: Props) {
  return (
    <img
      src={ownSvg(`/images/press/logos/${file}`)}
      alt={isCopy ? '' : outlet}
      width={176}
      height={56}
      loading="lazy"
      className={`outlet-logo ${className}`}
    />
  );
}
