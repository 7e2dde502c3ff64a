import { appRoutes } from './support/app-routes';
import { askAside, collectFaults } from './support/calm';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/** One that only leads on, one that no route knows, and the page of a 404, which nobody is led to. */
const leadsOn = /rest|post-address|not-found|news\/\[slug\]/;
const asked = appRoutes().flatMap(({ file, methods: [method], paths }) =>
  leadsOn.test(file) ? [] : paths.map((path) => ({ method, path })),
);

test('every address in capitals leads to the one there is in one permanent redirect', async () => {
  const faults = await collectFaults(
    asked,
    ({ path }) => path,
    async ({ method, path }) => {
      const loud = inCapitals(path);
      if (loud === path) return [];
      const { status, headers } = await askAside({ method, path: loud });
      const isRight =
        status === 308 && new URL(headers.location ?? '', 'http://x').pathname === path;
      const isKept = !/no-store/.test(headers['cache-control'] ?? '');
      return [
        ...(isRight ? [] : [`in capitals is answered ${status} ${headers.location}`]),
        ...(isKept ? ['in capitals may be kept'] : []),
      ];
    },
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});

/** What WordPress takes for the same slug, and is none: another letter, other code points, signs that it leaves out. */
const spellings: Record<string, (slug: string) => string> = {
  'an accent': (slug) => slug.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`.normalize('NFC')),
  'an accent of its own': (slug) => slug.replace(/[aeiou]/, '$&\u0301'),
  'a wide letter': (slug) =>
    slug.replace(/[a-z]/, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  'a sign': (slug) => `${slug}!`,
  'a space': (slug) => `${slug} `,
  'nothing to be seen': (slug) => `${slug}\u200b`,
  'a list': (slug) => `nope,${slug}`,
};

const named = /\/\[slug\]|\/\[name\]/;
const things = appRoutes().filter(({ file }) => named.test(file) && !leadsOn.test(file));
const slugs =
  /(?<=\/)(one-note-at-ten-to-nine|northbound|aura|concerts-tours|journal|night-grammar|piano-keys|music-love-tour|rims)(?=\/|$)/;

for (const [what, spell] of Object.entries(spellings)) {
  test(`a slug with ${what} is one redirect or not there, and is not kept`, async () => {
    const known = things.flatMap((route) => route.paths);
    const shares = [
      '/api/share/0/en/events/one-note-at-ten-to-nine',
      '/api/share/0/de/tag/piano-keys',
    ];
    const faults = await collectFaults([...known, ...shares], String, async (path) => {
      const odd = path.replace(slugs, (slug) => encodeURIComponent(spell(slug)));
      const loud = path.startsWith('/api/') ? odd : inCapitals(decodeURIComponent(odd));
      const first = await faultsOfSpelling(odd, path);
      // A second time it would come from where it was kept.
      return [
        ...first,
        ...(await faultsOfSpelling(odd, path)),
        ...(await faultsOfSpelling(loud, path)),
      ];
    });
    expect(known.every((path) => slugs.test(path))).toBe(true);
    expect(faults).toEqual([]);
  });
}

/** A film or a release that is not there leads to those that are. */
const lists = /^(\/de)?\/(videos|music|musik)$/;

async function faultsOfSpelling(odd: string, path: string): Promise<string[]> {
  const { status, headers } = await askAside({ path: encodeURI(decodeURIComponent(odd)) });
  const target = headers.location ?? '';
  const isKept = !/no-store/.test(headers['cache-control'] ?? '');
  const kept = isKept ? [`${odd} may be kept`] : [];
  if (status === 404 || (status === 307 && lists.test(target))) return kept;
  if (status !== 308) return [...kept, `${odd} is answered ${status} ${target}`];

  const next = await askAside({ path: target });
  // The picture of a page has another version, too.
  const isThere = next.status === 200 && target.replace(/(?<=\/share\/)\w+/, '0') === path;
  const isNowhere =
    next.status === 404 || (next.status === 307 && lists.test(next.headers.location!));
  return isThere || isNowhere ? kept : [...kept, `${odd} leads to ${target}, ${next.status}`];
}

/** An address in capitals, but for what has a case of its own: a key, the name of a file, the id of a film. */
function inCapitals(path: string): string {
  const [, own = path, foreign = ''] =
    /^(\/api\/(?:media|poster\/youtube)\/|(?:\/de)?\/(?:preview|vorschau)\/)(.+)$/.exec(path) ?? [];

  return own.toUpperCase() + foreign;
}
