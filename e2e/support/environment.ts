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
  webhookSecret: required('WEBHOOK_SECRET'),
  editor: { user: required('WP_EDITOR_USER'), password: required('WP_EDITOR_PASSWORD') },
};
