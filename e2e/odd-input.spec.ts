import { appRoutes } from './support/app-routes';
import {
  askAside,
  collectFaults,
  faultsOf,
  faultsOfLikeness,
  faultsOfQuery,
  faultsOfRefusal,
} from './support/calm';
import {
  forgedHeaders,
  innerHeaders,
  oddHeaders,
  oddPaths,
  oddQueries,
  oddSegments,
} from './support/odd';
import { sendLines, setTrap, type RawAnswer } from './support/raw';
import { expect, test } from './support/test';

const routes = appRoutes();
// A film or a release that is not there leads to those that are.
const lists = /^(\/de)?\/(videos|music|musik)$/;

test.describe.configure({ timeout: 180_000 });

test('an address that leads nowhere is a 4xx', async () => {
  const faults = await collectFaults(oddPaths, String, async (path) =>
    faultsOfRefusal(await askAside({ path })),
  );
  expect(faults).toEqual([]);
});

test('an odd parameter is a 4xx in every route that has one, or leads to its list', async () => {
  const paths = routes.flatMap((route) => oddSegments.flatMap((odd) => route.with(odd)));
  expect(paths.length).toBeGreaterThan(300);
  const faults = await collectFaults(paths, String, async (path) => {
    const answer = await askAside({ path });
    // Another spelling of an address leads to the one that is asked next.
    const isMoved = answer.status === 308;
    const last = isMoved ? await askAside({ path: answer.headers.location! }) : answer;
    return lists.test(last.headers.location ?? '') ? faultsOf(last) : faultsOfRefusal(last);
  });
  expect(faults).toEqual([]);
});

/** What most ask for, and what is made for one; the others every night. */
const atEveryChange =
  /\[locale\]\/(page|news\/page|search\/page|events\/page|contact\/page|feed\.xml)|\[slug\]\/page|^app\/api\//;

for (const { file, paths } of routes) {
  const tag = atEveryChange.test(file) ? [] : '@nightly';
  test(`${file} is the same whatever is sent with the question`, { tag }, async () => {
    const [path = '', ...others] = paths;
    const forged = Object.entries(forgedHeaders).map(([name, value]) => ({ name, value }));
    const headers = [...oddHeaders, ...innerHeaders, ...forged];
    const each = headers.map((odd) => ({ path, ...odd, headers: { [odd.name]: odd.value } }));
    // In the other language the same code answers.
    const all = paths.map((one) => ({ path: one, name: 'all', headers: forgedHeaders }));
    expect(others.length).toBeLessThan(2);
    expect(await faultsBesidePlain([...each, ...all])).toEqual([]);

    const plain = await askAside({ path });
    const queries = oddQueries.map((query) => path + (path.includes('?') ? '&' : '?') + query);
    const faults = await collectFaults(queries, String, async (asked) =>
      faultsOfQuery(await askAside({ path: asked }), plain),
    );
    expect(faults).toEqual([]);
  });
}

type Odd = { path: string; name: string; headers: Record<string, string>; asks?: boolean };

/** Each beside the answer to the same question with nothing odd about it. */
async function faultsBesidePlain(odd: Odd[]): Promise<string[]> {
  const plain = new Map<string, RawAnswer>();
  for (const path of new Set(odd.map((each) => each.path))) {
    plain.set(path, await askAside({ path }));
  }
  const calm = await collectFaults(
    [...plain],
    ([path]) => path,
    async ([, each]) => faultsOf(each),
  );
  const besides = await collectFaults(
    odd,
    ({ path, name }) => `${path} with ${name}`,
    async ({ path, headers, asks }) => {
      const answer = await askAside({ path, headers });
      return asks ? faultsOf(answer) : faultsOfLikeness(answer, plain.get(path)!);
    },
  );
  return [...calm, ...besides];
}

test('a method that a route does not know is a 4xx', async () => {
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'TRACE',
    'PROPFIND',
    'M-SEARCH',
  ];
  const asked = routes.flatMap(({ paths, methods: known }) =>
    methods
      .filter((method) => !known.includes(method === 'HEAD' ? 'GET' : method))
      .flatMap((method) => paths.map((path) => ({ path, method }))),
  );
  const { text } = await askAside({ path: '/' });
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)![0];
  for (const path of [script, '/images/mark.svg', '/favicon.ico', '/_next/image']) {
    asked.push(...methods.slice(2).map((method) => ({ path, method })));
  }
  const faults = await collectFaults(
    asked,
    ({ method, path }) => `${method} ${path}`,
    async (each) => {
      const answer = await askAside({ ...each, headers: { 'content-length': '0' } });
      const { allow = '' } = answer.headers;
      // RFC 9110, 15.5.6: whoever is told that a method is not allowed is told which are.
      const isSilent = answer.status === 405 && !/^(GET, HEAD|POST, OPTIONS)$/.test(allow);
      return [...faultsOfRefusal(answer), ...(isSilent ? [`allows "${allow}"`] : [])];
    },
  );
  expect(faults).toEqual([]);
});

const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

test('nobody has the site ask another host for them', async () => {
  const trap = await setTrap();
  try {
    const names = Object.keys(forgedHeaders).filter((name) => name.includes('host'));
    const forged = Object.fromEntries(names.map((name) => [name, trap.host]));
    const other = `http://${trap.host}/`;
    const inner = { 'x-middleware-rewrite': other, 'x-invoke-path': other };
    const paths = routes.flatMap((route) => route.paths);
    const headers = { ...forged, ...inner };
    const ask = async (path: string) => faultsOf(await askAside({ path, headers }));
    expect(await collectFaults(paths, String, ask)).toEqual([]);
    const targets = [other, `//${trap.host}/`, `/\\${trap.host}/`, '/', '/news'];
    // The site waits for more before it ends a connection.
    const answers = await Promise.all(
      targets.flatMap((target) => {
        const head = [`GET ${target} HTTP/1.1`, `Host: ${trap.host}`];
        return [sendLines([...head, 'Connection: close']), sendLines([...head, ...upgrade])];
      }),
    );
    expect(answers.filter((each) => each.includes('trapped'))).toEqual([]);
    expect(trap.asked).toEqual([]);
  } finally {
    trap.end();
  }
});

test('what is no request is refused', async () => {
  const host = 'Host: localhost';
  const heads = [
    ['GET / HTTP/9.9', host],
    ['nonsense'],
    ['GET / HTTP/1.1'],
    ['GET / HTTP/1.1', host, 'Content-Length: x'],
    ['POST /api/contact HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['POST /api/contact HTTP/1.1', host, 'Transfer-Encoding: nonsense'],
    ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1`, host],
  ];
  for (const head of heads) {
    const answer = await sendLines([...head, 'Connection: close']);
    expect([head[0], answer]).toEqual([head[0], expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]);
  }
  // A tunnel is not even answered.
  expect(await sendLines(['CONNECT example.com:443 HTTP/1.1', host])).toBe('');
});
