import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/** An event of the DevTools protocol. */
export type DevToolsEvent = {
  method: string;
  sessionId: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- The protocol has hundreds of events.
  params: any;
};

/**
 * A Chromium that a test controls by the DevTools protocol itself
 * (https://chromedevtools.github.io/devtools-protocol/). Tests of prerendering cannot use a page of Playwright:
 * Chromium does not prerender for a page that a client is attached to directly, only for a page that is attached
 * through its tab.
 */
export class DevToolsPipe {
  readonly events: DevToolsEvent[] = [];
  /** Called with each new event. */
  onEvent: (event: DevToolsEvent) => void = () => {};
  #last = 0;
  #rest = '';
  readonly #waiting = new Map<number, (message: Message) => void>();

  private constructor(
    private readonly browser: ChildProcess,
    private readonly folder: string,
  ) {
    this.#output.setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  /** @param executable the complete browser, not the headless shell */
  static async launch(executable: string): Promise<DevToolsPipe> {
    const folder = await mkdtemp(join(tmpdir(), 'auralune-chromium-'));
    const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];
    // The edge of `npm run bench` has a self-signed certificate.
    if (process.env.BASE_URL?.startsWith('https:')) flags.push('--ignore-certificate-errors');
    const place = [
      '--remote-debugging-pipe',
      `--user-data-dir=${folder}`,
      '--window-size=1280,900',
    ];
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;

    return new DevToolsPipe(
      spawn(executable, [...flags, ...place, 'about:blank'], { stdio: [...stdio] }),
      folder,
    );
  }

  /** @throws {Error} with the browser's message when it refuses the command */
  async send(method: string, params: object = {}, sessionId?: string) {
    const id = ++this.#last;
    const response = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result = {}, error } = await response;
    if (error) throw new Error(`${method}: ${error.message}`);

    // oxlint-disable-next-line typescript/no-explicit-any -- Each command has a result of its own.
    return result as Record<string, any>;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  // The third and fourth file descriptors are the pipes of `stdio`.
  get #input() {
    return this.browser.stdio[3] as Writable;
  }

  get #output() {
    return this.browser.stdio[4] as Readable;
  }

  /** Reads messages from the pipe. Each message ends with a null character. */
  #read(text: string): void {
    const [...whole] = (this.#rest + text).split('\0');
    this.#rest = whole.pop() ?? '';
    for (const each of whole) {
      const message = JSON.parse(each) as Message;
      const { id, method, sessionId = '', params } = message;
      if (method) {
        const event = { method, sessionId, params };
        this.events.push(event);
        this.onEvent(event);
      }
      if (id === undefined) continue;
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    }
  }
}
