import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { request, troubleOf } from './request.mjs';

describe('request', () => {
  it('returns the response, JSON or not', async () => {
    const server = createServer((incoming, response) =>
      response.setHeader('connection', 'close').end(incoming.url === '/json' ? '[1]' : 'words'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    expect(await request(`${url}/json`)).toMatchObject({ status: 200, json: [1], trouble: '' });
    expect(await request(url)).toMatchObject({ text: 'words', json: undefined });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await request(url)).toMatchObject({ status: 0, trouble: 'no server listens there' });
  });

  it('says in plain words why there is no response', () => {
    const failed = (code: string) => Object.assign(new TypeError('x'), { cause: { code } });

    expect(troubleOf(failed('ENOTFOUND'))).toBe('DNS does not know the host name');
    expect(troubleOf(failed('ECONTHING'))).toBe('ECONTHING');
    expect(troubleOf(new DOMException('x', 'TimeoutError'))).toBe('no response within ten seconds');
  });
});
