import { withLateScripts } from './late-scripts.mjs';

const begin = '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>';
const part = '<script src="/_next/static/chunks/part.js" async=""></script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const document = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

describe('withLateScripts', () => {
  it('takes the scripts of a page and what fetches them ahead out of it', () => {
    const html = withLateScripts(document(preload + part, `<p>Words</p>${begin}`));

    expect(html).not.toMatch(/<script src|preload/);
    expect(html).toContain('<body><p>Words</p><script>{');
  });

  it('names each of them once, in their order, at the end of the page', () => {
    const html = withLateScripts(document(part, begin + part + '<p>Words</p>'));

    expect(html).toMatch(
      /\["\/_next\/static\/chunks\/part\.js","\/_next\/static\/chunks\/main\.js"\],.*<\/script><\/body><\/html>$/,
    );
  });

  it.each(['when it is loaded and seen', 'after four seconds in any case'])(
    'adds them %s, once',
    (moment) => {
      const browser = new Browser();
      browser.run(withLateScripts(document(part, begin)));
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
      expect(browser.added).toEqual([
        { src: '/_next/static/chunks/part.js' },
        { src: '/_next/static/chunks/main.js' },
      ]);
    },
  );

  it.each([
    ['has none', document('', '<p>Words</p>')],
    ['is for old browsers alone', document(old, '')],
    ['is not a document', part],
    ['is finished', withLateScripts(document(part, begin))],
  ])('leaves alone what %s', (_, html) => {
    expect(withLateScripts(html)).toBe(html);
  });

  it('leaves other scripts and preloads where they are', () => {
    const others = `${old}<script>go()</script><link rel="preload" as="font" href="/a.woff2"/>`;

    expect(withLateScripts(document(others, part))).toContain(`<head>${others}</head>`);
  });
});

/** What the scripts of a page need of a browser until they are there. */
class Browser {
  added: object[] = [];
  load = () => {};
  paint = () => {};
  wait: (milliseconds: number) => void = () => {};

  run(html: string) {
    const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
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
