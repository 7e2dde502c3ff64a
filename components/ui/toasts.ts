export type Toast = { title: string; text: string; isFault?: boolean };

/** The name of the toast region and of the close button, in the language of the page. */
export type ToastWords = Record<'region' | 'close', string>;

type Toaster = typeof import('./toaster');

let toaster: Promise<Toaster> | undefined;

/**
 * Loads the script that shows toasts and adds the toast region. No page loads it in advance. A component that may have
 * to report a lost network calls this before it sends anything.
 *
 * @throws {Error} when it cannot be loaded; the next call requests it again
 */
export async function loadToaster(words: ToastWords): Promise<Toaster> {
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
 * Shows a toast for five seconds. It replaces the one before it.
 *
 * @throws {Error} when the toast script cannot be loaded
 */
export async function showToast(toast: Toast, words: ToastWords): Promise<void> {
  (await loadToaster(words)).show(toast);
}
