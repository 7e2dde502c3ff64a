import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { readSeed } from './read.mjs';

/** @typedef {{ slug: string, date?: string, offsetDays?: number, endOffsetDays?: number, earlierOffsetDays?: number }} SeedEvent */

/** @type {SeedEvent[]} */
const events = readSeed('events.json');
const code = ['days', 'placeholders'].map((name) =>
  readFileSync(join(import.meta.dirname, 'php', `${name}.php`), 'utf8').replace('<?php', ''),
);

/** Ends of months and years, a leap day, and the days on which clocks change in Switzerland. */
const seedDays = [
  ...['2026-11-20', '2026-11-29', '2026-12-31', '2027-02-28', '2028-02-29', '2027-03-28'],
  ...['2027-06-30', '2027-10-31', '2027-12-29', '2030-08-01'],
];

/** @type {PHP} */
let php;
before(async () => {
  php = new PHP(await loadNodeRuntime('8.3', { emscriptenOptions: { processId: 1 } }));
});
after(() => php.exit());

/**
 * What the seed does on a day: the days of each event, and two texts that name them.
 * @param {string} day
 * @param {SeedEvent[]} list
 */
async function seededOn(day, list) {
  const text = list.map(({ slug }) => `{{date:${slug}}}`).join('|');
  const { text: output } = await php.run({
    code: `<?php
      const DEMO_SEED_ANNOUNCED_DAYS_BEFORE = 60;
      function current_datetime() { return new DateTimeImmutable( '${day} 23:30', new DateTimeZone( 'Europe/Zurich' ) ); }
      ${code.join('\n')}
      $events = json_decode( '${JSON.stringify(list).replace(/['\\]/g, '\\$&')}', true );
      $words  = demo_seed_written_days( $events );
      echo json_encode( array(
        'days'      => array_map( 'demo_seed_event_days', $events ),
        'announced' => array_map( 'demo_seed_announced', $events ),
        'en'        => demo_seed_fill( '${text}', $words, 'a text' ),
        'de'        => demo_seed_fill( '${text}', $words, 'a text', 'de' ),
      ) );`,
  });
  return JSON.parse(output);
}

/** @param {string} day @param {number} count */
const later = (day, count) =>
  new Date(Date.parse(`${day}T12:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** @param {string} day @param {'en' | 'de'} locale */
function written(day, locale) {
  const date = new Date(`${day}T12:00Z`);
  /** @param {Intl.DateTimeFormatOptions} options */
  const part = (options) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-CH', { timeZone: 'UTC', ...options })
      .format(date)
      .replace('.', '');
  const [weekday, number, month, year] = [
    ...[part({ weekday: 'short' }), part({ day: 'numeric' })],
    ...[part({ month: 'long' }), part({ year: 'numeric' })],
  ];

  return locale === 'en'
    ? `${weekday} ${number}\u00a0${month} ${year}`
    : `${weekday}, ${number}.\u00a0${month} ${year}`;
}

for (const day of seedDays) {
  test(`on ${day} events to come lie ahead, and texts name their very days`, async () => {
    const slim = events.map(({ slug, date, offsetDays, endOffsetDays, earlierOffsetDays }) => ({
      ...{ slug, date, offsetDays, endOffsetDays, earlierOffsetDays },
    }));
    const { days, announced, en, de } = await seededOn(day, slim);

    for (const [index, { offsetDays, endOffsetDays, date }] of events.entries()) {
      const first = date ?? later(day, offsetDays ?? NaN);
      assert.equal(days[index].start_date, first);
      if (endOffsetDays) assert.equal(days[index].end_date, later(day, endOffsetDays));
      assert.ok(announced[index] < day);
      assert.equal(en.split('|')[index], written(first, 'en'));
      assert.equal(de.split('|')[index], written(first, 'de'));
    }
  });
}
