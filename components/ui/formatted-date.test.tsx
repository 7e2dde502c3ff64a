import type { ComponentProps } from 'react';

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';

import en from '@/messages/en.json';

import { FormattedDate } from './formatted-date';

type Style = ComponentProps<typeof FormattedDate>['style'];

it.each<[Style, 'en' | 'de', string]>([
  ['list', 'en', '2\u00a0Mar 2026'],
  ['list', 'de', '2.\u00a0März 2026'],
  ['long', 'en', '2\u00a0March 2026'],
  ['long', 'de', '2.\u00a0März 2026'],
  ['badge', 'en', 'Mar\u00a02, 2026'],
  ['badge', 'de', '2.\u00a0März 2026'],
  ['day', 'en', 'Monday, March\u00a02, 2026'],
  ['day', 'de', 'Montag, 2.\u00a0März 2026'],
])('the %s date in %s keeps day and month in one line', (style, locale, expected) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={en} timeZone="Europe/Zurich">
      <FormattedDate date="2026-03-02" style={style} />
    </NextIntlClientProvider>,
  );

  expect(html).toContain(`>${expected}</time>`);
});
