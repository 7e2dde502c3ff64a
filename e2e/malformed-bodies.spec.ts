import { signatureOf } from '../stack/system-tests/webhook.mjs';
import { appRoutes } from './support/app-routes';
import { stack } from './support/environment';
import { fetchAsSeparateClient, collectFaults, faultsOfRefusal } from './support/response-faults';
import { mark } from './support/malformed-requests';
import { expect, test } from './support/test';

type Sent = { path: string; type: string; body: string | Buffer; headers?: Record<string, string> };

const routes = appRoutes();
const receivers = routes.flatMap(({ methods, paths: [path] }) =>
  methods.includes('POST') ? [path!] : [],
);

const boundary = 'multipart/form-data; boundary=x';
const part = `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${mark}"\r\n\r\n\r\n--x--\r\n`;
const forms = [
  { type: boundary, body: part },
  { type: 'multipart/form-data', body: part },
  { type: 'application/x-www-form-urlencoded', body: '%ff=%ff&a' },
];

const types = ['application/json', 'application/csp-report', 'application/reports+json'];
const documents = [
  ...['', 'null', '1', '"text"', '[]', '[{}]', '{', '{"a":', '\u0000', '\ufeff{}', 'NaN', '{}{}'],
  ...['['.repeat(10_000), '['.repeat(10_000) + ']'.repeat(10_000)],
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ...['{"__proto__":{"locale":"en"}}', '{"locale":["de"],"message":{}}', '{"email":1e999}'],
  ...['{"message":"\\u0000","locale":"de"}', '{"locale":"xx"}', '{"changes":{"length":9}}'],
];

test.describe.configure({ timeout: 180_000 });

test('the site has only the known routes that accept a body', { tag: '@nightly' }, () => {
  expect(receivers).toEqual([
    ...['/api/contact', '/api/csp-report', '/api/item-status', '/api/link-status'],
    ...['/api/live-preview/no-key/de', '/api/revalidate', '/api/web-vitals'],
  ]);
});

for (const path of receivers) {
  test(`${path} refuses every malformed body`, { tag: '@nightly' }, async () => {
    const unknownTypes = [
      'text/plain',
      'application/xml',
      '',
      'nonsense',
      'application/json; charset=x',
    ];
    const sent = [
      ...types.flatMap((type) => documents.map((body) => ({ path, type, body }))),
      ...forms.map((form) => ({ path, ...form })),
      ...unknownTypes.map((type) => ({ path, type, body: '{}' })),
      { path, type: 'application/json', body: Buffer.from([0xff, 0xfe, 0x00]) },
    ];
    expect(await faultsOfSent(sent)).toEqual([]);
  });

  test(`${path} refuses a body of ten megabytes`, { tag: '@nightly' }, async () => {
    const body = Buffer.alloc(10 * 1024 ** 2, 'x');
    const sent = [...types, ...forms.map(({ type }) => type)].flatMap((type) => [
      { path, type, body },
      { path, type, body, headers: { 'transfer-encoding': 'chunked' } },
    ]);
    expect(await faultsOfSent(sent)).toEqual([]);
  });
}

test('a signed body that is not a webhook is refused', { tag: '@nightly' }, async () => {
  const sent = documents.map((body) => ({
    ...{ path: '/api/revalidate', type: 'application/json', body },
    headers: { 'x-webhook-signature': signatureOf(body, stack.webhookSecret) },
  }));
  expect(await faultsOfSent(sent)).toEqual([]);
});

test('a server action that a page does not have gets a 4xx', { tag: '@nightly' }, async () => {
  const paths = routes.flatMap((route) => (route.file.endsWith('page.tsx') ? route.paths : []));
  const reply = { type: 'text/plain;charset=UTF-8', body: '["$K1"]' };
  const actions: Record<string, string>[] = [
    ...[{ 'next-action': '7f'.repeat(21) }, { 'next-action': mark }, {}],
  ];
  const sent = paths.flatMap((path) =>
    [reply, ...forms].flatMap((each) => actions.map((headers) => ({ path, ...each, headers }))),
  );
  expect(await faultsOfSent(sent)).toEqual([]);
});

const faultsOfSent = (sent: Sent[]) =>
  collectFaults(
    sent,
    ({ path, type, body }) => `${path} ${type} ${body.slice(0, 40).toString()}`,
    async ({ path, type, body, headers }) =>
      faultsOfRefusal(
        await fetchAsSeparateClient({
          path,
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body,
        }),
      ),
  );
