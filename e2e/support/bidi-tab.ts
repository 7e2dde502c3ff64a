import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Index as Bidi } from 'selenium-webdriver/bidi';
import bidi from 'selenium-webdriver/bidi/index.js';

import { stack } from './environment';
import { expect } from './test';

// Its types say that the module has the class as a member. It is the class.
const Connection = bidi as unknown as typeof Bidi;

/**
 * A tab of a Firefox of its own, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). Playwright does not see that
 * a page has come back from the back/forward cache, and waits for it for ever.
 */
export class BidiTab {
  private constructor(
    private readonly browser: ChildProcess,
    private readonly folder: string,
    private readonly connection: Bidi,
    private readonly context: string,
  ) {}

  static async open(executable: string): Promise<BidiTab> {
    const folder = await mkdtemp(join(tmpdir(), 'auralune-firefox-'));
    const flags = [
      '--headless',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port',
      '0',
    ];
    const browser = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const connection = new Connection(`${await addressOf(browser)}/session`);
    await connection.waitForConnection();
    await send(connection, 'session.new', { capabilities: {} });
    const { contexts } = await send(connection, 'browsingContext.getTree', {});

    return new BidiTab(browser, folder, connection, contexts[0].context);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Opens a page of the site, and waits until it is loaded. */
  async goto(path: string): Promise<void> {
    const url = stack.siteUrl + path;
    await send(this.connection, 'browsingContext.navigate', {
      ...{ context: this.context, url, wait: 'complete' },
    });
  }

  /** Goes back to a page, and waits until the tab shows it. */
  async back(path: string): Promise<void> {
    await send(this.connection, 'browsingContext.traverseHistory', {
      ...{ context: this.context, delta: -1 },
    });
    await expect
      .poll(() =>
        this.evaluate('document.readyState === "complete" && location.href').catch(() => ''),
      )
      .toBe(stack.siteUrl + path);
  }

  /** The value of an expression in the page: a text, a number or a boolean. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await send(this.connection, 'script.evaluate', {
      ...{ expression, target: { context: this.context }, awaitPromise: true },
    });
    return result.value;
  }
}

/** @throws {Error} with the browser's message when it refuses the command */
async function send(connection: Bidi, method: string, params: object) {
  // oxlint-disable-next-line typescript/no-explicit-any -- Each command has a result of its own.
  const answer = (await connection.send({ method, params })) as any;
  if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);

  return answer.result;
}

/** Firefox says in its output where it listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`Firefox did not start:\n${output}`)));
  });
}
