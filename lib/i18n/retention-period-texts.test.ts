import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import retention from '../../supabase/functions/_shared/retention.json';
import { toString } from 'hast-util-to-string';

import { readLongText } from '../html/markdown';
import type { Locale } from './routing';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Contact messages, the hash that identifies a sender, and logs of requests. */
const names = ['messages', 'sender', 'logs'] as const;

type Period = { years: number } | { days: number };

const numbers = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['null', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

const units = {
  en: { years: ['year', 'years'], days: ['day', 'days'] },
  de: { years: ['Jahr', 'Jahren'], days: ['Tag', 'Tagen'] },
};

/** A period as a text says it: “two years”, and in the German dative, as after “nach”, “zwei Jahren”. */
function inWords(period: Period, locale: Locale): string {
  const [unit, count] =
    'years' in period ? (['years', period.years] as const) : (['days', period.days] as const);
  const [one, more] = units[locale][unit];

  return `${numbers[locale][count] ?? count} ${count === 1 ? one : more}`;
}

/** The periods of the newest migration that says how long messages are stored. */
function periodsInDatabase(): string[] {
  const folder = 'supabase/migrations';
  const migrations = readdirSync(join(root, folder)).toSorted();
  const found = migrations.flatMap((file) => [
    ...read(`${folder}/${file}`).matchAll(
      /contact_retention\(\)\s+returns table[^$]*\$\$([^$]*)\$\$/g,
    ),
  ]);
  return [...(found.at(-1)?.[1] ?? '').matchAll(/interval '(.*?)'/g)].map(
    ([, period = '']) => period,
  );
}

it('the database deletes messages and senders after as long as the settings say', () => {
  expect(periodsInDatabase()).toEqual([
    `${retention.messages.years} years`,
    `${retention.sender.days} day`,
  ]);
});

it.each(['en', 'de'] as const)(
  'content/legal/legal-notices.%s.md says the same',
  async (locale) => {
    const { sections } = await readLongText('legal/legal-notices', locale);
    let rest = toString(sections.find(({ id }) => id === 'privacy')!.text);
    const missing: string[] = [];
    for (const name of names) {
      const period = inWords(retention[name], locale);
      if (!rest.includes(period)) missing.push(`${name}: ${period}`);
      // The notice says each period by itself, even if two are the same.
      rest = rest.replace(period, '');
    }

    expect(missing).toEqual([]);
  },
);

it('the guide to privacy and the settings of the logs have the same numbers', () => {
  const guide = read('docs/privacy.md');
  for (const name of names) expect(guide).toContain(inWords(retention[name], 'en'));
  expect(read('deploy/journald.conf')).toContain(`MaxRetentionSec=${retention.logs.days}day`);
  expect(read('deploy/logrotate.conf')).toContain(`rotate ${retention.logs.days - 1}\n`);
});
