import { siteEnvironment } from '../settings.mjs';

/**
 * What the browser tests are told (e2e/support/environment.ts).
 * @param {import('../settings.mjs').Settings} settings
 * @param {Pick<import('./programs.mjs').Programs, 'chromium' | 'headlessShell' | 'java'>} programs
 * @returns {Record<string, string>}
 */
export const e2eEnvironment = (settings, { chromium, headlessShell, java }) => ({
  ...siteEnvironment(settings),
  BASE_URL: settings.siteUrl,
  MAIL_URL: settings.mailUrl,
  SUPABASE_SECRET_KEY: settings.secrets.supabaseSecretKey,
  STACK_TASK_SECRET: settings.secrets.stackTasks,
  CONTROL_URL: settings.controlUrl,
  CHROMIUM_PATH: chromium ?? '',
  HEADLESS_SHELL_PATH: headlessShell,
  JAVA_PATH: java ?? '',
  WP_EDITOR_USER: settings.logins.editor.user,
  WP_EDITOR_PASSWORD: settings.logins.editor.password,
});
