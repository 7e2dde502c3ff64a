import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the stack. */
export const stackDir = dirname(fileURLToPath(import.meta.url));
/** The folder of the project. */
export const rootDir = dirname(stackDir);

/** The folder of an npm package of the stack. @param {string} name */
export const packageDir = (name) => join(stackDir, 'node_modules', name);

/**
 * The settings of all parts: ports, data folders, logins.
 * @typedef {ReturnType<typeof settingsFor>} Settings
 */

/** The folders of the plugins that the stack can install in WordPress. */
const plugins = {
  'headless-companion': join(rootDir, 'wordpress', 'headless-companion'),
  /** For a WordPress as it is before our plugin is installed. */
  'earlier-site': join(stackDir, 'system-tests', 'earlier-site'),
  none: '',
};

/**
 * @typedef {object} Choice
 * @property {string} name of the data folder, so that demo, development and tests use separate data
 * @property {number} portBase
 * @property {keyof typeof plugins} [plugin]
 * @property {boolean} [seed]
 * @property {import('./wordpress-source.mjs').WordPressSource | null} [wordpress]
 */

/** The settings of a stack. Creates its secrets on disk if they do not exist. @param {Choice} choice */
export function settingsFor(choice) {
  const { name, portBase, plugin = 'headless-companion', seed = true } = choice;
  const dataDir = join(stackDir, '.data', name);
  const ports = portsFrom(portBase);
  return {
    name,
    portBase,
    ports,
    plugin,
    pluginDir: plugins[plugin],
    seed,
    /** The WordPress to run. When it is missing, wordpress-source.mjs chooses one. */
    wordpress: choice.wordpress,
    dataDir,
    logDir: join(dataDir, 'logs'),
    wordpressDir: join(dataDir, 'wordpress'),
    supabaseDir: join(dataDir, 'supabase'),
    siteUrl: `http://localhost:${ports.site}`,
    wordpressUrl: `http://127.0.0.1:${ports.wordpress}`,
    supabaseUrl: `http://127.0.0.1:${ports.supabase}`,
    databaseUrl: `http://127.0.0.1:${ports.database}`,
    functionUrl: `http://127.0.0.1:${ports.function}`,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
    controlUrl: `http://127.0.0.1:${ports.control}`,
    distDir: name === 'dev' ? '.next' : `.next-${name}`,
    output: '',
    localImages: '1',
    pageCache: 'own',
    // Encoding pictures early takes processor time that tests need.
    makePictures: name === 'demo' ? 'early' : 'on-demand',
    // On average, one page view in this many sends its web vitals. In tests none does, except for the page view that
    // e2e/web-vitals.spec.ts chooses by replacing `Math.random`.
    webVitalsSample: name === 'demo' ? 10 : 1e9,
    redisUrl: '',
    /** Null: WordPress runs in Playground. host/settings.mjs sets it when WordPress runs as on a web host. */
    host: /** @type {Omit<import('./host/configurations.mjs').Host, 'web'> | null} */ (null),
    trustedProxies: 0,
    logins: {
      editor: { user: 'editor', password: 'auralune-editor' },
      admin: { user: 'admin', password: 'password' },
    },
    secrets: secretsIn(dataDir),
  };
}

/** The ports of all parts. @param {number} base the first one */
export function portsFrom(base) {
  return {
    site: base,
    wordpress: base + 1,
    supabase: base + 2,
    smtp: base + 3,
    mail: base + 4,
    control: base + 5,
    database: base + 6,
    function: base + 7,
  };
}

/**
 * The secrets are stored between runs: new ones would log out every editor and invalidate the keys of a running site.
 * @param {string} dataDir
 */
function secretsIn(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // A file that an earlier version wrote does not have the secrets that were added since.
  const secrets = { ...newSecrets(), ...stored };
  if (Object.keys(stored).length < Object.keys(secrets).length) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
}

function newSecrets() {
  const token = () => randomBytes(24).toString('base64url');
  return {
    webhook: token(),
    contact: token(),
    wordpressSalt: token(),
    wordpressDatabase: token(),
    stackTasks: token(),
    supabaseJwt: token(),
    supabaseAnonKey: `sb_publishable_${token()}`,
    supabaseSecretKey: `sb_secret_${token()}`,
  };
}

/**
 * The environment variables of the site, in the demo, in development and in tests.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function siteEnvironment(settings) {
  return {
    SITE_URL: settings.siteUrl,
    WORDPRESS_URL: settings.wordpressUrl,
    WEBHOOK_SECRET: settings.secrets.webhook,
    SUPABASE_URL: settings.supabaseUrl,
    SUPABASE_ANON_KEY: settings.secrets.supabaseAnonKey,
    CONTACT_SECRET: settings.secrets.contact,
    REDIS_URL: settings.redisUrl,
    TRUSTED_PROXIES: String(settings.trustedProxies),
    ALLOW_LOCAL_IMAGES: settings.localImages,
    PAGE_CACHE: settings.pageCache,
    MAKE_PICTURES: settings.makePictures,
    WEB_VITALS_SAMPLE: String(settings.webVitalsSample),
    NEXT_DIST_DIR: settings.distDir,
    NEXT_OUTPUT: settings.output,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.ports.site),
  };
}
