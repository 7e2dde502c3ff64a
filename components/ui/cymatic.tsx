import { wavyRing } from './wavy-ring';

type Props = {
  fold?: number;
  /** A small one has fewer lines, so that they stay apart. */
  size?: 'small' | 'large';
  className?: string;
};

const rings = [
  { radius: 60, swing: 0.12 },
  { radius: 118, swing: 0.2 },
  { radius: 176, swing: 0.1 },
  { radius: 238, swing: 0.07 },
  { radius: 300, swing: 0.12 },
  { radius: 366, swing: 0.05 },
  { radius: 432, swing: 0.03 },
];

/** The lines a tone draws on water, as an ornament: thin, and in the colour of the words around it. */
export function Cymatic({ fold = 9, size = 'large', className = '' }: Props) {
  const shown = size === 'small' ? rings.filter((_, index) => index % 2 === 1) : rings;

  return (
    <svg
      viewBox="-460 -460 920 920"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {shown.map(({ radius, swing }, index) => (
        <path
          key={radius}
          d={wavyRing({ fold, radius, swing: index % 2 ? -swing : swing })}
          vectorEffect="non-scaling-stroke"
          strokeWidth={index % 3 ? 1 : 1.5}
        />
      ))}
      <circle r={size === 'small' ? 30 : 12} fill="currentColor" stroke="none" />
    </svg>
  );
}
