import './skeleton.css';

type Props = { className?: string };

/** A placeholder for something that is still loading. */
export function Skeleton({ className = '' }: Props) {
  return (
    <span aria-hidden="true" className={`skeleton block rounded-lg bg-plum/70 ${className}`} />
  );
}
