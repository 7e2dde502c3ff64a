import { createServer, type AddressInfo } from 'node:net';

import { checkRedis } from './redis.mjs';

/** A server that responds to INFO with this version, in the form that Redis uses. */
async function redisOf(version: string) {
  const info = `redis_version:${version}\r\n`;
  const server = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        for (const command of String(data).split('*').slice(1)) {
          const isInfo = /INFO/i.test(command) && !/SETINFO/i.test(command);
          socket.write(isInfo ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
        }
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `redis://:a-password@127.0.0.1:${port}`, close };
}

describe('Redis', () => {
  it('is not needed by one process', async () => {
    expect(await checkRedis({})).toMatchObject([{ state: 'fine' }]);
  });

  it('is reached, and new enough', async () => {
    for (const [version, state] of [
      ['7.0.15', 'fine'],
      ['6.0.1', 'failure'],
    ] as const) {
      const { url, close } = await redisOf(version);

      expect(await checkRedis({ REDIS_URL: url })).toMatchObject([{ state }]);
      await close();
    }
  });

  it('is not reached: the report does not contain its password', async () => {
    const { url, close } = await redisOf('7');
    await close();
    const [finding] = await checkRedis({ REDIS_URL: url });

    expect(finding).toMatchObject({ state: 'failure' });
    expect(finding!.words).toContain('no server listens there');
    expect(JSON.stringify(finding)).not.toContain('a-password');
  });
});
