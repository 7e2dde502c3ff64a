'use client';

const lines = {
  close: 'M6 6l12 12M18 6 6 18',
  loud: 'M4 9.5v5h3l5 4v-13l-5 4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3l5 4v-13l-5 4ZM16 9.5l5 5m0-5-5 5',
} as const;

const shapes = {
  play: 'M8 5v14l11-7Z',
  pause: 'M7 5h4v14H7ZM13 5h4v14h-4Z',
  previous: 'M6 5h2.5v14H6ZM20 5v14l-10-7Z',
  next: 'M15.5 5H18v14h-2.5ZM4 5v14l10-7Z',
} as const;

type IconName = keyof typeof lines | keyof typeof shapes;
type Props = { name: IconName };

/** An icon of the player. The label is on the button around it. */
export function SoundIcon({ name }: Props) {
  const isLine = hasLine(name);

  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill={isLine ? 'none' : 'currentColor'}
      stroke={isLine ? 'currentColor' : 'none'}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isLine ? lines[name] : shapes[name]} />
    </svg>
  );
}

const hasLine = (name: IconName): name is keyof typeof lines => name in lines;
