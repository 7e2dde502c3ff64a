import { whenIdle } from './when-idle';

/**
 * Calls `then` once, when the element is within 200 px of the screen and the browser is idle. Errors of `then` are
 * logged. Returns a function that stops waiting.
 */
export function whenSeen(
  element: HTMLElement,
  then: (element: HTMLElement) => void | Promise<void>,
): () => void {
  let isOver = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(() => {
        if (!isOver) void Promise.resolve(then(element)).catch(console.error);
      });
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);

  return () => {
    isOver = true;
    observer.disconnect();
  };
}
