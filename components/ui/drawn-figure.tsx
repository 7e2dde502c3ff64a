import { toFigureUri } from '@/lib/figure';

type Props = { title: string; className?: string };

/** Stands in for a picture that is missing: a figure of its own, drawn from the title. */
export function DrawnFigure({ title, className = '' }: Props) {
  return (
    <img
      src={toFigureUri(title)}
      alt=""
      width={800}
      height={500}
      className={`object-cover ${className}`}
    />
  );
}
