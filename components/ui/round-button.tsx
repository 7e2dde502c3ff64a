import { Icon } from './icon';

type Props = {
  icon: 'play' | 'pause' | 'previous' | 'next';
  label: string;
  onClick: () => void;
};

/** A button of something that moves; where nothing moves by itself there is nothing to pause. */
export function RoundButton({ icon, label, onClick }: Props) {
  const visibility = icon === 'play' || icon === 'pause' ? 'motion-reduce:invisible' : '';

  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`button button-glass button-round ${visibility}`}
    >
      <Icon name={icon} />
    </button>
  );
}
