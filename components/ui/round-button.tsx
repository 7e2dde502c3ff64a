import type { ReactNode } from 'react';

type Props = {
  label: string;
  onClick: () => void;
  /** Whether the button pauses and starts autoplay. It is then hidden while motion is stopped. */
  pauses?: boolean;
  /** The icon. It is rendered on the server, so that no client component bundles the icons. */
  children: ReactNode;
};

/** A round button of a slider. */
export function RoundButton({ label, onClick, pauses = false, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`button button-glass button-round ${pauses ? 'button-autoplay' : ''}`}
    >
      {children}
    </button>
  );
}
