'use client';

import { useEffect } from 'react';

import { layOutWhatIsPutOff } from './put-off';

/** Shows each `data-reveal` element once a fifth of it is visible, and never hides it again. */
export function RevealObserver() {
  useEffect(() => {
    const observer = new IntersectionObserver(reveal, { threshold: [0, 0.2] });
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);

    return () => observer.disconnect();
  }, []);

  useEffect(layOutWhatIsPutOff, []);

  return null;
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, intersectionRatio, boundingClientRect } of entries) {
    const isPassed = boundingClientRect.bottom < 0;
    if (intersectionRatio < 0.2 && !isPassed) continue;

    target.setAttribute('data-revealed', '');
    observer.unobserve(target);
  }
  // Only now may the others hide: what is on the screen already must not blink.
  document.documentElement.dataset.reveals = '';
}
