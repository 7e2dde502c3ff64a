import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import retention from '../../supabase/functions/_shared/retention.json';
import { toString } from 'hast-util-to-string';

import { readLongText } from '../html/markdown';
import { retentionWords, withRetention } from './retention-period-texts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

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

it.each(['en', 'de'] as const)('the legal notices promise it in %s', async (locale) => {
  const { sections } = await readLongText('legal/legal-notices', locale);
  const privacy = toString(sections.find(({ id }) => id === 'privacy')!.text);

  for (const name of ['messages', 'sender', 'logs'] as const)
    expect(privacy).toContain(retentionWords(name, locale));
  expect(JSON.stringify(sections)).not.toMatch(/\{(messages|sender|logs)\}/);
});

it('says a period in words', () => {
  expect(withRetention('{messages}, {sender}, {logs}', 'en')).toBe(
    'two years, one day, seven days',
  );
  expect(withRetention('{messages}, {sender}, {logs}', 'de')).toBe(
    'zwei Jahren, einem Tag, sieben Tagen',
  );
});

it('the guide to privacy and the settings of the logs have the same numbers', () => {
  const guide = read('docs/privacy.md');
  for (const name of ['messages', 'sender', 'logs'] as const)
    expect(guide).toContain(retentionWords(name, 'en'));
  expect(read('deploy/journald.conf')).toContain(`MaxRetentionSec=${retention.logs.days}day`);
  expect(read('deploy/logrotate.conf')).toContain(`rotate ${retention.logs.days - 1}\n`);
});
