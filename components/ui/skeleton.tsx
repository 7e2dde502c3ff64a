type Props = { className?: string };

/** The shape of something that is still coming. */
export function Skeleton({ className = '' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-lg bg-plum/70 motion-safe:animate-pulse ${className}`}
    />
  );
}
