/** A duration in seconds, as visitors read it: `3:43`, `1:02:10`. */
export function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours ? [hours, String(minutes).padStart(2, '0')] : [minutes];

  return [...parts, String(seconds % 60).padStart(2, '0')].join(':');
}
