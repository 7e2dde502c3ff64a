import type messages from '@/messages/en.json';

type Words = typeof messages.player;

/**
 * The texts of the player in both languages. next.config.mjs writes them into the player's script, so that pages do not
 * have to contain them.
 */
// oxlint-disable-next-line typescript/consistent-type-assertions -- The build itself writes it, from messages/.
const all = JSON.parse(process.env.PLAYER_WORDS ?? '{}') as Record<string, Words>;

/** A text of the player in the language of the page. Placeholders such as `{name}` are replaced by the values. */
export function word(key: keyof Words, values: Record<string, string> = {}): string {
  const text = all[document.documentElement.lang]?.[key] ?? key;

  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
