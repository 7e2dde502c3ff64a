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
    expect(html).toContain('<body><p>Words</p><script>requestAnimationFrame(');
  });

  it('names each of them once, in their order, at the end of the page', () => {
    const html = withLateScripts(document(part, begin + part + '<p>Words</p>'));

    expect(html).toMatch(
      /of \["\/_next\/static\/chunks\/part\.js","\/_next\/static\/chunks\/main\.js"\]\).*<\/script><\/body><\/html>$/,
    );
  });

  it('adds them after a frame, so that the page is seen first', () => {
    const added: { src: string; async: boolean }[] = [];
    const steps: (() => void)[] = [];
    const later = (step: () => void) => steps.push(step);
    const browser = { head: { append: (element: (typeof added)[0]) => added.push(element) } };
    const [, loader = ''] =
      /<script>(.*)<\/script>/.exec(withLateScripts(document(part, begin))) ?? [];
    run(loader, later, later, { ...browser, createElement: () => ({}) });

    expect(added).toEqual([]);
    steps.shift()?.();
    expect(added).toEqual([]);
    steps.shift()?.();
    expect(added).toEqual([
      { src: '/_next/static/chunks/part.js', async: true },
      { src: '/_next/static/chunks/main.js', async: true },
    ]);
  });

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

function run(loader: string, ...[requestAnimationFrame, setTimeout, document]: unknown[]) {
  const names = ['requestAnimationFrame', 'setTimeout', 'document'];
  Function(...names, loader)(requestAnimationFrame, setTimeout, document);
}
