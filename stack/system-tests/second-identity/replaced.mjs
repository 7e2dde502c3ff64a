/**
 * The files and folders that an owner replaces (`docs/making-it-yours.md`), from the root. The second identity
 * replaces them with its own. The words of the demo in these files must not be visible any more.
 */
export const replaced = [
  'lib/site.ts',
  'lib/config/mailing-list.mjs',
  'lib/config/colours-outside-css.mjs',
  'app/styles/colours.css',
  'app/icon.svg',
  'app/favicon.ico',
  'app/apple-icon.png',
  'public/icons',
  'public/press',
  'public/images/CREDITS.md',
  'public/images/mark.svg',
  'public/images/fallback.webp',
  ...['home', 'carousel', 'tours', 'biography', 'press', 'sizes'].map(
    (name) => `public/images/${name}`,
  ),
  ...['press', 'tours', 'biography', 'legal'].map((name) => `content/${name}`),
  'content/specimens.ts',
  'content/demo-tests',
  'e2e/demo',
  ...['posts', 'images', 'media'].map((name) => `stack/seed/${name}`),
  ...['site', 'terms', 'gallery', 'embeds', 'events', 'videos', 'releases', 'tours'].map(
    (name) => `stack/seed/${name}.json`,
  ),
  'stack/seed/demo-numbers.test.mjs',
  'supabase/seed.sql',
];

/** Files in which only some texts are replaced: those in `words/` beside this file. */
export const wordFiles = ['messages/en.json', 'messages/de.json'];
