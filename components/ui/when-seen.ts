import { whenIdle } from './when-idle';

/** Waits until the element is near the screen and the browser has nothing better to do; what then fails is logged. */
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
