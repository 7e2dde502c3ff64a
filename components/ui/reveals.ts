const share = 0.2;

/**
 * Shows each `data-reveal` element once a fifth of it is visible, or once it fills a fifth of the screen, which an
 * element of many screens reaches first. Never hides it again.
 */
export function connectReveals(): void {
  const observer = new IntersectionObserver(reveal, {
    threshold: [0, 0.01, 0.02, 0.05, 0.1, share],
  });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, intersectionRect, boundingClientRect } of entries) {
    const isPassed = boundingClientRect.bottom < 0;
    // At least one pixel: an element that is laid out later has no height yet.
    const enough = Math.max(1, share * Math.min(boundingClientRect.height, innerHeight));
    if (intersectionRect.height < enough && !isPassed) continue;

    target.setAttribute('data-revealed', '');
    observer.unobserve(target);
  }
  // All other elements are hidden only now, so that what is already on the screen does not flicker.
  document.documentElement.dataset.reveals = '';
}
