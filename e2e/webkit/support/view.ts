import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

import { expect, isHydrated } from '../../support/test';
import { programOf } from './processes';

/** Selectors of elements that may have a role. WebKit decides which of them have the role and the name. */
const places = {
  button: 'button, [role=button]',
  link: 'a[href]',
  dialog: 'dialog, [role=dialog]',
  article: 'article',
  slider: '[type=range]',
  searchbox: '[type=search]',
  alert: '[role=alert]',
  heading: 'h1, h2, h3',
};

export type Role = keyof typeof places;
export { Key };

/** A page in a window of WebKit, as a visitor has it. */
export class View {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens a page of the site and waits until its scripts have run. */
  async goto(path: string, { isScripted = true } = {}): Promise<void> {
    await this.driver.get(this.origin + path);
    if (isScripted) await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    await expect
      .poll(() => this.evaluate(isHydrated), { message: 'the scripts of the page must run' })
      .toBe(true);
  }

  /** Runs a function in the page, with arguments that JSON can hold. */
  evaluate<Result, Arguments extends unknown[]>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return this.run(run, args);
  }

  /** Runs a function in the page, with an element of it. */
  evaluateOn<Result>(
    element: WebElement,
    run: (element: HTMLElement) => Result,
  ): Promise<Awaited<Result>> {
    return this.run(run, [element]);
  }

  /** Makes the page itself this wide, not the window around it. */
  async resize(width: number, height = 900): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  /** The path of the open page. Empty while the window goes from one page to the next. */
  async path(): Promise<string> {
    const url = await this.driver.getCurrentUrl().catch(() => '');
    return url.replace(this.origin, '');
  }

  /** The shown elements of a role, with this name for a screen reader if one is given. */
  async all(role: Role, name?: string, within?: WebElement): Promise<WebElement[]> {
    const found = await this.run(shownElements, [places[role], name ?? '', within ?? null]);
    if (name === undefined) return found;
    const names = await Promise.all(
      found.map((element) => element.getAccessibleName().catch(() => '')),
    );

    return found.filter((_, index) => names[index]?.trim() === name);
  }

  /** The first of these elements. Waits up to 10 seconds until there is one. */
  async one(role: Role, name?: string, within?: WebElement): Promise<WebElement> {
    for (const end = Date.now() + 10_000; Date.now() < end; await this.driver.sleep(100)) {
      const [found] = await this.all(role, name, within);
      if (found) return found;
    }
    throw new Error(`The page shows no ${role} named ${name} within 10 s`);
  }

  async click(role: Role, name?: string, within?: WebElement): Promise<void> {
    await this.clickOn(await this.one(role, name, within));
  }

  /** Clicks an element with the mouse, like a visitor who has scrolled to it. */
  async clickOn(element: WebElement): Promise<void> {
    // A dialog that still fades out, or a part that is laid out late, may be where the element was.
    for (let tries = 0; tries < 5; tries += 1) {
      await this.pointAt(element);
      if (await this.evaluateOn(element, isOnTop)) break;
    }
    await this.driver.actions().click().perform();
  }

  /** Presses keys, one after the other, where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Brings an element to the middle of the screen, and moves the mouse there. */
  async pointAt(element: WebElement): Promise<void> {
    await this.evaluateOn(element, async (each) => {
      // Parts that come into view are laid out and move the parts below. This waits until the element stays in place.
      for (let rests = 0, last = NaN, looks = 0; rests < 3 && looks < 40; looks += 1) {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top } = each.getBoundingClientRect();
        rests = top === last ? rests + 1 : 0;
        last = top;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await this.driver.actions().move({ origin: element }).perform();
  }

  /** The console errors and warnings, exceptions and policy violations of the page. */
  faults(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { faults: string[] }).faults);
  }

  overflow(): Promise<number> {
    return this.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  private async run<Result>(
    // oxlint-disable-next-line typescript/no-explicit-any -- an element here is another type than in the page
    run: (...args: any[]) => Result,
    args: unknown[],
  ): Promise<Awaited<Result>> {
    const returned = await this.driver.executeAsyncScript<{
      result: Awaited<Result>;
      error?: string;
    }>(
      `const args = [...arguments];
       const done = args.pop();
       Promise.resolve().then(() => (${run})(...args)).then(
         (result) => done({ result }),
         (error) => done({ error: String(error) }),
       );`,
      ...args,
    );
    if (returned.error) throw new Error(returned.error);

    return returned.result;
  }
}

/**
 * The shown elements that may have this name. Elements that are not laid out yet have no name, so they are scrolled
 * into view.
 */
function shownElements(css: string, name: string, within: Element | null): WebElement[] {
  const shown = [...(within ?? document).querySelectorAll(css)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      [
        each.ariaLabel,
        each.textContent,
        'labels' in each && (each as HTMLInputElement).labels?.[0]?.textContent,
      ]
        .join()
        .includes(name),
  );
  const skipped = shown.find((each) => !each.checkVisibility({ contentVisibilityAuto: true }));
  skipped?.scrollIntoView({ behavior: 'instant' });

  // The driver turns DOM elements of the page into WebElements.
  return shown as unknown as WebElement[];
}

/** Opens a window through the WebDriver server with this URL. */
export async function openView(driver: string, origin: string, options: string[]): Promise<View> {
  const window = `${process.cwd()}/stack/programs/window.gjs`;
  const driven = await new Builder()
    .usingServer(driver)
    .withCapabilities({
      browserName: 'webkit',
      'webkitgtk:browserOptions': {
        binary: programOf('GJS_PATH'),
        args: ['-m', window, ...options],
      },
    })
    .build();
  await driven.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });

  return new View(driven, origin);
}

/** Whether a click into the middle of the element hits it. */
function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();

  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
