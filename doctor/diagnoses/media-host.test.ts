import { answerOf, contextWith } from '../testing/context';
import { checkMediaHost } from './media-host.mjs';

const wordpress = { rest: 'pretty', routes: [], clock: 0, answer: answerOf({}) } as const;
const picture = { headers: { 'content-type': 'image/webp' } };
const check = (source_url: string | null, opens: object = picture, settings = {}) =>
  checkMediaHost(
    contextWith(
      { '/wp/v2/media': { json: source_url ? [{ source_url }] : [] }, '/wp-content/': opens },
      settings,
    ).context,
    wordpress,
  );

describe('pictures', () => {
  it('are on the content host, or copied from the public site and rewritten', async () => {
    for (const host of ['cms.example', 'site.example'])
      expect(await check(`https://${host}/wp-content/uploads/a.webp`)).toMatchObject([
        { state: 'fine' },
      ]);
    expect(await check(null)).toMatchObject([{ state: 'fine' }]);
  });

  it.each([
    'https://www.cms.example/wp-content/uploads/a.webp',
    'https://i0.wp.com/cms.example/wp-content/uploads/a.webp?ssl=1',
    'https://cms.example/cdn-cgi/image/width=800/wp-content/uploads/a.webp',
  ])('are found behind another address: %s', async (address) => {
    expect(await check(address)).toMatchObject([{ state: 'fine' }]);
  });

  it('are in a folder that the site does not take them from', async () => {
    expect(await check('https://cms.example/app/uploads/a.webp')).toMatchObject([
      { state: 'failure', words: expect.stringContaining('https://cms.example/app/uploads/') },
    ]);
  });

  it('are elsewhere, so that the site leaves them empty', async () => {
    const [finding] = await check('http://old.example/wp-content/uploads/a.webp');

    expect(finding).toMatchObject({ state: 'failure' });
    expect(finding!.words).toContain('http://old.example');
    expect(finding!.next).toContain('Settings → General');
  });

  it('do not open', async () => {
    const address = 'https://cms.example/wp-content/uploads/a.webp';

    expect(await check(address, { status: 403 })).toMatchObject([{ state: 'failure' }]);
    expect(await check(address, { headers: { 'content-type': 'text/html' } })).toMatchObject([
      { state: 'failure' },
    ]);
  });

  it('are on a private address that is not allowed', async () => {
    const url = 'http://127.0.0.1:8080/wp-content/uploads/a.webp';
    const settings = { WORDPRESS_URL: 'http://127.0.0.1:8080' };

    expect((await check(url, picture, settings))[0]!.next).toContain('ALLOW_LOCAL_IMAGES=1');
    expect(await check(url, picture, { ...settings, ALLOW_LOCAL_IMAGES: true })).toMatchObject([
      { state: 'fine' },
    ]);
  });
});
