import type { ReactNode } from 'react';

type Props = {
  label: string;
  onClick: () => void;
  /** Does it pause or start autoplay? Hidden while motion is stopped. */
  pauses?: boolean;
  /** Its icon. It is rendered on the server, so that no client component bundles the icons. */
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
