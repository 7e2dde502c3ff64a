import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const stackDir = dirname(fileURLToPath(import.meta.url));
export const rootDir = dirname(stackDir);

/** @param {string} name of an npm package of the stack */
export const packageDir = (name) => join(stackDir, 'node_modules', name);

/**
 * Everything the parts need to know: where they listen, where they keep data, who may log in.
 * @typedef {ReturnType<typeof settingsFor>} Settings
 */

/** Where the plugins are that WordPress may be given. */
const plugins = {
  'headless-companion': join(rootDir, 'wordpress', 'headless-companion'),
  /** What stands in for ours on a back end that never heard of it. */
  'earlier-site': join(stackDir, 'earlier-site'),
  none: '',
};

/**
 * @param {{ name: string, portBase: number, plugin?: keyof typeof plugins, seed?: boolean }} choice `name` keeps demo, development and tests apart
 */
export function settingsFor({ name, portBase, plugin = 'headless-companion', seed = true }) {
  const dataDir = join(stackDir, '.data', name);
  const ports = portsFrom(portBase);
  return {
    name,
    portBase,
    ports,
    plugin,
    pluginDir: plugins[plugin],
    seed,
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
    redisUrl: '',
    /** Where WordPress runs as on a host; it runs in Playground without. */
    host: /** @type {Omit<import('./host/configurations.mjs').Host, 'web'> | null} */ (null),
    trustedProxies: 0,
    logins: {
      editor: { user: 'editor', password: 'auralune-editor' },
      admin: { user: 'admin', password: 'password' },
    },
    secrets: secretsIn(dataDir),
  };
}

/** @param {number} base */
function portsFrom(base) {
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
 * Kept between runs, or a restart would log every editor out and break the keys in a running site.
 * @param {string} dataDir
 */
function secretsIn(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Data of an earlier version lacks what has been added since.
  const secrets = { ...newSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(secrets).length) {
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
 * What the site is told, in the demo, in development and in the tests.
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
    NEXT_DIST_DIR: settings.distDir,
    NEXT_OUTPUT: settings.output,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.ports.site),
  };
}
