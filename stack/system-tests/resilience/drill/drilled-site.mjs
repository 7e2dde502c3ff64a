import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from '../../common/site/memory.mjs';
import { startSite } from '../../../parts/site.mjs';
import { rootDir } from '../../../settings.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';
import { during } from '../../../processes/wait.mjs';
import { deleteMessages } from '../../common/visitors/contact-messages.mjs';
import { messageMark } from './contact.mjs';
import { FaultProxy } from '../../common/faults/fault-proxy.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/** A page that needs no data source. */
const independent = '/legal-notices';

/** Offsets to the port base. A build contains the URLs of its data sources, so these ports are always the same. */
const proxyPorts = { wordpress: 8, supabase: 9 };

/** A site that reaches its data sources through fault proxies, and the expected content of its pages. */
export class DrilledSite {
  /** The good content of each cached page, by its path. @type {Map<string, string>} */
  good = new Map();
  /** @type {Page[]} */
  pages = [];
  /** How many seconds the site takes to render all pages at once, without waiting for data sources. */
  renderTime = 0;
  /** The command that starts the site, as `through` of `startNode`. @type {string[]} */
  through = [];

  /** @type {import('../../../processes/supervisor.mjs').Part | null} */
  #site = null;

  /**
   * @param {Settings} backend
   * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
   * @param {string} distDir the folder of the site's build
   */
  constructor(backend, supervisor, distDir) {
    this.backend = backend;
    this.supervisor = supervisor;
    this.settings = {
      ...backend,
      ...{ distDir, trustedProxies: 1, logDir: join(backend.logDir, 'drill') },
      // Making pictures early causes requests to WordPress, and the drill counts those.
      makePictures: 'on-demand',
    };
    this.ports = {
      wordpressProxy: backend.portBase + proxyPorts.wordpress,
      supabaseProxy: backend.portBase + proxyPorts.supabase,
    };
    this.wordpress = new FaultProxy(backend.wordpressUrl, this.ports.wordpressProxy);
    this.supabase = new FaultProxy(backend.supabaseUrl, this.ports.supabaseProxy);
  }

  /** Starts the proxies. */
  async open() {
    await requireFreePorts(this.ports);
    for (const proxy of [this.wordpress, this.supabase]) {
      await proxy.start();
      this.supervisor.onStop(proxy.stop);
    }
    this.settings.wordpressUrl = this.wordpress.url;
    this.settings.supabaseUrl = this.supabase.url;
  }

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

  /** Starts the site, and waits until it responds. */
  async start() {
    this.#site = await startSite(this.settings, this.supervisor, 'start', {
      through: this.through,
    });
  }

  /** The id of the site's process, which leads a process group; 0 while the site is stopped. */
  get pid() {
    return this.#site?.child.pid ?? 0;
  }

  async stop() {
    if (this.#site) await this.supervisor.stop(this.#site);
    this.#site = null;
  }

  /**
   * Runs a function, and watches the memory of the site's process at the same time, also across a restart.
   * @param {() => Promise<unknown>} work
   * @returns {Promise<number | null>} by how many MB the memory has grown at most; null when it cannot be measured
   */
  async memoryDuring(work) {
    const before = memoryOf(this.pid);
    let most = 0;
    await during(work(), 250, () => (most = Math.max(most, memoryOf(this.pid))));
    return most && before ? Math.max(0, most - before) : null;
  }

  /** Stops the site and its proxies, frees the ports, and deletes the messages that the drill has sent. */
  async close() {
    await this.stop();
    for (const proxy of [this.wordpress, this.supabase]) proxy.stop();
    await deleteMessages(this.backend, messageMark);
  }

  /** Deletes every page that a running site has stored, as a new build does. Only while the site is stopped. */
  deleteStoredPages() {
    const pages = join(rootDir, this.settings.distDir, 'server/route-cache');
    rmSync(pages, { recursive: true, force: true });
  }

  /**
   * Runs a function. At the same time measures the response time of a page without data sources, which shows how busy
   * the machine is. Measures nothing while the site is restarted.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<[Result, number]>} the result of the function, and the measured seconds
   */
  async withLag(work) {
    let lag = 0;
    const result = await during(work(), 100, async () => {
      if (!this.pid) return;
      const { seconds } = await fetchAsVisitor(this.settings.siteUrl + independent);
      lag = Math.max(lag, seconds);
    });
    return [result, lag];
  }

  /**
   * Requests a page as a visitor.
   * @param {Page} page
   * @param {string} [origin] the server that gets the request, if not the site itself
   */
  request = ({ path }, origin = this.settings.siteUrl) => fetchAsVisitor(origin + path);
}
