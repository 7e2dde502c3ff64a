/**
 * The version that WordPress's own feed shows to everybody, unless somebody has removed it.
 * @param {import('../context.mjs').DoctorContext} context
 * @returns {Promise<string | null>}
 */
export async function publicVersion({ settings, ask }) {
  const { text } = await ask(`${settings.WORDPRESS_URL}/?feed=rss2`);
  return /<generator>https:\/\/wordpress\.org\/\?v=([^<]+)<\/generator>/.exec(text)?.[1] ?? null;
}
