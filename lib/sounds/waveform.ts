/** How many lobes a waveform has, and how wide and high its picture is. */
const lobes = 36;
export const waveformSize = { width: lobes * 8, height: 48 } as const;

/**
 * A sound as a string that vibrates between nodes: one lobe for each part of the sound, as high as the part is loud at its
 * loudest. It is the upper half; the picture shows it mirrored.
 *
 * @param peaks loudness of equal parts, 0 to 100. Without any, the string is at rest
 * @returns the data of an SVG path that begins at 0, 0, under 400 bytes
 */
export function toWaveform(peaks: number[]): string {
  if (peaks.length === 0) return `M0 0h${waveformSize.width}`;
  const curves = Array.from({ length: lobes }, (_, lobe) => {
    const from = Math.floor((lobe * peaks.length) / lobes);
    const to = Math.max(from + 1, Math.floor(((lobe + 1) * peaks.length) / lobes));
    const loudest = Math.max(...peaks.slice(from, to));
    // The tip of a curve is half as high as the point that bends it.
    return `q4-${1 + Math.round((loudest / 100) * (waveformSize.height - 4))} 8 0`;
  });

  return `M0 0${curves.join('')}`;
}
