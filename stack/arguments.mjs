import { readOptions } from './options.mjs';
import { portBaseFrom } from './ports/port-base.mjs';

const usage = `Usage: npm run demo -- [options]
  --port-base N    first of eight neighbouring ports (default 3000)
  --reset          delete the data of earlier runs, with the editor's changes
  --backend-only   WordPress, Supabase and mail without the site
  --without-plugin a WordPress without any plugin
  --wordpress W    a version (6.4 to 6.5, 7.1 where its archive is), or the path of a WordPress archive (.zip) or
                   folder; the default is the newest
  --earlier-site   a WordPress without our plugin, which has the routes of the specification
  --without-seed   no demo content
  --help           this text`;

/**
 * Reads the options of `npm run demo` and `npm run dev`.
 * @param {string[]} argv
 * @throws {import('./console.mjs').UserFacingError} when an option is not known or has a wrong value
 */
export function demoArguments(argv) {
  const values = readOptions(usage, argv, {
    'port-base': { type: 'string', default: '3000' },
    'backend-only': { type: 'boolean', default: false },
    'without-plugin': { type: 'boolean', default: false },
    'without-seed': { type: 'boolean', default: false },
    'earlier-site': { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    wordpress: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  const portBase = portBaseFrom(values['port-base'], 8);
  const isEarlier = values['earlier-site'];
  return {
    portBase,
    name: isEarlier ? 'earlier' : values.dev ? 'dev' : 'demo',
    dev: values.dev,
    reset: values.reset,
    backendOnly: values['backend-only'],
    plugin: pluginFor(values),
    wordpress: values.wordpress ?? '',
    seed: !values['without-seed'] && !isEarlier,
    help: values.help ? usage : '',
  };
}

/** @returns {'headless-companion' | 'earlier-site' | 'none'} */
function pluginFor(values) {
  if (values['earlier-site']) return 'earlier-site';
  return values['without-plugin'] ? 'none' : 'headless-companion';
}
