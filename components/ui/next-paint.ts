const longestWaitMs = 100;

/**
 * Resolves after the next paint, or after a tenth of a second in a hidden tab, which paints nothing. In this way, a
 * button can show its reaction to a click before a larger part is created (https://web.dev/articles/optimize-inp).
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
