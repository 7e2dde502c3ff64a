import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

import { expect, type APIRequestContext } from '@playwright/test';

import { stack } from './environment';

/**
 * Starts a second process of the same build, which serves the style guide.
 *
 * @param offset is added to the port of the site: each test file uses another offset
 * @returns the URL of the style guide, and a function that ends the process
 */
export async function serveStyleguide(request: APIRequestContext, offset: number) {
  const port = String(Number(new URL(stack.siteUrl).port) + offset);
  const address = `http://localhost:${port}/styleguide`;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '-p', port], {
    env: { ...process.env, NODE_ENV: 'production', STYLEGUIDE: '1', PORT: port },
    stdio: 'ignore',
  });
  const status = () =>
    request.get(address).then(
      (each) => each.status(),
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000, intervals: [200] }).toBe(200);

  return { address, end: () => server.kill() };
}
