/**
 * What an owner replaces, as `docs/making-it-yours.md` names it: files and folders from the root. The second identity lays
 * its own in their place, and what they hold of the first is what must not be seen any more.
 */
export const replaced = [
  'lib/site.ts',
  'lib/mailing-list.mjs',
  'lib/colours.mjs',
  'app/styles/colours.css',
  'app/icon.svg',
  'app/favicon.ico',
  'app/apple-icon.png',
  'public/icons',
  'public/images/CREDITS.md',
  'public/images/mark.svg',
  'public/images/fallback.webp',
  ...['home', 'carousel', 'tours', 'biography', 'press'].map((name) => `public/images/${name}`),
  ...['press', 'tours', 'biography', 'legal'].map((name) => `content/${name}`),
  'content/specimens.ts',
  'content/demo-tests',
  ...['posts', 'images', 'media'].map((name) => `stack/seed/${name}`),
  ...['site', 'terms', 'gallery', 'embeds', 'events', 'videos', 'releases'].map(
    (name) => `stack/seed/${name}.json`,
  ),
  'stack/seed/demo-numbers.test.mjs',
  'supabase/seed.sql',
];

/** Where only words are replaced, one by one: `words/` beside this file says which. */
export const wordFiles = ['messages/en.json', 'messages/de.json'];
