type HeldSubmit = {
  /** Stops holding. If the form was submitted while it was held, submits it again, for the listeners it has by then. */
  pass: () => void;
  /** Stops holding. If the form was submitted while it was held, the browser sends it. */
  giveUp: () => void;
};

/**
 * Stops the form from being sent while the script that sends it is still loading, and remembers that it was submitted.
 */
export function preventEarlySubmit(form: HTMLFormElement): HeldSubmit {
  const stop = new AbortController();
  let isHeld = false;
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      isHeld = true;
    },
    { signal: stop.signal },
  );
  const end = (then: () => void) => {
    stop.abort();
    if (isHeld) then();
    isHeld = false;
  };

  return { pass: () => end(() => form.requestSubmit()), giveUp: () => end(() => form.submit()) };
}
