import { gzipSync } from 'node:zlib';
import { kilobyte } from './budgets.mjs';

/** A current phone. Its pixel density makes it load the largest pictures for a screen of this width. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/**
 * The weight of a page before a visitor does anything, in KB. Scripts, styles and HTML are compressed with `gzip -9`.
 * @typedef {object} Weight
 * @property {number} html
 * @property {number} scripts the scripts that the HTML names
 * @property {number} late the scripts that those load later, when a part of the page is visible or the browser is idle
 * @property {number | undefined} vitals the script that reports web vitals, one of the late scripts. A site with
 *   `WEB_VITALS_SAMPLE=0` has none
 * @property {number} styles
 * @property {number | undefined} hero the picture the page loads first, if it has one
 * @property {string} heroType
 * @property {number} requests
 * @property {number} prefetches
 * @property {number} foreign requests to other hosts
 */

const patience = 120_000;

/**
 * Opens the page in a browser with an empty cache, and waits until it sends no more requests. Requests for pictures are
 * counted but aborted, because a site that has just started encodes each picture first.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // Makes this page view one of those whose web vitals are measured.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    const requests = [];
    page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request));
    await page.route('**', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.goto(url, { waitUntil: 'networkidle', timeout: patience });
    const hero = await page
      .locator('img[fetchpriority="high"]')
      // The selector finds only images, or nothing.
      .evaluateAll(([image]) => /** @type {HTMLImageElement | undefined} */ (image)?.currentSrc);

    return { ...(await weightOf(requests, new URL(url).host)), ...(await heroOf(context, hero)) };
  } finally {
    await context.close();
  }
}

/** @typedef {import('@playwright/test').Request} Request */

/**
 * @param {Request[]} requests
 * @param {string} host
 */
async function weightOf(requests, host) {
  const ofType = (type) => requests.filter((request) => request.resourceType() === type);
  const named = await namedIn(ofType('document')[0]);
  const scripts = ofType('script');
  const vitals = await having('/api/web-vitals', scripts);

  return {
    html: await compressed(ofType('document')),
    scripts: await compressed(scripts.filter((script) => named(script))),
    late: await compressed(scripts.filter((script) => !named(script))),
    vitals: vitals.length ? await compressed(vitals) : undefined,
    styles: await compressed(ofType('stylesheet')),
    requests: requests.length,
    prefetches: requests.filter(isPrefetch).length,
    foreign: requests.filter((request) => new URL(request.url()).host !== host).length,
  };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string | undefined} address
 */
async function heroOf(context, address) {
  if (!address) return { hero: undefined, heroType: '' };
  const headers = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  const response = await context.request.get(address, { headers, timeout: patience });

  return {
    hero: (await response.body()).length / kilobyte,
    heroType: response.headers()['content-type'] ?? '',
  };
}

/** @param {Request} document */
async function namedIn(document) {
  const html = (await (await document.response())?.text()) ?? '';
  return (/** @type {Request} */ request) => html.includes(new URL(request.url()).pathname);
}

/**
 * The requests whose response contains this text.
 * @param {string} text
 * @param {Request[]} requests
 */
async function having(text, requests) {
  const texts = await Promise.all(
    requests.map(async (request) => (await request.response())?.text()),
  );
  return requests.filter((_, index) => texts[index]?.includes(text));
}

/** @param {Request[]} requests */
async function compressed(requests) {
  const bodies = await Promise.all(
    requests.map(async (request) => (await request.response())?.body()),
  );
  const sizes = bodies.map((body) => (body ? gzipSync(body, { level: 9 }).length : 0));

  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** @param {Request} request */
function isPrefetch(request) {
  const headers = request.headers();
  return 'rsc' in headers || /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}
