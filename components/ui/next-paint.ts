const patience = 100;

/**
 * Resolves once the screen shows what has happened so far, so that a click is answered by its button before the larger
 * thing that it asks for is made (https://web.dev/articles/optimize-inp). A page that nobody sees paints nothing: then
 * after a moment.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}
