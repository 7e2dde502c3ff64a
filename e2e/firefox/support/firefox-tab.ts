import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Index as Connection } from 'selenium-webdriver/bidi/index.js';

import { stack } from '../../support/environment';
import { untilAt } from '../../support/loaded-tab';

type Reply = { result?: unknown; error?: string; message?: string };

/**
 * A tab in a separate Firefox, controlled by WebDriver BiDi itself (https://www.w3.org/TR/webdriver-bidi/). Playwright
 * cannot be used with the back/forward cache: it does not notice that a page was restored from it.
 */
export class FirefoxTab {
  private constructor(
    private readonly browser: ChildProcess,
    private readonly folder: string,
    private readonly connection: Connection,
    private readonly context: string,
  ) {}

  static async open(): Promise<FirefoxTab> {
    const folder = await mkdtemp(join(tmpdir(), 'auralune-firefox-'));
    const browser = spawn(
      process.env.FIREFOX_PATH ?? '/usr/bin/firefox',
      ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const connection = await connect(`${await addressIn(browser)}/session`);
    await send(connection, 'session.new', { capabilities: {} });
    const tree = (await send(connection, 'browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };

    return new FirefoxTab(browser, folder, connection, tree.contexts[0]!.context);
  }

  async close(): Promise<void> {
    const ended = once(this.browser, 'exit');
    await this.connection.close();
    this.browser.kill();
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Opens a page of the site, and waits until it is loaded. */
  async goto(path: string): Promise<void> {
    const url = stack.siteUrl + path;
    // After a page from the back/forward cache, Firefox 153 reports too early that the next one is complete.
    await this.#send('browsingContext.navigate', { url, wait: 'none' });
    await untilAt(this, path);
  }

  /** Runs a function in the page. Its result must be a string, a number or a boolean. */
  async evaluate<Result extends string | number | boolean | void>(
    run: () => Result,
  ): Promise<Result> {
    const { result } = (await this.#send('script.evaluate', {
      expression: `(${run})()`,
      target: { context: this.context },
      awaitPromise: true,
    })) as { result: { value: Result } };

    return result.value;
  }

  #send(method: string, params: object): Promise<unknown> {
    return send(this.connection, method, { context: this.context, ...params });
  }
}

async function connect(address: string): Promise<Connection> {
  // The types name the class `Index`. In the package, the class is the module itself.
  const { default: Bidi } = (await import('selenium-webdriver/bidi/index.js')) as unknown as {
    default: new (address: string) => Connection;
  };
  return new Bidi(address);
}

/** @throws {Error} with the browser's message when it refuses the command */
async function send(connection: Connection, method: string, params: object): Promise<unknown> {
  // The protocol (9.1): a reply has a result or an error.
  const { result, error, message } = (await connection.send({ method, params })) as Reply;
  if (error) throw new Error(`${method}: ${error}: ${message}`);

  return result;
}

/** The address at which Firefox listens, e.g. `ws://127.0.0.1:33445`. Firefox writes it to its standard error. */
async function addressIn(browser: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: browser.stderr! })) {
    const address = /listening on (ws:\/\/\S+)/.exec(line)?.[1];
    if (address) return address;
    lines.push(line);
  }
  throw new Error(`Firefox has ended before it listened:\n${lines.join('\n')}`);
}
