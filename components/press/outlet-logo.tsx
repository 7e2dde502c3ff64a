import type { Logo } from '@/lib/press';

type Props = { logo: Logo; isEcho?: boolean; className?: string };

/** The mark of a house, in white; each has the same room. */
export function OutletLogo({ logo: { outlet, file }, isEcho = false, className = '' }: Props) {
  return (
    <img
      src={`/images/press/logos/${file}`}
      alt={isEcho ? '' : outlet}
      width={176}
      height={56}
      loading="lazy"
      className={`outlet-logo ${className}`}
    />
  );
}
