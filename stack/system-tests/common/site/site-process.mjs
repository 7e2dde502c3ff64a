import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../../files-below.mjs';
import { startSite } from '../../../parts/site.mjs';
import { rootDir } from '../../../settings.mjs';
import { until } from '../../../processes/wait.mjs';
import { liveMemoryOf } from './live-memory.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */
/** @typedef {import('../../../processes/supervisor.mjs').Supervisor} Supervisor */

/** One process of the site with its own copy of the build, as on a separate machine. */
export class SiteProcess {
  /** @type {import('../../../processes/supervisor.mjs').Part | null} */
  #part = null;

  /**
   * @param {string} name
   * @param {Settings} settings whose `distDir` is copied
   * @param {Supervisor} supervisor
   * @param {{ preload?: string[] }} [options] scripts below stack/ that the process loads first
   */
  constructor(name, settings, supervisor, { preload } = {}) {
    this.preload = preload;
    const { distDir, logDir, ports } = settings;
    this.folder = join(rootDir, `${distDir}-${name}`);
    this.settings = { ...settings, distDir: basename(this.folder), logDir: join(logDir, name) };
    this.supervisor = supervisor;
    this.url = `http://localhost:${ports.site}`;
    this.deleteCopy();
    const built = join(rootDir, distDir);
    // Without the build cache, which only the next build needs.
    const filter = (path) => path !== join(built, 'cache');
    cpSync(built, this.folder, { recursive: true, filter });
  }

  /** Starts the process, and waits until it is ready for visitors. */
  async start() {
    const { preload } = this;
    this.#part = await startSite(this.settings, this.supervisor, 'start', { preload });
    const isReady = async () => (await fetch(`${this.url}/api/health/ready`)).ok;
    await until(isReady, { what: `${this.url} is ready` });
  }

  /** Stops the process, if it runs. @param {NodeJS.Signals} [signal] */
  async stop(signal) {
    if (this.#part) await this.supervisor.stop(this.#part, signal);
    this.#part = null;
  }

  /** The id of its process, which leads a process group; 0 while it is stopped. */
  get pid() {
    return this.#part?.child.pid ?? 0;
  }

  /** @returns {Promise<number>} MB in use after a garbage collection; only with the preloaded `memoryReporter` */
  async liveMemory() {
    return this.#part ? liveMemoryOf(this.#part.child) : 0;
  }

  /** Deletes its copy of the build. */
  deleteCopy() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @returns {Promise<string | undefined>} the status of Redis that the process reports: pass, warn or fail */
  async redisStatus() {
    const { checks } = await (await fetch(`${this.url}/api/health/ready`)).json();
    return checks['redis:reachability']?.[0].status;
  }

  /**
   * Whether the process has stored this number of pages of the slug that contain a text. Reads the files, without a
   * request.
   * @param {string} slug
   * @param {string} words
   * @param {number} count
   */
  hasStored(slug, words, count) {
    const cache = join(this.folder, 'server', 'route-cache');
    const pages = filesBelow(cache).filter((file) => basename(file) === `${slug}.html`);
    const rendered = pages.filter((file) => readFileSync(file, 'utf8').includes(words));
    return rendered.length === count;
  }
}
