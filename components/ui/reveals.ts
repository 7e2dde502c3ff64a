/** Shows each `data-reveal` element once a fifth of it is visible, and never hides it again. */
export function connectReveals(): void {
  const observer = new IntersectionObserver(reveal, { threshold: [0, 0.2] });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, intersectionRatio, boundingClientRect } of entries) {
    const isPassed = boundingClientRect.bottom < 0;
    if (intersectionRatio < 0.2 && !isPassed) continue;

    target.setAttribute('data-revealed', '');
    observer.unobserve(target);
  }
  // All other elements are hidden only now, so that what is already on the screen does not flicker.
  document.documentElement.dataset.reveals = '';
}
