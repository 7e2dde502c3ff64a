import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../../files-below.mjs';
import { startSite } from '../../../parts/site.mjs';
import { rootDir } from '../../../settings.mjs';
import { during, until } from '../../../processes/wait.mjs';
import { most } from '../../numbers.mjs';
import { fetchAsVisitor } from '../visitors/requests.mjs';
import { liveMemoryOf } from './live-memory.mjs';
import { memoryOf } from './memory.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */
/** @typedef {import('../../../processes/supervisor.mjs').Supervisor} Supervisor */

/** A page that needs no data source. Its response time shows how busy the process and the machine are. */
const independent = '/legal-notices';

/** One process of the built site. */
export class SiteProcess {
  /** The command that starts the process, as `through` of `startNode`. @type {string[]} */
  through = [];

  /** @type {import('../../../processes/supervisor.mjs').Part | null} */
  #part = null;

  /**
   * @param {Settings} settings whose `distDir` has a build when the process is started
   * @param {Supervisor} supervisor
   * @param {{ preload?: string[], needsSources?: boolean }} [options] `preload`: scripts below stack/ that the process
   *   loads first; `needsSources`: whether it must reach its data sources before it is treated as started
   */
  constructor(settings, supervisor, { preload, needsSources = true } = {}) {
    this.settings = settings;
    this.supervisor = supervisor;
    this.preload = preload;
    this.needsSources = needsSources;
    this.url = `http://localhost:${settings.ports.site}`;
  }

  /**
   * A process with its own copy of the build, as on a separate machine. It has not started yet.
   * @param {string} name of the copy
   * @param {import('../../resilience/run.mjs').Context} context at whose end the process is stopped, and the copy deleted
   * @param {{ settings?: Settings, preload?: string[] }} [options] `settings`: those of the backend if they are not given
   */
  static onCopy(name, { backend, supervisor, onClose }, { settings = backend, preload } = {}) {
    const { distDir, logDir } = settings;
    const own = { ...settings, distDir: `${distDir}-${name}`, logDir: join(logDir, name) };
    const site = new SiteProcess(own, supervisor, { preload });
    const deleteCopy = () => rmSync(site.inBuild(), { recursive: true, force: true });
    deleteCopy();
    onClose(deleteCopy);
    onClose(() => site.stop());
    const built = join(rootDir, distDir);
    // Without the build cache, which only the next build needs.
    const filter = (path) => path !== join(built, 'cache');
    cpSync(built, site.inBuild(), { recursive: true, filter });
    return site;
  }

  /** The path of a file or folder of its build. @param {string[]} names */
  inBuild = (...names) => join(rootDir, this.settings.distDir, ...names);

  /** Starts the process, and waits until it responds. */
  async start() {
    const { preload, through } = this;
    this.#part = await startSite(this.settings, this.supervisor, 'start', { preload, through });
    const isReady = async () => (await fetch(`${this.url}/api/health/ready`)).ok;
    if (this.needsSources) await until(isReady, { what: `${this.url} is ready` });
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

  /**
   * Runs a function, and watches the memory of the process at the same time, also across a restart.
   * @template Result
   * @param {() => Promise<Result>} work
   * @param {number} [before] the memory from which it grows, in MB; that at the start if it is not given
   * @returns {Promise<[Result, number | null]>} its result, and by how many MB the memory has grown at most; null when it
   *   cannot be measured
   */
  async memoryDuring(work, before = memoryOf(this.pid)) {
    let largest = 0;
    const look = () => (largest = Math.max(largest, memoryOf(this.pid)));
    const result = await during(work(), 250, look);
    return [result, largest && before ? Math.max(0, largest - before) : null];
  }

  /**
   * Runs a function. At the same time measures the response time of a page without data sources, which shows how busy
   * the machine is. Measures nothing while the process is stopped.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<[Result, number, number[]]>} its result, the longest time in seconds, and all times
   */
  async withLag(work) {
    /** @type {number[]} */
    const times = [];
    const result = await during(work(), 100, async () => {
      if (this.pid) times.push((await fetchAsVisitor(this.url + independent)).seconds);
    });
    return [result, most(times), times];
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
    const pages = filesBelow(this.inBuild('server/route-cache')).filter(
      (file) => basename(file) === `${slug}.html`,
    );
    const rendered = pages.filter((file) => readFileSync(file, 'utf8').includes(words));
    return rendered.length === count;
  }
}
