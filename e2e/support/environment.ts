/** Where the parts of the stack are; stack/check.mjs sets these. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test -- --only e2e`);

  return value;
}

export const stack = {
  siteUrl: required('BASE_URL'),
  wordpressUrl: required('WORDPRESS_URL'),
  controlUrl: required('CONTROL_URL'),
  /** What lets WordPress do a task of the stack. */
  taskSecret: required('STACK_TASK_SECRET'),
  supabaseUrl: required('SUPABASE_URL'),
  mailUrl: required('MAIL_URL'),
  webhookSecret: required('WEBHOOK_SECRET'),
  contactSecret: required('CONTACT_SECRET'),
  /** The visitors' key, and the one that row-level security does not stop. */
  supabaseKey: required('SUPABASE_ANON_KEY'),
  supabaseSecretKey: required('SUPABASE_SECRET_KEY'),
  editor: { user: required('WP_EDITOR_USER'), password: required('WP_EDITOR_PASSWORD') },
};
