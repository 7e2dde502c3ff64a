import { appRoutes } from './support/app-routes';
import { askAside, collectFaults, faultsOfRefusal } from './support/calm';
import { mark } from './support/odd';
import { expect, test } from './support/test';
import { signatureOf } from './support/webhook';

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

test('every route that takes something is known', () => {
  expect(receivers).toEqual(['/api/contact', '/api/csp-report', '/api/revalidate']);
});

for (const path of receivers) {
  test(`${path} refuses every body that is none of its own`, async () => {
    const strange = [
      'text/plain',
      'application/xml',
      '',
      'nonsense',
      'application/json; charset=x',
    ];
    const sent = [
      ...types.flatMap((type) => documents.map((body) => ({ path, type, body }))),
      ...forms.map((form) => ({ path, ...form })),
      ...strange.map((type) => ({ path, type, body: '{}' })),
      { path, type: 'application/json', body: Buffer.from([0xff, 0xfe, 0x00]) },
    ];
    expect(await faultsOfSent(sent)).toEqual([]);
  });

  test(`${path} does not read ten megabytes`, async () => {
    const body = Buffer.alloc(10 * 1024 ** 2, 'x');
    const sent = [...types, ...forms.map(({ type }) => type)].flatMap((type) => [
      { path, type, body },
      { path, type, body, headers: { 'transfer-encoding': 'chunked' } },
    ]);
    expect(await faultsOfSent(sent)).toEqual([]);
  });
}

test('what is signed is refused all the same when it is no webhook', async () => {
  const sent = documents.map((body) => ({
    ...{ path: '/api/revalidate', type: 'application/json', body },
    headers: { 'x-webhook-signature': signatureOf(body) },
  }));
  expect(await faultsOfSent(sent)).toEqual([]);
});

test('an action that a page does not have is a 4xx', async () => {
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
        await askAside({
          path,
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body,
        }),
      ),
  );
