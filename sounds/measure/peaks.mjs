/** How many parts a piece is divided into for its waveform. */
export const peakCount = 160;

/**
 * The peak of each part of a piece, from which its waveform is drawn.
 * @param {ArrayLike<number>[]} channels
 * @returns {number[]} `peakCount` whole numbers from 0 to 100; the loudest part has 100
 */
export function peaksOf(channels) {
  const length = channels[0]?.length ?? 0;
  const parts = Array.from({ length: peakCount }, (_, part) => {
    const startOf = (/** @type {number} */ each) => Math.floor((each * length) / peakCount);
    let most = 0;
    for (const samples of channels) {
      for (let n = startOf(part); n < startOf(part + 1); n++)
        most = Math.max(most, Math.abs(samples[n] ?? 0));
    }
    return most;
  });
  const loudest = Math.max(...parts) || 1;
  return parts.map((part) => Math.round((100 * part) / loudest));
}
