/** The number of lobes of a waveform, and the width and height of its picture. */
const lobes = 36;
export const waveformSize = { width: lobes * 8, height: 48 } as const;

/**
 * Draws the loudness of a track as a row of curves (lobes), which looks like a vibrating string. Each lobe stands for
 * one part of the track, and its height is the highest peak in that part. The path is the upper half of the picture,
 * which also shows its mirror image.
 *
 * @param peaks the loudness of equal parts, 0 to 100. Without any, the result is a straight line
 * @returns the data of an SVG path that begins at 0, 0, under 400 bytes
 */
export function toWaveform(peaks: number[]): string {
  if (peaks.length === 0) return `M0 0h${waveformSize.width}`;
  const curves = Array.from({ length: lobes }, (_, lobe) => {
    const from = Math.floor((lobe * peaks.length) / lobes);
    const to = Math.max(from + 1, Math.floor(((lobe + 1) * peaks.length) / lobes));
    const loudest = Math.max(...peaks.slice(from, to));
    // The top of a quadratic curve is half as high as its control point.
    return `q4-${1 + Math.round((loudest / 100) * (waveformSize.height - 4))} 8 0`;
  });

  return `M0 0${curves.join('')}`;
}
