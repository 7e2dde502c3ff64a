import de from '@/messages/de.json';
import en from '@/messages/en.json';

type Tree = { [key: string]: string | Tree };

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(flat(de))).toEqual(Object.keys(flat(en)));
  });

  it('have the same placeholders in both languages', () => {
    const german = flat(de);
    for (const [key, words] of Object.entries(flat(en))) {
      expect([key, placeholders(german[key]!)]).toEqual([key, placeholders(words)]);
    }
  });

  it('say something everywhere', () => {
    expect(Object.values({ ...flat(en), ...flat(de) }).filter((words) => !words.trim())).toEqual(
      [],
    );
  });
});

function flat(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
    ),
  );
}

function placeholders(words: string): string[] {
  return [...words.matchAll(/\{(\w+)/g)].map((match) => match[1]!).sort();
}
