/**
 * Measures this page view, and reports it when the visitor leaves. The values are LCP, INP and TTFB in milliseconds,
 * and CLS (https://web.dev/articles/vitals). For a prerendered page, they are counted from its activation. INP is
 * simplified: it is always the slowest interaction, also on a page with more than fifty interactions, where web.dev
 * ignores a few. Nothing is stored in the browser. Values that the browser does not provide are left out, and so is the
 * LCP of a page that was opened in a background tab: the browser paints it when the visitor shows the tab.
 */
export function measureWebVitals(signal: AbortSignal): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return;
  const report: Record<string, number | string> = { path: location.pathname, engine: engine() };
  // The first state of the page, where the browser provides it; otherwise the state when this script runs.
  const [first] = performance.getEntriesByType('visibility-state');
  const wasHidden = (first?.name ?? document.visibilityState) === 'hidden';
  let largestPaint: number | undefined;
  watch('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  if (watch('layout-shift', addShift(report))) report.cls ??= 0;
  watch('event', (event) => {
    if (numberIn(event, 'interactionId'))
      report.inp = Math.max(Number(report.inp ?? 0), event.duration);
  });

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    // The time of the activation of a prerendered page is known only now.
    const start = numberIn(entry, 'activationStart');
    const sinceStart = (time: number) => Math.max(0, time - start);
    report.navigation = start > 0 ? 'prerender' : entry.type;
    report.ttfb = sinceStart(entry.responseStart);
    const wasShownAtStart = start > 0 || !wasHidden;
    if (largestPaint !== undefined && wasShownAtStart) report.lcp = sinceStart(largestPaint);
    navigator.sendBeacon('/api/web-vitals', JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send, { signal });
}

/**
 * Adds a layout shift to CLS, which is the largest sum of the shifts in one session window. In a session window, each
 * shift follows the one before within a second, and all of them happen within five seconds.
 */
function addShift(report: Record<string, number | string>) {
  let session = 0;
  let first = 0;
  let last = -Infinity;
  return (entry: PerformanceEntry) => {
    if ('hadRecentInput' in entry && entry.hadRecentInput) return;
    const { startTime } = entry;
    const value = numberIn(entry, 'value');
    const isSame = startTime - last < 1000 && startTime - first < 5000;
    session = isSame ? session + value : value;
    if (!isSame) first = startTime;
    last = startTime;
    report.cls = Math.max(Number(report.cls ?? 0), session);
  };
}

/** The browser engine, by CSS properties that only one engine has. The site does not read the header User-Agent. */
export function engine(): string {
  if (CSS.supports('-moz-appearance', 'none')) return 'firefox';

  return CSS.supports('-webkit-hyphenate-limit-lines', '2') ? 'webkit' : 'chromium';
}

/** A property that TypeScript's type of an entry does not have. 0 where the browser does not provide it as a number. */
function numberIn(entry: PerformanceEntry, name: string): number {
  const found: unknown = Reflect.get(entry, name);

  return typeof found === 'number' ? found : 0;
}

/**
 * Calls back for all entries of a type, earlier ones too.
 *
 * @returns false in a browser that does not know the type
 */
function watch(type: string, onEntry: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const options = { type, buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);

  return true;
}
