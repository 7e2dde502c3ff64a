import { measureWebVitals } from './web-vitals';

type Visibility = 'visible' | 'hidden';
type OnEntries = (list: { getEntries: () => object[] }) => void;

/** The timing of the navigation to the page. The browser sets `activationStart` when it shows a prerendered page. */
class NavigationTiming {
  readonly type = 'navigate';
  readonly responseStart = 40;
  activationStart = 0;
}

class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];

  constructor(private readonly onEntries: OnEntries) {}

  observe({ type }: { type: string }): void {
    observers.set(type, this.onEntries);
  }
}

const observers = new Map<string, OnEntries>();
const sent: Record<string, unknown>[] = [];
const timing = new NavigationTiming();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const entries: Record<string, object[]> = { navigation: [timing] };

const browser = {
  document: page,
  location: { pathname: '/news' },
  CSS: { supports: () => false },
  navigator: { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) > 0 },
  PerformanceNavigationTiming: NavigationTiming,
  PerformanceObserver: Observer,
};
const originals = Object.keys(browser).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

let stop: AbortController;

beforeEach(() => {
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((type) => entries[type] as PerformanceEntryList);
  stop = new AbortController();
  sent.length = 0;
  timing.activationStart = 0;
});

afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
  for (const [name, original] of originals) {
    Reflect.deleteProperty(globalThis, name);
    if (original) Object.defineProperty(globalThis, name, original);
  }
});

/** Opens the page, and runs the script in it. Only Chromium knows which state the page had at first. */
function open(visibility: Visibility, { isFirstStateKnown = true } = {}): void {
  page.visibilityState = visibility;
  entries['visibility-state'] = isFirstStateKnown ? [{ name: visibility }] : [];
  measureWebVitals(stop.signal);
}

function change(visibility: Visibility): void {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
}

const paintAt = (startTime: number) =>
  observers.get('largest-contentful-paint')!({ getEntries: () => [{ startTime }] });

test('a page is reported once, when the visitor leaves it', () => {
  open('visible');
  paintAt(300);
  expect(sent).toEqual([]);
  change('hidden');
  change('visible');
  change('hidden');

  expect(sent).toEqual([
    { path: '/news', engine: 'chromium', navigation: 'navigate', ttfb: 40, lcp: 300, cls: 0 },
  ]);
});

test('a prerendered page is reported only after it was shown, and its times count from then', () => {
  open('hidden');
  timing.activationStart = 5000;
  change('visible');
  paintAt(5120);
  expect(sent).toEqual([]);
  change('hidden');

  expect(sent).toEqual([
    { path: '/news', engine: 'chromium', navigation: 'prerender', ttfb: 0, lcp: 120, cls: 0 },
  ]);
});

test.each([{ isFirstStateKnown: true }, { isFirstStateKnown: false }])(
  'a page that was opened in a background tab is reported without its LCP, %j',
  (options) => {
    open('hidden', options);
    change('visible');
    paintAt(900_000);
    change('hidden');

    expect(sent).toEqual([
      { path: '/news', engine: 'chromium', navigation: 'navigate', ttfb: 40, cls: 0 },
    ]);
  },
);

test('a background tab that the visitor shows before the script runs counts as one, too', () => {
  entries['visibility-state'] = [{ name: 'hidden' }, { name: 'visible' }];
  page.visibilityState = 'visible';
  measureWebVitals(stop.signal);
  paintAt(3000);
  change('hidden');

  expect(sent[0]).toHaveProperty('ttfb', 40);
  expect(sent[0]).not.toHaveProperty('lcp');
});
