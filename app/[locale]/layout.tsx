import { getLocale, getTranslations } from 'next-intl/server';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import '../globals.css';

const display = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-source-sans',
  weight: '200 900',
});

type Props = { children: ReactNode };

export default async function RootLayout({ children }: Props) {
  const t = await getTranslations('site');

  return (
    <html lang={await getLocale()} className={`${display.variable} ${text.variable}`}>
      <body className="min-h-svh bg-ink font-text text-lg text-mist antialiased">
        <a
          href="#content"
          className="absolute z-50 -translate-y-full rounded-b bg-gold px-4 py-2 text-ink focus:translate-y-0"
        >
          {t('skip')}
        </a>
        {children}
      </body>
    </html>
  );
}
