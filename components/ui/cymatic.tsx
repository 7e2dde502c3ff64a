import { ownSvg } from '@/lib/media/own-picture';

type Props = {
  figure: 'small-5' | 'small-8' | 'small-12' | 'large-7' | 'large-9' | 'large-12';
  className?: string;
};

/** A cymatic figure as an ornament: thin lines in the colour of the text around it. */
export function Cymatic({ figure, className = '' }: Props) {
  return (
    <svg
      viewBox="-460 -460 920 920"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <use
        href={`${ownSvg('/images/cymatics.svg')}#${figure}`}
        x="-460"
        y="-460"
        width="920"
        height="920"
      />
    </svg>
  );
}

/**
 * The same figure, rotating slowly. The `div` around the SVG rotates, because browsers rotate a `div` on the
 * compositor, but an SVG on the main thread, in every frame, even when it is not visible.
 */
export function TurningCymatic({ figure, className = '' }: Props) {
  return (
    <div className={`turning ${className}`}>
      <Cymatic figure={figure} className="w-full" />
    </div>
  );
}
