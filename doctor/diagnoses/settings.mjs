import { readSettings } from '../../lib/settings.mjs';
import { failure, fine, warning } from '../finding.mjs';

/**
 * Are the settings there, and such that the site starts with them?
 * @param {Record<string, string | undefined>} environment
 * @param {string} source where they were read, in words
 * @returns {{ settings: import('../../lib/settings.mjs').Settings | null, findings: import('../finding.mjs').Finding[] }}
 */
export function checkSettings(environment, source) {
  try {
    const settings = readSettings(environment);
    const right = fine(`Valid. Read from ${source}.`);
    return { settings, findings: [right, ...leftFromExample(environment)] };
  } catch (error) {
    const named = String(error)
      .split('\n')
      .filter((line) => line.startsWith('  '));
    const todo = `.env.example explains it. Read: ${source}. A build and a start stop with it.`;
    return { settings: null, findings: named.map((line) => failure(`${line.trim()}.`, todo)) };
  }
}

/** @param {Record<string, string | undefined>} environment */
function leftFromExample(environment) {
  const names = ['SITE_URL', 'WORDPRESS_URL', 'SUPABASE_URL'];
  return names
    .filter((name) =>
      /\/\/(?:www|cms)\.example\.com|\/\/project\.supabase\.co/.test(environment[name] ?? ''),
    )
    .map((name) =>
      warning(`${name} is still the one of .env.example.`, 'Put in your own address.'),
    );
}
