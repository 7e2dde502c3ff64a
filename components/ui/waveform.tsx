import { toWaveform, waveformSize } from '@/lib/sounds/waveform';

type Props = { peaks: number[]; id: string };

const { width, height } = waveformSize;

/** The waveform of a track, drawn like a vibrating string: an outer and an inner curve, mirrored. Only decoration. */
export function Waveform({ peaks, id }: Props) {
  return (
    <svg
      viewBox={`0 ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="wave"
    >
      <path id={id} d={toWaveform(peaks)} />
      <use href={`#${id}`} transform="scale(1 -1)" />
      <use href={`#${id}`} transform="scale(1 .4)" />
      <use href={`#${id}`} transform="scale(1 -.4)" />
    </svg>
  );
}
