import type { ReactNode } from 'react';

type Props = {
  label: string;
  onClick: () => void;
  /** Does it stop or start what moves by itself? Where nothing does, there is nothing to stop. */
  pauses?: boolean;
  /** Its icon: it comes with the page, so that no island carries the drawings of all of them. */
  children: ReactNode;
};

/** A button of something that moves. */
export function RoundButton({ label, onClick, pauses = false, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`button button-glass button-round ${pauses ? 'motion-reduce:invisible' : ''}`}
    >
      {children}
    </button>
  );
}
