const strokes = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  away: 'M7 17 17 7M9 7h8v8',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 8h18M8 16h13',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M9 6v12M15 6v12',
} as const;

const shapes = {
  play: 'M8 5.5v13a.6.6 0 0 0 .9.5l10.6-6.5a.6.6 0 0 0 0-1L8.9 5a.6.6 0 0 0-.9.5Z',
  Facebook:
    'M13.6 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.6V3.5c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.3H7.7V13h2.7v8h3.2Z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8H8Zm4 2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm4.7-3.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  YouTube:
    'M12 5c6.8 0 8.1.4 8.9 1.3.9.9 1.1 2.6 1.1 5.7s-.2 4.8-1.1 5.7c-.8.9-2.1 1.3-8.9 1.3s-8.1-.4-8.9-1.3C2.2 16.8 2 15.1 2 12s.2-4.8 1.1-5.7C3.9 5.4 5.2 5 12 5Zm-2 4v6l5.2-3L10 9Z',
  TikTok:
    'M16.5 3c.3 2.3 1.6 3.7 3.9 3.9v2.7c-1.4.1-2.6-.3-3.9-1.1v5.3c0 6.6-7.2 8.7-10.1 3.9-1.9-3-.7-8.5 5.4-8.7v2.9c-.5.1-1 .2-1.4.4-1.4.5-2.2 1.3-2 2.9.4 3 5.9 3.9 5.4-2V3h2.7Z',
} as const;

export type IconName = keyof typeof strokes | keyof typeof shapes;

type Props = { name: IconName; className?: string };

/** A small drawing beside words that say the same. */
export function Icon({ name, className = 'size-5' }: Props) {
  const isStroke = name in strokes;

  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${className}`}
      {...(isStroke
        ? { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' }
        : { fill: 'currentColor', fillRule: 'evenodd' })}
    >
      <path
        d={isStroke ? strokes[name as keyof typeof strokes] : shapes[name as keyof typeof shapes]}
      />
    </svg>
  );
}
