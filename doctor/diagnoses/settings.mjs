import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSettings } from '../../lib/config/env-schema.mjs';
import { failure, fine, warning } from '../finding.mjs';

/**
 * Are all settings set and valid, so that the site can start?
 * @param {Record<string, string | undefined>} environment
 * @param {string} source where the settings were read, as a text for the report
 * @param {string} folder of the project
 * @returns {{ settings: import('../../lib/config/env-schema.mjs').Settings | null, findings: import('../finding.mjs').Finding[] }}
 */
export function checkSettings(environment, source, folder) {
  try {
    const settings = readSettings(environment);
    const right = fine(`Valid. Read from ${source}.`);
    return { settings, findings: [right, ...leftFromExample(environment)] };
  } catch (error) {
    const lines = String(error).split('\n');
    const wrong = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
    const example = readFileSync(join(folder, '.env.example'), 'utf8');
    const findings = wrong.map((line) =>
      failure(`${line} (read: ${source}).`, explanationIn(example, line.split(' ')[0] ?? '')),
    );
    return { settings: null, findings };
  }
}

/**
 * The comment above a setting, on one line.
 * @param {string} example
 * @param {string} name
 */
function explanationIn(example, name) {
  const lines = example.split('\n');
  const end = lines.findIndex((line) => line.startsWith(`${name}=`));
  const start = lines.findLastIndex((line, index) => index < end && !line.startsWith('#')) + 1;
  const words = lines.slice(start, end).map((line) => line.replace(/^# ?/, ''));
  return `Set it: ${words.join(' ') || '.env.example lists all settings.'}`;
}

/** @param {Record<string, string | undefined>} environment */
function leftFromExample(environment) {
  const names = ['SITE_URL', 'WORDPRESS_URL', 'SUPABASE_URL'];
  return names
    .filter((name) =>
      /\/\/(?:www|cms)\.example\.com|\/\/project\.supabase\.co/.test(environment[name] ?? ''),
    )
    .map((name) => warning(`${name} still has the value of .env.example.`, 'Enter your own URL.'));
}
