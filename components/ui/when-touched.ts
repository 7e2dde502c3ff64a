/**
 * Calls `then` once, as soon as the pointer or the focus is on the form, or a value was entered. That may have happened
 * before the scripts loaded. Returns a function that stops waiting.
 */
export function whenTouched(form: HTMLFormElement, then: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    then();
  };
  for (const type of ['pointerenter', 'focusin', 'input']) {
    form.addEventListener(type, begin, { signal: stop.signal });
  }
  const isTouched = form.contains(document.activeElement) || form.matches(':hover');
  if (isTouched || isBegun(form)) begin();

  return () => stop.abort();
}

function isBegun(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;

    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}
