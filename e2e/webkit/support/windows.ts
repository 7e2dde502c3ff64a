import { stack } from '../../support/environment';
import { startDisplay, startDriver } from './processes';
import { openView, type View } from './view';

type Window = { view: View; stop: () => Promise<void> };

/** The windows of a worker: one of each kind, opened when a test first needs it. */
export class Windows {
  private readonly opened = new Map<string, Window>();
  private display: ReturnType<typeof startDisplay> | undefined;

  /** @param options of stack/programs/window.gjs */
  async get(options: string[]): Promise<View> {
    const kind = options.join(' ');
    const window = this.opened.get(kind) ?? (await this.open(options));
    this.opened.set(kind, window);

    return window.view;
  }

  /** A driver has one window. Sometimes WebKit does not respond to it at the start; then both are started again. */
  private async open(options: string[], attempts = 3): Promise<Window> {
    this.display ??= startDisplay();
    const driver = await startDriver((await this.display).name);
    const opening = openView(driver.url, stack.siteUrl, options).catch(() => null);
    const view = await Promise.race([opening, pause(15_000)]);
    if (view) return { view, stop: driver.stop };

    await driver.stop();
    if (attempts === 1) throw new Error('WebKit opened no window in three attempts');
    return this.open(options, attempts - 1);
  }

  async closeAll(): Promise<void> {
    for (const { view, stop } of this.opened.values()) {
      await view.driver.quit();
      await stop();
    }
    await (await this.display)?.stop();
  }
}

const pause = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
