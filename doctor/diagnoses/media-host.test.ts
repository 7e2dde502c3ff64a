import { contextWith, responseOf } from '../testing/context';
import { checkMediaHost } from './media-host.mjs';

const wordpress = { rest: 'pretty', routes: [], clock: 0, response: responseOf({}) } as const;
const picture = { headers: { 'content-type': 'image/webp' } };
const uploaded = 'https://cms.example/wp-content/uploads/a.webp';

/** The IP addresses that DNS knows of every host. */
let known: string[];
/** The hosts that were looked up. */
let hosts: string[];
beforeEach(() => {
  [known, hosts] = [['203.0.113.7'], []];
});
async function lookUp(host: string) {
  hosts.push(host);
  if (known.length === 0) throw new Error('ENOTFOUND');
  return known.map((address) => ({ address }));
}

const check = (source_url: string | null, opens: object = picture, settings = {}) =>
  checkMediaHost(
    contextWith(
      { '/wp/v2/media': { json: source_url ? [{ source_url }] : [] }, '/wp-content/': opens },
      settings,
    ).context,
    wordpress,
    lookUp,
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

  it('are in a folder from which the site loads no pictures', async () => {
    expect(await check('https://cms.example/app/uploads/a.webp')).toMatchObject([
      { state: 'failure', words: expect.stringContaining('https://cms.example/app/uploads/') },
    ]);
  });

  it('are on another host, so that the site leaves them out', async () => {
    const [finding] = await check('http://old.example/wp-content/uploads/a.webp');

    expect(finding).toMatchObject({ state: 'failure' });
    expect(finding!.words).toContain('http://old.example');
    expect(finding!.next).toContain('Settings → General');
  });

  it('do not open', async () => {
    expect(await check(uploaded, { status: 403 })).toMatchObject([{ state: 'failure' }]);
    expect(await check(uploaded, { headers: { 'content-type': 'text/html' } })).toMatchObject([
      { state: 'failure' },
    ]);
  });

  it.each([
    ...['10.1.2.3', '172.31.255.255', '192.168.1.5', '127.0.0.1', '100.127.0.1', '169.254.1.1'],
    ...['::1', 'fd00::1', 'fe80::1', '::ffff:10.1.2.3'],
  ])('are on a host that also has the private address %s, which is not allowed', async (local) => {
    known = ['203.0.113.7', local];

    expect(await check(uploaded)).toMatchObject([
      {
        state: 'failure',
        words: expect.stringContaining(`cms.example, which has the private address ${local}`),
        next: expect.stringContaining('ALLOW_LOCAL_IMAGES=1'),
      },
    ]);
    expect(await check(uploaded, picture, { ALLOW_LOCAL_IMAGES: true })).toMatchObject([
      { state: 'fine' },
    ]);
  });

  it.each(['172.32.0.1', '100.128.0.1', '2001:4860:4860::8888'])(
    'are on a host with the public address %s',
    async (address) => {
      known = [address];

      expect(await check(uploaded)).toMatchObject([{ state: 'fine' }]);
    },
  );

  it('are on a host that is written as an IP address, or that DNS does not know', async () => {
    known = ['::1'];
    const WORDPRESS_URL = 'http://[::1]:8080';
    const url = `${WORDPRESS_URL}/wp-content/uploads/a.webp`;

    expect(await check(url, picture, { WORDPRESS_URL })).toMatchObject([{ state: 'failure' }]);
    expect(hosts).toEqual(['::1']);
    known = [];
    expect(await check(uploaded, { trouble: 'DNS does not know the host name' })).toMatchObject([
      { words: expect.stringContaining('DNS does not know the host name') },
    ]);
  });
});
