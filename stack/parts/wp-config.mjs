import { join } from 'node:path';
import { stackDir } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const saltNames = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
];

/**
 * @param {Settings} settings
 * @returns {string} the text of wp-config.php
 */
export function wpConfig(settings) {
  const constants = {
    ...database(settings),
    ...places(settings),
    ...salts(settings),
    ...offline,
    ...ours(settings),
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `defined( '${name}' ) || define( '${name}', ${phpValue(value)} );`,
  );
  return `<?php
// With this cookie, tests see what the admin screens show without a key to Supabase.
isset( $_COOKIE['stack_without_supabase'] ) && define( 'HEADLESS_SUPABASE_SECRET_KEY', '' );
${lines.join('\n')}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * The database of WordPress. Playground brings its own (SQLite), which needs no login.
 * @param {Settings} settings
 */
function database({ host }) {
  const { name, user, password } = host?.database ?? { name: 'wordpress', user: '', password: '' };
  return {
    DB_NAME: name,
    DB_USER: user,
    DB_PASSWORD: password,
    DB_HOST: host ? `127.0.0.1:${host.ports.mariadb}` : '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
  };
}

/**
 * Folders and URLs. Playground mounts the folders of this machine under other paths, and sets the URL of its WordPress
 * itself.
 * @param {Settings} settings
 */
function places({ host, logDir, wordpressUrl }) {
  if (!host) return { STACK_LOG_DIR: '/stack/logs', STACK_SEED_DIR: '/stack/seed' };
  return {
    STACK_LOG_DIR: logDir,
    STACK_SEED_DIR: join(stackDir, 'seed'),
    WP_HOME: wordpressUrl,
    WP_SITEURL: wordpressUrl,
  };
}

const offline = {
  WP_HTTP_BLOCK_EXTERNAL: true,
  WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
  AUTOMATIC_UPDATER_DISABLED: true,
  DISALLOW_FILE_MODS: true,
  CONCATENATE_SCRIPTS: false,
};

/** @param {Settings} settings */
function salts({ secrets }) {
  return Object.fromEntries(saltNames.map((name) => [name, `${name}-${secrets.wordpressSalt}`]));
}

/** @param {Settings} settings */
function ours({ ports, logins, secrets, siteUrl, supabaseUrl, plugin }) {
  return {
    WP_ENVIRONMENT_TYPE: 'local',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    // WP-Cron normally runs when somebody visits WordPress. Nobody visits this one, so cron.mjs requests WP-Cron.
    DISABLE_WP_CRON: true,
    HEADLESS_SITE_URL: siteUrl,
    HEADLESS_WEBHOOK_SECRET: secrets.webhook,
    HEADLESS_SUPABASE_URL: supabaseUrl,
    HEADLESS_SUPABASE_SECRET_KEY: secrets.supabaseSecretKey,
    STACK_TASK_SECRET: secrets.stackTasks,
    STACK_EDITOR_USER: logins.editor.user,
    STACK_EDITOR_PASSWORD: logins.editor.password,
    STACK_SMTP_PORT: ports.smtp,
    STACK_PLUGIN: `${plugin}/${plugin}.php`,
  };
}

/** @param {string | number | boolean} value */
function phpValue(value) {
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);
}
