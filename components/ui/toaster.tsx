'use client';

import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

import { Icon } from './icon';
import type { Toast, ToastWords } from './toasts';
import './toast.css';

const lifetime = 5_000;
let last: string | number | undefined;

/**
 * Adds the empty toast region at the end of the page. Screen readers announce only what is added to a region that is
 * there already.
 */
export function mountToaster(words: ToastWords): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'print:hidden';
  createRoot(place).render(
    <Toaster
      theme="dark"
      position="top-right"
      visibleToasts={1}
      duration={lifetime}
      closeButton
      customAriaLabel={words.region}
      // Below the header. On a phone it covers the header, and nothing else of the page.
      offset={{ top: '6rem', right: '2rem' }}
      mobileOffset={{ top: '0.25rem', left: '0.5rem', right: '0.5rem' }}
      icons={{ close: <Icon name="close" className="size-4" /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: words.close,
        classNames: { toast: 'toast' },
      }}
    />,
  );
}

/**
 * Shows a toast and removes the one before it.
 * @public imported by toasts.ts when it is needed
 */
export function show({ title, text, isFault = false }: Toast): void {
  if (last !== undefined) toast.dismiss(last);
  last = (isFault ? toast.error : toast.success)(title, { description: text });
}
