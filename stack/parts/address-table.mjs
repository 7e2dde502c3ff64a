/**
 * The URLs, logins and keys of the running stack, as a text to print.
 * @param {import('../settings.mjs').Settings} settings
 * @param {{ backendOnly: boolean }} shown
 */
export function addressTable(settings, { backendOnly }) {
  const { siteUrl, wordpressUrl, supabaseUrl, mailUrl, ports, logins, secrets, logDir } = settings;
  const site = [
    ['Site, English', siteUrl],
    ['Site, German', `${siteUrl}/de`],
  ];
  const backend = [
    ['WordPress', `${wordpressUrl}/wp-admin/`],
    ['  as editor', `${logins.editor.user} / ${logins.editor.password}`],
    ['  as administrator', `${logins.admin.user} / ${logins.admin.password}`],
    ['Supabase', supabaseUrl],
    ["  visitors' key", secrets.supabaseAnonKey],
    ['Mail', `${mailUrl}  (SMTP on port ${ports.smtp})`],
    ['Logs', logDir],
  ];
  const secret = [['  webhook secret', secrets.webhook]];
  const rows = backendOnly ? [...backend, ...secret] : [...site, ...backend];
  return rows.map(([name, value]) => `  ${name.padEnd(20)}${value}`).join('\n');
}
