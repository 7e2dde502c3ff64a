type Props = {
  figure: 'small-5' | 'small-8' | 'small-12' | 'large-7' | 'large-9' | 'large-12';
  className?: string;
};

/** The lines a tone draws on water, as an ornament: thin, and in the colour of the words around it. */
export function Cymatic({ figure, className = '' }: Props) {
  return (
    <svg
      viewBox="-460 -460 920 920"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <use href={`/images/cymatics.svg#${figure}`} x="-460" y="-460" width="920" height="920" />
    </svg>
  );
}

/**
 * The same, turning slowly. What turns is a box around it: browsers turn a box by themselves, and an SVG only with the
 * page's own thread, at every frame, seen or not.
 */
export function TurningCymatic({ figure, className = '' }: Props) {
  return (
    <div className={`turning ${className}`}>
      <Cymatic figure={figure} className="w-full" />
    </div>
  );
}
