import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultProxies } from '../../common/faults/start-fault-proxies.mjs';
import { pagesOf } from '../../common/pages/pages.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { deleteMessages } from '../../common/visitors/contact-messages.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';
import { messageMark } from './contact.mjs';

/** @typedef {import('../run.mjs').Context} Context */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/** The folders of the builds. The running build is in one of them, the next build is made in the other. */
export const buildFolders = ['.next-outages', '.next-outages-2'];

/** A site that reaches its data sources through fault proxies, and the expected content of its pages. */
export class SiteBehindProxies extends SiteProcess {
  /** The good content of each cached page, by its path. @type {Map<string, string>} */
  good = new Map();
  /** How many seconds the site takes to render all pages at once, without waiting for data sources. */
  renderTime = 0;

  /**
   * @param {Context} context
   * @param {Awaited<ReturnType<typeof startFaultProxies>>} proxies
   * @param {Page[]} pages of every type, in both languages
   */
  constructor(context, proxies, pages) {
    const { backend } = context;
    const own = { distDir: buildFolders[0], logDir: join(backend.logDir, 'outages') };
    // Making pictures early causes requests to WordPress, and the test counts those.
    const how = { trustedProxies: 1, makePictures: 'on-demand' };
    super({ ...proxies.settings, ...own, ...how }, context.supervisor, { needsSources: false });
    this.context = context;
    this.backend = backend;
    this.faults = context.faults;
    this.wordpress = proxies.wordpress;
    this.supabase = proxies.supabase;
    this.pages = pages;
  }

  /**
   * All pages, or those that a fault of Supabase alone can affect: they have its content, or need no data source.
   * @param {boolean} [alone] whether only Supabase has the fault
   */
  pagesFor = (alone = false) =>
    this.pages.filter(({ source }) => !alone || source === 'both' || source === 'nobody');

  /**
   * Gives the data sources a fault, in place of the last one.
   * @param {Fault | null} fault null for none
   * @param {Fault | null} [ofSupabase] the fault of Supabase, by default the same
   */
  async setFault(fault, ofSupabase = fault) {
    await this.wordpress.setFault(fault);
    await this.supabase.setFault(ofSupabase);
  }

  /**
   * Waits until the site sends no more requests.
   * @param {number} [lag] seconds that a page without data sources takes: a busy machine pauses longer between two requests
   */
  async untilIdle(lag = 0) {
    const idle = [this.wordpress, this.supabase].map((proxy) => {
      // The site retries after 0.6 s without a response, or after two seconds if the response says to wait.
      const silence = proxy.fault?.before?.headers['retry-after'] ? 2500 : 1500;
      return proxy.untilIdle(30_000, silence + 2000 * lag);
    });
    await Promise.all(idle);
  }

  /** Deletes every page that a running site has stored, as a new build does. Only while the site is stopped. */
  deleteStoredPages() {
    rmSync(this.inBuild('server/route-cache'), { recursive: true, force: true });
  }

  /**
   * Requests a page as a visitor.
   * @param {Page} page
   * @param {string} [origin] the server that gets the request, if not the site itself
   */
  request = ({ path }, origin = this.url) => fetchAsVisitor(origin + path);
}

/**
 * Starts the proxies of a site that is not built yet. At the end, deletes the messages that the test has sent.
 * @param {Context} context
 */
export async function startSiteBehindProxies(context) {
  const proxies = await startFaultProxies(context);
  const site = new SiteBehindProxies(context, proxies, await pagesOf(context.backend));
  context.onClose(() => deleteMessages(context.backend, messageMark));
  context.onClose(() => site.stop());
  return site;
}
