const strokes = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  away: 'M7 17 17 7M9 7h8v8',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 8h18M8 16h13',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  tag: 'M3 4.5v7.1a1.5 1.5 0 0 0 .4 1l8.5 8.4a1.5 1.5 0 0 0 2.1 0l7-7a1.5 1.5 0 0 0 0-2.1L12.6 3.4a1.5 1.5 0 0 0-1-.4H4.5A1.5 1.5 0 0 0 3 4.5ZM7.5 7.5h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
} as const;

const shapes = {
  play: 'M8 5.5v13a.6.6 0 0 0 .9.5l10.6-6.5a.6.6 0 0 0 0-1L8.9 5a.6.6 0 0 0-.9.5Z',
} as const;

export type IconName = keyof typeof strokes | keyof typeof shapes;

type Props = { name: IconName; className?: string };

/** A small icon beside a text that says the same. */
export function Icon({ name, className = 'size-5' }: Props) {
  const isStroke = hasStroke(name);

  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${isStroke ? 'icon-line' : 'fill-current'} ${className}`}
    >
      <path d={isStroke ? strokes[name] : shapes[name]} />
    </svg>
  );
}

const hasStroke = (name: IconName): name is keyof typeof strokes => name in strokes;
