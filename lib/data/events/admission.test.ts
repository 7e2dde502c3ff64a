import { getTranslations } from '../../testing/translations';
import { doorsOf, isOnSale } from './admission';
import { admissionLines, type EventWords } from './admission-words';
import { toEvent } from './event';
import { rawEvent } from './raw-event';

const known = {
  ...{ doors_time: '19:00:00', availability: 'few_left', price_from: '35.00' },
  ...{ price_currency: 'CHF', presale_from: '2026-12-01T10:00:00', minimum_age: 16 },
  ...{
    supporting_acts: ['Duo Windfang', ' ', 'Choir &amp; Friends'],
    age_note: 'Or with an adult',
  },
  accessibility: 'Step-free\n\nHearing loop',
};
const german = { title: 'Abend', age_note: 'Oder in Begleitung', accessibility: 'Stufenlos' };

const parse = (part: object = {}, locale: 'en' | 'de' = 'en') =>
  toEvent(
    rawEvent.parse({
      ...{ id: 1, title: 'Evening', start_date: '2026-12-24', start_time: '20:00' },
      ...{ timezone: 'Europe/Zurich' },
      ...part,
    }),
    locale,
  );

async function lines(part: object, locale: 'en' | 'de') {
  const t = (await getTranslations({ locale, namespace: 'event' })) as EventWords;

  return admissionLines(parse(part, locale), t, locale).map((line) => line.replace(/\u00a0/g, ' '));
}

describe('the admission of an event', () => {
  it('is read from the source', () => {
    expect(parse(known).admission).toEqual({
      ...{ doorsTime: '19:00', availability: 'few_left', price: { amount: 35, currency: 'CHF' } },
      ...{ presaleFrom: '2026-12-01T10:00:00', minimumAge: 16 },
      supportingActs: ['Duo Windfang', 'Choir & Friends'],
      ageNote: { text: 'Or with an adult', language: 'en' },
      accessibility: { text: 'Step-free\nHearing loop', language: 'en' },
    });
  });

  it.each([
    ['has none of these fields', {}],
    [
      'fills them with nonsense',
      {
        ...{
          availability: 'maybe',
          price_from: 'CHF 35',
          price_currency: 'Fr.',
        },
        ...{ supporting_acts: 'Duo', minimum_age: -1, age_note: null },
        accessibility: { rendered: '' },
      },
    ],
  ])('is unknown when a back end %s', (_, part) => {
    expect(parse(part).admission).toEqual({
      ...{ doorsTime: null, availability: null, price: null, presaleFrom: null, minimumAge: null },
      ...{ supportingActs: [], ageNote: null, accessibility: null },
    });
  });

  it('has no price without a currency', () => {
    expect(parse({ price_from: '35' }).admission.price).toBeNull();
    expect(parse({ price_from: 0, price_currency: 'EUR' }).admission.price).toEqual({
      ...{ amount: 0, currency: 'EUR' },
    });
  });

  it('has its German words on German pages, and the original where there are none', () => {
    const both = parse({ ...known, translations: { de: german } }, 'de').admission;
    const half = parse({ ...known, translations: { de: { title: 'Abend' } } }, 'de').admission;

    expect([both.ageNote, both.accessibility]).toEqual([
      { text: 'Oder in Begleitung', language: 'de' },
      { text: 'Stufenlos', language: 'de' },
    ]);
    expect(half.ageNote).toEqual({ text: 'Or with an adult', language: 'en' });
  });
});

describe('the doors', () => {
  it.each([
    ['before the start', '20:00', '2026-12-24T18:00:00.000Z'],
    ['on the evening before a concert at night', '00:30', '2026-12-23T18:00:00.000Z'],
    ['on the day, where no start is known', null, '2026-12-24T18:00:00.000Z'],
  ])('open %s', (_, start_time, moment) => {
    expect(new Date(+doorsOf(parse({ ...known, start_time }))!).toISOString()).toBe(moment);
  });

  it('open at no known moment unless the source says when', () => {
    expect(doorsOf(parse())).toBeNull();
  });
});

describe('tickets', () => {
  it.each([
    ['2026-12-01T08:59:59Z', false],
    ['2026-12-01T09:00:00Z', true],
  ])('at %s are on sale: %s, by the clock of the place', (moment, expected) => {
    expect(isOnSale(parse(known), new Date(moment))).toBe(expected);
  });

  it('are on sale where no beginning is known', () => {
    expect(isOnSale(parse(), new Date(0))).toBe(true);
  });
});

describe('the admission as plain text', () => {
  it('is everything, in English and in German', async () => {
    expect(await lines(known, 'en')).toEqual([
      'Few left',
      'With Duo Windfang, Choir & Friends',
      'Doors open at 7:00 PM',
      'From CHF 35',
      'On sale from December 1, 2026 at 10:00 AM',
      'Ages 16 and over. Or with an adult',
      'Accessibility: Step-free, Hearing loop',
    ]);
    expect(await lines({ ...known, translations: { de: german } }, 'de')).toEqual([
      'Wenige Plätze',
      'Mit Duo Windfang, Choir & Friends',
      'Türöffnung um 19:00 Uhr',
      'Ab CHF 35',
      'Vorverkauf ab 1. Dezember 2026, 10:00 Uhr',
      'Ab 16 Jahren. Oder in Begleitung',
      'Barrierefreiheit: Stufenlos',
    ]);
  });

  it('is empty when nothing is known, and for a cancelled event', async () => {
    expect(await lines({ availability: 'available' }, 'en')).toEqual([]);
    expect(await lines({ ...known, status: 'cancelled' }, 'en')).toEqual([]);
  });

  it('says from what age a child may come', async () => {
    expect(await lines({ minimum_age: 1 }, 'de')).toEqual(['Ab 1 Jahr']);
    expect(await lines({ minimum_age: 6 }, 'de')).toEqual(['Ab 6 Jahren']);
    expect(await lines({ minimum_age: 1 }, 'en')).toEqual(['Ages 1 and over']);
  });

  it('says when it is free or sold out', async () => {
    const part = { price_from: '0.00', price_currency: 'CHF', availability: 'sold_out' };

    expect(await lines(part, 'de')).toEqual(['Ausverkauft', 'Eintritt frei']);
  });
});
