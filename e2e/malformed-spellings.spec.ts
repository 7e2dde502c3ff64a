import { appRoutes, isListOfMissing } from './support/app-routes';
import { content } from './support/content';
import { fetchAsSeparateClient, collectFaults } from './support/response-faults';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/**
 * Routes without their own page: old addresses that redirect, unknown addresses, the page that a 404 shows, and live
 * previews, whose keys have capital letters.
 */
const withoutPage = /rest|post-by-id|not-found|old-post|live-preview/;
const requests = appRoutes().flatMap(({ file, methods: [method], paths }) =>
  withoutPage.test(file) ? [] : paths.map((path) => ({ method, path })),
);

test(
  'every address in capital letters redirects to the right one permanently and directly',
  { tag: '@nightly' },
  async () => {
    const faults = await collectFaults(
      requests,
      ({ path }) => path,
      async ({ method, path }) => {
        const capitals = inCapitals(path);
        if (capitals === path) return [];
        const { status, headers } = await fetchAsSeparateClient({ method, path: capitals });
        const isRight =
          status === 308 && new URL(headers.location ?? '', 'http://x').pathname === path;
        const isStorable = !/no-store/.test(headers['cache-control'] ?? '');
        return [
          ...(isRight ? [] : [`in capitals gets ${status} ${headers.location}`]),
          ...(isStorable ? ['in capitals may be stored'] : []),
        ];
      },
    );
    expect(requests.length).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  },
);

/**
 * Spellings that WordPress accepts for a slug although it is written differently: with other letters, other code
 * points, or characters that WordPress leaves out.
 */
const spellings: Record<string, (slug: string) => string> = {
  'an accent': (slug) => slug.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`.normalize('NFC')),
  'a separate accent': (slug) => slug.replace(/[aeiou]/, '$&\u0301'),
  'a wide letter': (slug) =>
    slug.replace(/[a-z]/, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  'an exclamation mark': (slug) => `${slug}!`,
  'a space': (slug) => `${slug} `,
  'an invisible character': (slug) => `${slug}\u200b`,
  'a list': (slug) => `nope,${slug}`,
};

const takesName = /\/\[slug\]|\/\[name\]/;
const namedRoutes = appRoutes().filter(
  ({ file }) => takesName.test(file) && !withoutPage.test(file),
);
const { event, tag } = content;
const named = new Set(namedRoutes.flatMap(({ names }) => names));
const slugs = new RegExp(`(?<=/)(${[...named].join('|')})(?=/|$)`);

for (const [what, spell] of Object.entries(spellings)) {
  test(
    `a slug with ${what} is one redirect or a 404, and is not stored`,
    { tag: '@nightly' },
    async () => {
      const known = namedRoutes.flatMap((route) => route.paths);
      const shares = [`/api/share/0/en/events/${event}`, `/api/share/0/de/tag/${tag}`];
      const faults = await collectFaults([...known, ...shares], String, async (path) => {
        const other = path.replace(slugs, (slug) => encodeURIComponent(spell(slug)));
        const capitals = path.startsWith('/api/') ? other : inCapitals(decodeURIComponent(other));
        const first = await faultsOfSpelling(other, path);
        // The second request would get the response from the cache, if it had been stored.
        return [
          ...first,
          ...(await faultsOfSpelling(other, path)),
          ...(await faultsOfSpelling(capitals, path)),
        ];
      });
      expect(known.every((path) => slugs.test(path))).toBe(true);
      expect(faults).toEqual([]);
    },
  );
}

async function faultsOfSpelling(spelling: string, path: string): Promise<string[]> {
  const { status, headers } = await fetchAsSeparateClient({
    path: encodeURI(decodeURIComponent(spelling)),
  });
  const target = headers.location ?? '';
  const isStorable = !/no-store/.test(headers['cache-control'] ?? '');
  const faults = isStorable ? [`${spelling} may be stored`] : [];
  if (status === 404 || (status === 307 && isListOfMissing(target))) return faults;
  if (status !== 308) return [...faults, `${spelling} gets ${status} ${target}`];

  const next = await fetchAsSeparateClient({ path: target });
  // The path of a share image also contains a version, which may differ.
  const isThere = next.status === 200 && target.replace(/(?<=\/share\/)\w+/, '0') === path;
  const isMissing =
    next.status === 404 || (next.status === 307 && isListOfMissing(next.headers.location!));
  return isThere || isMissing
    ? faults
    : [...faults, `${spelling} leads to ${target}, ${next.status}`];
}

/** A path in capitals, except where case matters: in the key of a preview, a file name, the id of a video. */
function inCapitals(path: string): string {
  const [, own = path, foreign = ''] =
    /^(\/api\/(?:media|poster\/youtube)\/|(?:\/de)?\/(?:preview|vorschau)\/)(.+)$/.exec(path) ?? [];

  return own.toUpperCase() + foreign;
}
