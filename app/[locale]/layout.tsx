import { useLocale, useTranslations } from 'next-intl';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';

import '../globals.css';

import { fontClasses } from '../fonts/fonts';
import { DialogBehaviour } from '@/components/ui/dialog-behaviour';
import { RevealObserver } from '@/components/ui/reveal-observer';
import { ink } from '@/lib/colours';

export const viewport: Viewport = { themeColor: ink, colorScheme: 'dark' };

type Props = { children: ReactNode };

export default function RootLayout({ children }: Props) {
  const t = useTranslations('site');

  return (
    <html lang={useLocale()} className={fontClasses}>
      <body className="isolate min-h-svh font-text text-lg text-mist antialiased">
        <a
          href="#content"
          className="fixed top-2 left-8 z-50 -translate-y-24 rounded-full bg-gold px-6 py-3 font-semibold text-ink focus:translate-y-0"
        >
          {t('skip')}
        </a>
        {children}
        <DialogBehaviour />
        <RevealObserver />
      </body>
    </html>
  );
}
