import type { ComponentProps } from 'react';

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';

import en from '@/messages/en.json';

import { Appearances } from './appearances';

type Props = ComponentProps<typeof Appearances>;

const appearances = [{ date: '7 JUN 2014', venue: 'A hall', location: 'BERN, CH' }];
const events = [{ key: 'an-evening', card: <p>An evening</p>, className: '' }];

const shown = (props: Props) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Zurich">
      <Appearances {...props} />
    </NextIntlClientProvider>,
  );

it.each<Props>([{ appearances: null }, { appearances: [], upcoming: [], past: [] }])(
  'a tour without appearances and events says "Coming soon": %j',
  (props) => {
    expect(shown(props)).toContain(en.tours.comingSoon);
  },
);

it('a venue that is a description is in the language of the page', () => {
  const venue = { en: 'A kitchen', de: 'Eine Küche' };
  const html = shown({ appearances: [{ date: 'MAY 2014', venue, location: '' }] });

  expect(html).toContain('A kitchen');
  expect(html).not.toContain('Eine Küche');
});

it.each<[string, Props]>([
  ['appearances', { appearances }],
  ['an upcoming event', { appearances: null, upcoming: events }],
  ['a past event', { appearances: null, past: events }],
])('a tour with %s does not say "Coming soon"', (_, props) => {
  const html = shown(props);

  expect(html).toMatch(/A hall|An evening/);
  expect(html).not.toContain(en.tours.comingSoon);
});
