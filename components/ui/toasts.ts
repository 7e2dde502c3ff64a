export type Toast = { title: string; text: string; isFault?: boolean };

/** In the page's language: what the place of the toasts is called, and the button that closes one. */
export type ToastWords = Record<'region' | 'close', string>;

type Toaster = typeof import('./toaster');

let toaster: Promise<Toaster> | undefined;

/**
 * Brings what shows toasts, which no page loads by itself. A noun that will have to tell of a lost network does so
 * before it sends anything.
 *
 * @throws {Error} when it cannot be had; it is asked for again the next time
 */
export async function bringToaster(words: ToastWords): Promise<Toaster> {
  toaster ??= import('./toaster').then((module) => {
    module.mountToaster(words);
    return module;
  });
  try {
    return await toaster;
  } catch (error) {
    toaster = undefined;
    throw error;
  }
}

/**
 * Says something above the page for five seconds, in the place of what was said before.
 *
 * @throws {Error} when what shows toasts cannot be had
 */
export async function showToast(toast: Toast, words: ToastWords): Promise<void> {
  (await bringToaster(words)).show(toast);
}
