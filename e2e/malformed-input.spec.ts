import type { RawResponse } from '../stack/system-tests/http-client.mjs';
import { appRoutes, isListOfMissing } from './support/app-routes';
import {
  fetchAsSeparateClient,
  collectFaults,
  faultsOf,
  faultsOfStorableDifference,
  faultsOfQuery,
  faultsOfRefusal,
} from './support/response-faults';
import {
  forgedHeaders,
  frameworkHeaders,
  malformedHeaders,
  malformedPaths,
  malformedQueries,
  malformedSegments,
} from './support/malformed-requests';
import { sendLines, startTrapServer } from './support/raw-http';
import { expect, test } from './support/test';

const routes = appRoutes();

test.describe.configure({ timeout: 180_000 });

test('a malformed address gets a 4xx', { tag: '@nightly' }, async () => {
  const faults = await collectFaults(malformedPaths, String, async (path) =>
    faultsOfRefusal(await fetchAsSeparateClient({ path })),
  );
  expect(faults).toEqual([]);
});

test(
  'a malformed parameter gets a 4xx, or leads to the list, on every route',
  { tag: '@nightly' },
  async () => {
    const paths = routes.flatMap((route) =>
      malformedSegments.flatMap((value) => route.withParameter(value)),
    );
    expect(paths.length).toBeGreaterThan(300);
    const faults = await collectFaults(paths, String, async (path) => {
      const response = await fetchAsSeparateClient({ path });
      // Another spelling of a path redirects to the right path, which is then requested.
      const isMoved = response.status === 308;
      const last = isMoved
        ? await fetchAsSeparateClient({ path: response.headers.location! })
        : response;
      return isListOfMissing(last.headers.location ?? '') ? faultsOf(last) : faultsOfRefusal(last);
    });
    expect(faults).toEqual([]);
  },
);

for (const { file, paths } of routes) {
  test(
    `${file} gives the same response whatever headers or query are sent`,
    { tag: '@nightly' },
    async () => {
      const [path = '', ...others] = paths;
      const forged = Object.entries(forgedHeaders).map(([name, value]) => ({ name, value }));
      const headers = [...malformedHeaders, ...frameworkHeaders, ...forged];
      const each = headers.map((sent) => ({ path, ...sent, headers: { [sent.name]: sent.value } }));
      // The same code responds in both languages, so the second language gets only one request, with all forged
      // headers.
      const all = paths.map((one) => ({ path: one, name: 'all', headers: forgedHeaders }));
      expect(others.length).toBeLessThan(2);
      expect(await faultsComparedToPlain([...each, ...all])).toEqual([]);

      const plain = await fetchAsSeparateClient({ path });
      const queries = malformedQueries.map(
        (query) => path + (path.includes('?') ? '&' : '?') + query,
      );
      const faults = await collectFaults(queries, String, async (address) =>
        faultsOfQuery(await fetchAsSeparateClient({ path: address }), plain),
      );
      expect(faults).toEqual([]);
    },
  );
}

type MalformedRequest = {
  path: string;
  name: string;
  headers: Record<string, string>;
  mayChangeResponse?: boolean;
};

/** The faults of each response, compared with the response to the same path without these headers. */
async function faultsComparedToPlain(requests: MalformedRequest[]): Promise<string[]> {
  const plain = new Map<string, RawResponse>();
  for (const path of new Set(requests.map((each) => each.path))) {
    plain.set(path, await fetchAsSeparateClient({ path }));
  }
  const plainFaults = await collectFaults(
    [...plain],
    ([path]) => path,
    async ([, each]) => faultsOf(each),
  );
  const faults = await collectFaults(
    requests,
    ({ path, name }) => `${path} with ${name}`,
    async ({ path, headers, mayChangeResponse }) => {
      const response = await fetchAsSeparateClient({ path, headers });
      return mayChangeResponse
        ? faultsOf(response)
        : faultsOfStorableDifference(response, plain.get(path)!);
    },
  );
  return [...plainFaults, ...faults];
}

test('a method that a route does not support gets a 4xx', { tag: '@nightly' }, async () => {
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
  const requests = routes.flatMap(({ paths, methods: known }) =>
    methods
      .filter((method) => !known.includes(method === 'HEAD' ? 'GET' : method))
      .flatMap((method) => paths.map((path) => ({ path, method }))),
  );
  const { text } = await fetchAsSeparateClient({ path: '/' });
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)![0];
  for (const path of [script, '/images/mark.svg', '/favicon.ico', '/_next/image']) {
    requests.push(...methods.slice(2).map((method) => ({ path, method })));
  }
  const faults = await collectFaults(
    requests,
    ({ method, path }) => `${method} ${path}`,
    async (each) => {
      const response = await fetchAsSeparateClient({ ...each, headers: { 'content-length': '0' } });
      const { allow = '' } = response.headers;
      // RFC 9110, 15.5.6: a response with status 405 must list the allowed methods.
      const lacksAllow =
        response.status === 405 && !/^(GET, HEAD|(GET, HEAD, )?POST, OPTIONS)$/.test(allow);
      return [...faultsOfRefusal(response), ...(lacksAllow ? [`allows "${allow}"`] : [])];
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

test('no request makes the site send a request to another host', { tag: '@nightly' }, async () => {
  const trap = await startTrapServer();
  try {
    const names = Object.keys(forgedHeaders).filter((name) => name.includes('host'));
    const forged = Object.fromEntries(names.map((name) => [name, trap.host]));
    const other = `http://${trap.host}/`;
    const inner = { 'x-middleware-rewrite': other, 'x-invoke-path': other };
    const paths = routes.flatMap((route) => route.paths);
    const headers = { ...forged, ...inner };
    const check = async (path: string) => faultsOf(await fetchAsSeparateClient({ path, headers }));
    expect(await collectFaults(paths, String, check)).toEqual([]);
    const targets = [other, `//${trap.host}/`, `/\\${trap.host}/`, '/', '/news'];
    // The site waits for more data before it closes a connection, so all are sent at once.
    const responses = await Promise.all(
      targets.flatMap((target) => {
        const head = [`GET ${target} HTTP/1.1`, `Host: ${trap.host}`];
        return [sendLines([...head, 'Connection: close']), sendLines([...head, ...upgrade])];
      }),
    );
    expect(responses.filter((each) => each.includes('trapped'))).toEqual([]);
    expect(trap.requests).toEqual([]);
  } finally {
    trap.end();
  }
});

test('a malformed HTTP request is refused', { tag: '@nightly' }, async () => {
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
    const response = await sendLines([...head, 'Connection: close']);
    expect([head[0], response]).toEqual([head[0], expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]);
  }
  // A request for a tunnel gets no response at all.
  expect(await sendLines(['CONNECT example.com:443 HTTP/1.1', host])).toBe('');
});
