import { DevToolsPipe } from './devtools-pipe';
import { stack } from './environment';
import { untilAt } from './loaded-tab';
import { expect } from './test';

const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** A page of a tab: the one that it shows, or one that it prerenders. */
export type TabPage = { sessionId: string; type: string; subtype?: string };

/** A request to the site, and the session of the page that has sent it. */
type SentRequest = { path: string; sessionId: string };

/** A tab in a separate Chromium, controlled by the DevTools protocol. */
export class DevToolsTab {
  private constructor(
    readonly browser: DevToolsPipe,
    private readonly tab: string,
    /** The session of the page that the tab showed first. */
    readonly page: string,
  ) {}

  static async open(): Promise<DevToolsTab> {
    const browser = await DevToolsPipe.launch(executable);
    const { targetId } = await browser.send('Target.createTarget', {
      ...{ url: 'about:blank', forTab: true },
    });
    const tab = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    await browser.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      tab.sessionId,
    );
    const { sessionId } = await pageOf(browser, ({ type }) => type === 'page');
    for (const domain of ['Page', 'Preload']) await browser.send(`${domain}.enable`, {}, sessionId);

    return new DevToolsTab(browser, tab.sessionId, sessionId);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** The newest page of the tab that fulfils a condition. Waits until there is one. */
  find(isWanted: (page: TabPage) => boolean): Promise<TabPage> {
    return pageOf(this.browser, isWanted);
  }

  /** Runs a function in a page of the tab, with one argument that JSON can hold. */
  async evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    { argument, session = this.page }: { argument?: Argument; session?: string } = {},
  ): Promise<Awaited<Result>> {
    const { result } = await this.browser.send(
      'Runtime.evaluate',
      {
        expression: `(${run})(${JSON.stringify(argument)})`,
        returnByValue: true,
        awaitPromise: true,
      },
      session,
    );
    return result.value as Awaited<Result>;
  }

  /** The states that the browser has reported about the pages that it prerenders, the newest last. */
  prerenders(): { path: string; status: string }[] {
    return this.browser.events
      .filter(({ method }) => method === 'Preload.prerenderStatusUpdated')
      .map(({ params }) => ({
        path: String(params.key.url).replace(stack.siteUrl, ''),
        status: String(params.status),
      }));
  }

  /** Records from now on what the page and the pages that it prerenders request. */
  async recordRequests(): Promise<void> {
    this.browser.onEvent = ({ method, params }) => {
      if (method !== 'Target.attachedToTarget') return;
      const commands = ['Network.enable', 'Runtime.runIfWaitingForDebugger'];
      void Promise.allSettled(
        commands.map((command) => this.browser.send(command, {}, params.sessionId)),
      );
    };
    // A prerendered page waits until its requests are recorded, so that the first one is not missing.
    await this.browser.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      this.tab,
    );
    await this.browser.send('Network.enable', {}, this.page);
  }

  /** The recorded requests to the site that were sent over the network, and not served by a cache of the browser. */
  requests(): SentRequest[] {
    const named = (name: string) => this.browser.events.filter(({ method }) => method === name);
    // Only requests that reach the network have this event.
    const sent = new Set(
      named('Network.requestWillBeSentExtraInfo').map(({ params }) => params.requestId),
    );

    return named('Network.requestWillBeSent')
      .filter(({ params }) => sent.has(params.requestId))
      .map(({ params, sessionId }) => ({ url: String(params.request.url), sessionId }))
      .filter(({ url }) => url.startsWith(stack.siteUrl))
      .map(({ url, sessionId }) => ({ path: url.slice(stack.siteUrl.length), sessionId }));
  }

  /** Opens a page of the site, and waits until it is loaded. */
  async goto(path: string): Promise<void> {
    await this.browser.send('Page.navigate', { url: stack.siteUrl + path }, this.page);
    await untilAt(this, path);
  }

  /** The path of the first visible link that fits. */
  async hrefOf(css: string): Promise<string> {
    const path = await this.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLAnchorElement>(selector)].find(
          (link) => link.checkVisibility() && link.getClientRects().length,
        )?.pathname,
      { argument: css },
    );
    if (!path) throw new Error(`No visible link fits ${css}`);
    return path;
  }

  /**
   * Scrolls the first visible element that fits to the middle of the screen, moves the mouse onto it, and returns the
   * position of the mouse.
   */
  async pointAt(css: string): Promise<{ x: number; y: number }> {
    const place = await this.evaluate(
      (selector) => {
        const all = [...document.querySelectorAll(selector)];
        const element = all.find((each) => each.getClientRects().length) ?? all[0]!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      { argument: css },
    );
    await this.#mouse('mouseMoved', place);
    return place;
  }

  async clickAt(place: { x: number; y: number }): Promise<void> {
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.#mouse(type, { ...place, button: 'left', clickCount: 1 });
  }

  #mouse(type: string, place: object) {
    return this.browser.send('Input.dispatchMouseEvent', { type, ...place }, this.page);
  }
}

async function pageOf(
  browser: DevToolsPipe,
  isWanted: (page: TabPage) => boolean,
): Promise<TabPage> {
  let found: TabPage | undefined;
  await expect
    .poll(() => {
      found = browser.events
        .filter(({ method }) => method === 'Target.attachedToTarget')
        .map(({ params }) => ({ ...params.targetInfo, sessionId: params.sessionId }) as TabPage)
        .findLast(isWanted);
      return found;
    })
    .toBeDefined();
  return found!;
}
