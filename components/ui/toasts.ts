export type Toast = { title: string; text: string; isFault?: boolean };

/** In the page's language: what the place of the toasts is called, and the button that closes one. */
export type ToastWords = Record<'region' | 'close', string>;

let toaster: Promise<typeof import('./toaster')> | undefined;

/**
 * Brings what shows toasts, which no page loads by itself. A noun that will have to tell of a lost network does so
 * before it sends anything.
 *
 * @throws {Error} when it cannot be had
 */
export async function bringToaster(words: ToastWords): Promise<void> {
  toaster ??= import('./toaster').then((module) => {
    module.mountToaster(words);
    return module;
  });
  // It is asked for again the next time.
  await toaster.catch(() => (toaster = undefined));
}

/**
 * Says something above the page for five seconds, in the place of what was said before.
 *
 * @throws {Error} when what shows toasts cannot be had
 */
export async function showToast(toast: Toast, words: ToastWords): Promise<void> {
  await bringToaster(words);
  (await toaster)!.show(toast);
}
