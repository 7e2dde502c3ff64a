import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from '../bench/memory.mjs';
import { startSite } from '../parts/site.mjs';
import { rootDir } from '../settings.mjs';
import { FaultProxy } from './fault-proxy.mjs';
import { pause } from '../wait.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./pages.mjs').Page} Page */

const independent = '/legal-notices';

/** Always the same, counted from the base: a build knows its sources by their addresses. */
export const proxyPorts = { wordpress: 8, supabase: 9 };

/** A site that reaches its sources through fault proxies, and what is known of its pages. */
export class Stage {
  /** What each kept page showed when all was well, by its path. @type {Map<string, string>} */
  good = new Map();
  /** @type {Page[]} */
  pages = [];
  /** How many seconds it takes to make all pages at once whose sources refuse, so that none of it is waiting. */
  ownTime = 0;
  /** What the site is started through, as `startNode` takes it. @type {string[]} */
  through = [];

  #site = null;

  /**
   * @param {Settings} backend
   * @param {import('../supervisor.mjs').Supervisor} supervisor
   * @param {{ distDir: string, slack: number, soon: number, leisure: number }} choice the folder of the site's build; how
   *   many seconds more than promised a busy machine may take; in how many seconds a known page has to be there; how many
   *   times as long as promised healing may take
   */
  constructor(backend, supervisor, { distDir, slack, soon, leisure }) {
    this.backend = backend;
    this.supervisor = supervisor;
    this.slack = slack;
    this.soon = soon;
    this.leisure = leisure;
    this.settings = { ...backend, distDir, trustedProxies: 1 };
    this.wordpress = new FaultProxy(backend.wordpressUrl, backend.portBase + proxyPorts.wordpress);
    this.supabase = new FaultProxy(backend.supabaseUrl, backend.portBase + proxyPorts.supabase);
  }

  async open() {
    for (const proxy of [this.wordpress, this.supabase]) {
      await proxy.start();
      this.supervisor.onStop(proxy.stop);
    }
    this.settings.wordpressUrl = this.wordpress.url;
    this.settings.supabaseUrl = this.supabase.url;
  }

  /**
   * @param {Fault | null} fault
   * @param {Fault | null} [ofSupabase] the same, if nothing else is said
   */
  async have(fault, ofSupabase = fault) {
    await this.wordpress.have(fault);
    await this.supabase.have(ofSupabase);
  }

  /**
   * Waits until the site asks for nothing more.
   * @param {number} [lag] seconds that a page takes which needs nothing: a busy machine is silent for longer
   */
  async rests(lag = 0) {
    const rested = [this.wordpress, this.supabase].map((proxy) => {
      // The site asks again after 0.6 s of silence, or two where it is told to come back later.
      const told = proxy.fault?.before?.headers['retry-after'] ? 2500 : 1500;
      return proxy.rests(30_000, told + 2000 * lag);
    });
    await Promise.all(rested);
  }

  async start() {
    this.#site = await startSite(this.settings, this.supervisor, 'start', {
      through: this.through,
    });
  }

  /** Of the site's process, which leads a group; 0 while there is none. */
  get pid() {
    return this.#site?.child.pid ?? 0;
  }

  async stop() {
    if (this.#site) await this.supervisor.stop(this.#site);
    this.#site = null;
  }

  /**
   * Watches the site's process, also when it is started anew meanwhile.
   * @returns {() => number | null} ends the watching: by how many MB more than at first it took at most; null where that
   *   cannot be seen
   */
  watchMemory() {
    const before = memoryOf(this.pid);
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, memoryOf(this.pid))), 250);
    return () => {
      clearInterval(timer);
      return most && before ? Math.max(0, most - before) : null;
    };
  }

  /** Ends the site, and frees the ports before its sources. */
  async close() {
    await this.stop();
    for (const proxy of [this.wordpress, this.supabase]) proxy.stop();
  }

  /** Takes every page away that a running site has made, as a new build does. Only while the site is stopped. */
  forgetPages() {
    for (const folder of ['server/route-cache', 'cache/expired-tags.json']) {
      rmSync(join(rootDir, this.settings.distDir, folder), { recursive: true, force: true });
    }
  }

  /**
   * Does something, and finds out meanwhile how long a page takes at most that asks nobody: the machine's own part.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<[Result, number]>} what came of it, and seconds
   */
  async withLag(work) {
    let isOver = false;
    let lag = 0;
    const pulse = async () => {
      while (!isOver) {
        const { seconds } = await visit(this.settings.siteUrl + independent);
        lag = Math.max(lag, seconds);
        await pause(100);
      }
    };
    const [result] = await Promise.all([work().finally(() => (isOver = true)), pulse()]);
    return [result, lag];
  }

  /**
   * @param {Page} page
   * @param {string} [origin] who is asked, if not the site itself
   */
  ask = ({ path }, origin = this.settings.siteUrl) => visit(origin + path);
}
