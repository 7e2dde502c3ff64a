import { siteEnvironment } from '../settings.mjs';

/**
 * The environment variables of the browser tests (e2e/support/environment.ts).
 * @param {import('../settings.mjs').Settings} settings
 * @param {Pick<import('./programs.mjs').Programs, 'chromium' | 'headlessShell' | 'firefox' | 'webkit' | 'java'>} programs
 * @returns {Record<string, string>}
 */
export const e2eEnvironment = (settings, { chromium, headlessShell, firefox, webkit, java }) => ({
  ...siteEnvironment(settings),
  BASE_URL: settings.siteUrl,
  SITE_MODE: settings.name === 'dev' ? 'development' : 'production',
  MAIL_URL: settings.mailUrl,
  SUPABASE_SECRET_KEY: settings.secrets.supabaseSecretKey,
  STACK_TASK_SECRET: settings.secrets.stackTasks,
  CONTROL_URL: settings.controlUrl,
  CHROMIUM_PATH: chromium ?? '',
  HEADLESS_SHELL_PATH: headlessShell,
  FIREFOX_PATH: firefox ?? '',
  WEBKIT_DRIVER_PATH: webkit?.driver ?? '',
  GJS_PATH: webkit?.window ?? '',
  XVFB_PATH: webkit?.display ?? '',
  JAVA_PATH: java ?? '',
  WP_EDITOR_USER: settings.logins.editor.user,
  WP_EDITOR_PASSWORD: settings.logins.editor.password,
  WP_ADMIN_USER: settings.logins.admin.user,
  WP_ADMIN_PASSWORD: settings.logins.admin.password,
});
