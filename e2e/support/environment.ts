/** Reads an environment variable of the tests. stack/npm-test/e2e-environment.mjs sets these variables. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: use npm run e2e or npm test -- --only e2e`);

  return value;
}

export const stack = {
  siteUrl: required('BASE_URL'),
  /** The development server responds to every page with status 200 and stores no pages. */
  isDevelopment: required('SITE_MODE') === 'development',
  wordpressUrl: required('WORDPRESS_URL'),
  controlUrl: required('CONTROL_URL'),
  /** The secret that allows a request to run one of the stack's tasks in WordPress. */
  taskSecret: required('STACK_TASK_SECRET'),
  supabaseUrl: required('SUPABASE_URL'),
  mailUrl: required('MAIL_URL'),
  webhookSecret: required('WEBHOOK_SECRET'),
  contactSecret: required('CONTACT_SECRET'),
  /** The public key, and the secret key, which bypasses row-level security. */
  supabaseKey: required('SUPABASE_ANON_KEY'),
  supabaseSecretKey: required('SUPABASE_SECRET_KEY'),
  admin: { user: required('WP_ADMIN_USER'), password: required('WP_ADMIN_PASSWORD') },
  editor: { user: required('WP_EDITOR_USER'), password: required('WP_EDITOR_PASSWORD') },
};
