import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';

import { withDeferredScripts } from './deferred-scripts.mjs';

// The React with which Next.js renders pages.
const compiled = 'next/dist/compiled';
const { createElement } = jest.requireActual<typeof import('react')>(`${compiled}/react`);
const { preinit, preload } = jest.requireActual<typeof import('react-dom')>(
  `${compiled}/react-dom`,
);
const { renderToPipeableStream } = jest.requireActual<typeof import('react-dom/server')>(
  `${compiled}/react-dom/server.node`,
);

const main = '/_next/static/chunks/main.js';
const part = '/_next/static/chunks/part.js';

type Page = {
  /** Scripts of the page. Next.js starts with `main` and loads the others with `preinit`. */
  scripts?: string[];
  head?: ReactNode;
};

/** A page that is rendered in the same way as Next.js does it. */
async function rendered({ scripts = [main, part], head }: Page = {}): Promise<string> {
  const [first, ...others] = scripts;
  const Root = () => {
    for (const each of others) preinit(each, { as: 'script' });
    preload('/a.woff2', { as: 'font' });
    return createElement('html', {}, [
      createElement('head', { key: 'head' }, head),
      createElement('body', { key: 'body' }, createElement('p', {}, 'Words')),
    ]);
  };
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement(Root), {
    bootstrapScripts: first ? [first] : [],
    onAllReady: () => pipe(stream),
  });

  return text(stream);
}

describe('withDeferredScripts', () => {
  it('removes the scripts of a page and their preloads', async () => {
    const before = await rendered();
    const html = withDeferredScripts(before);

    for (const address of [main, part]) expect(before).toContain(`<script src="${address}"`);
    expect(before).toMatch(/<link rel="preload" as="script"/);
    expect(html).not.toMatch(/<script src|as="script"/);
    expect(html).toContain('<body><p>Words</p><script');
  });

  it('names each of them once, at the end of the page', async () => {
    const html = withDeferredScripts(await rendered());

    expect(html).toMatch(/<script>\{const files=.*<\/script><\/body><\/html>$/);
    expect(html.split(main)).toHaveLength(2);
    expect(html.split(part)).toHaveLength(2);
  });

  it.each(['when it is loaded and seen', 'after four seconds in any case'])(
    'adds them %s, once',
    async (moment) => {
      const browser = new Browser();
      browser.run(withDeferredScripts(await rendered()));
      expect(browser.added).toEqual([]);

      const isSeen = moment === 'when it is loaded and seen';
      if (isSeen) {
        browser.load();
        expect(browser.added).toEqual([]);
        browser.paint();
      } else browser.wait(4000);
      expect(browser.added).toHaveLength(2);

      browser.load();
      browser.paint();
      browser.wait(4000);
      expect(browser.added).toEqual(expect.arrayContaining([{ src: part }, { src: main }]));
      expect(browser.added).toHaveLength(2);
    },
  );

  it('does not change a page without scripts, a finished page, and what is not a page', async () => {
    const withoutScripts = await rendered({ scripts: [] });
    const finished = withDeferredScripts(await rendered());
    const fragment = `<script src="${part}" async=""></script>`;

    for (const html of [withoutScripts, finished, fragment]) {
      expect(withDeferredScripts(html)).toBe(html);
    }
  });

  it('leaves other scripts and preloads where they are', async () => {
    const head = [
      createElement('script', { key: 1, src: '/_next/static/chunks/old.js', noModule: true }),
      createElement('script', { key: 2, dangerouslySetInnerHTML: { __html: 'go()' } }),
    ];
    const html = withDeferredScripts(await rendered({ head }));

    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(html).toContain('<script>go()</script>');
    expect(html).toContain('<link rel="preload" href="/a.woff2" as="font"');
  });
});

/** The part of a browser that the loader of the scripts uses. */
class Browser {
  added: object[] = [];
  load = () => {};
  paint = () => {};
  wait: (milliseconds: number) => void = () => {};

  run(html: string) {
    const [, script = ''] = /<script>(\{const files.*)<\/script>/.exec(html) ?? [];
    Function(...Object.keys(this.globals), script)(...Object.values(this.globals));
  }

  private get globals() {
    const { added } = this;
    const setPaint = (run: () => void, type: string) => {
      if (type === 'paint') this.paint = run;
    };
    return {
      addEventListener: (type: string, run: () => void) => type === 'load' && (this.load = run),
      document: { head: { append: (each: object) => added.push(each) }, createElement: () => ({}) },
      setTimeout: (run: () => void, delay: number) =>
        (this.wait = (milliseconds) => milliseconds >= delay && run()),
      PerformanceObserver: class {
        constructor(private run: () => void) {}
        observe = ({ type }: { type: string }) => setPaint(this.run, type);
      },
    };
  }
}
