import { signedPicturePath } from '../lib/media/picture-signature';
import { addressesIn } from '../lib/media/srcset';
import { content } from './support/content';
import { fetchAsSeparateClient, collectFaults, faultsOfRefusal } from './support/response-faults';
import { stack } from './support/environment';
import { expect, test } from './support/test';

const cms = new URL(stack.wordpressUrl);

const foreign = [
  ...['', 'x', '//evil.example/a.png', 'https://evil.example/a.png', 'data:image/png;base64,AAAA'],
  ...['file:///etc/passwd', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/a.png'],
  ...['http://localhost/a.png', 'http://127.0.0.1:1/wp-content/uploads/a.png', 'ftp://x/a.png'],
  ...[`${cms.origin}/wp-json/wp/v2/posts`, `${cms.origin}/wp-content/../wp-config.php`],
  `http://user:word@${cms.host}.evil.example/wp-content/a.png`,
  ...[`${cms.origin}@evil.example/wp-content/a`, '\\evil.example\\a.png', '/\\evil.example/a'],
  `http://${cms.hostname}:${Number(cms.port) + 1}/wp-content/a.png`,
];

const own = [
  ...[
    '/api/health',
    '/news',
    '/api/generated-figure/7',
    '/images/../.env',
    '/%ff',
    '/images/nope.png',
  ],
  ...['/_next/image?url=%2Fimages%2Fmark.svg&w=480&q=75', `/images/${'x'.repeat(8000)}`],
];

const missing = [
  `${cms.origin}/wp-content/uploads/nope.webp`,
  `${cms.origin}/wp-content/index.php`,
];

test(
  'the image optimizer refuses addresses that are not pictures of WordPress or of the site',
  { tag: '@nightly' },
  async () => {
    const unsigned = [...foreign, ...own, ...missing].map(
      (url) => `url=${encodeURIComponent(url)}&w=480&q=75`,
    );
    // The optimizer itself refuses them too: a signature can only be wrong when the secret is known.
    const signed = [...foreign, ...missing].map(
      (url) => signedPicturePath(url, { width: 480 }, stack.webhookSecret).split('?')[1]!,
    );
    expect(await faultsOfQueries([...unsigned, ...signed])).toEqual([]);
  },
);

test('a client cannot make up versions of a picture that a page shows', async ({ request }) => {
  const pages = ['/', '/news', '/events', '/videos', '/music'];
  const html = await Promise.all(pages.map(async (path) => (await request.get(path)).text()));
  const isFromWordPress = (address: string) => address.startsWith('/_next/image?');
  const shown = html.flatMap(addressesIn).find(isFromWordPress) ?? '';
  // Not every post has a picture, but each event of a list has one.
  expect(shown, 'a picture from WordPress').not.toBe('');
  expect((await request.get(shown)).status()).toBe(200);
  for (const path of ['/_next/image', '/_next/image/'])
    for (const made of ['%3Fv%3D1', '%23a'])
      expect(
        (
          await request.get(shown.replace('/_next/image', path).replace('&s=', `${made}&s=`))
        ).status(),
        `${path} with ${made}`,
      ).toBe(404);
});

test('the image optimizer refuses sizes that no page uses', { tag: '@nightly' }, async () => {
  const url = `url=${encodeURIComponent(`/images/tours/${content.tours[0]}.webp`)}`;
  const unusedSizes = ['w=7&q=75', 'w=99999999&q=75', 'w=-480&q=75', 'w=480&q=0', 'w=480&q=101'];
  const broken = [
    'w=a&q=b',
    'q=75',
    'w=480',
    'w=480&w=480&q=75',
    `${url}&w=480&q=75`,
    'w=480&q=74',
  ];
  const queries = [...unusedSizes, ...broken].map((each) => `${url}&${each}`);

  expect((await fetchAsSeparateClient({ path: `/_next/image?${url}&w=480&q=75` })).status).toBe(
    200,
  );
  expect(await faultsOfQueries(['', ...queries])).toEqual([]);
});

const faultsOfQueries = (queries: string[]) =>
  collectFaults(queries, String, async (query) =>
    faultsOfRefusal(await fetchAsSeparateClient({ path: `/_next/image?${query}` })),
  );
