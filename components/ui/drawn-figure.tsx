import { figurePath } from '@/lib/figure';

type Props = { title: string; loads?: 'soon' | 'late'; className?: string };

/** Stands in for a picture that is missing: a figure of its own, drawn from the title. */
export function DrawnFigure({ title, loads = 'late', className = '' }: Props) {
  return (
    <img
      src={figurePath(title)}
      alt=""
      width={800}
      height={500}
      loading={loads === 'soon' ? 'eager' : 'lazy'}
      className={`object-cover ${className}`}
    />
  );
}
