import { figurePath } from '@/lib/media/generated-figure';

type Props = { title: string; loads?: 'soon' | 'late'; className?: string };

/** Replaces a missing picture by a figure computed from the title. */
export function GeneratedFigure({ title, loads = 'late', className = '' }: Props) {
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
