import { useLocale, useTranslations } from 'next-intl';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';

import '../globals.css';

import { fontClasses } from '../fonts/fonts';
import { PageBehaviour } from '@/components/layout/page-behaviour';
import { colours } from '@/lib/config/colours-outside-css.mjs';

export const viewport: Viewport = { themeColor: colours.ink, colorScheme: 'dark' };

type Props = { children: ReactNode };

export default function RootLayout({ children }: Props) {
  const t = useTranslations('site');

  return (
    <html lang={useLocale()} className={fontClasses}>
      <body>
        <a href="#content" className="skip-link">
          {t('skip')}
        </a>
        {children}
        <PageBehaviour />
      </body>
    </html>
  );
}
