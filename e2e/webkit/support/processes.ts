import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { freePort } from '../../../stack/ports/free-port.mjs';

/** The path of a program of the system, from an environment variable (stack/npm-test/e2e-environment.mjs). */
export function programOf(variable: string): string {
  const path = process.env[variable];
  if (!path)
    throw new Error(`${variable} is not set: run these tests with npm run e2e -- --engine webkit`);

  return path;
}

/** Starts a virtual screen (Xvfb). It chooses a free display number, and writes it to file descriptor 3. */
export async function startDisplay() {
  const size = '1600x1200x24';
  const options = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const child = spawn(programOf('XVFB_PATH'), options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];

  return { name: `:${number.toString().trim()}`, stop: () => stop(child) };
}

/** Starts WebKitWebDriver, which opens a window for each session (stack/programs/window.gjs). */
export async function startDriver(display: string) {
  const port = await freePort();
  const child = spawn(programOf('WEBKIT_DRIVER_PATH'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Draws without a graphics card. (Without compositing, WebKit 2.50 crashes at the first view transition.)
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(`${url}/status`);

  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function untilResponding(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not respond at ${url}`);
}
