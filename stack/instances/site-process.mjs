import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startSite } from '../parts/site.mjs';
import { rootDir } from '../settings.mjs';
import { until } from '../wait.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */

/** One process of the site, with a copy of the build that is its own, as on a machine of its own. */
export class SiteProcess {
  /** @type {import('../supervisor.mjs').Part | null} */
  #part = null;

  /**
   * @param {string} name
   * @param {Settings} settings whose `distDir` is copied
   * @param {Supervisor} supervisor
   */
  constructor(name, settings, supervisor) {
    const { distDir, logDir, ports } = settings;
    this.folder = join(rootDir, `${distDir}-${name}`);
    this.settings = { ...settings, distDir: basename(this.folder), logDir: join(logDir, name) };
    this.supervisor = supervisor;
    this.url = `http://localhost:${ports.site}`;
    this.forget();
    const built = join(rootDir, distDir);
    // What a build keeps for the next one is no part of it.
    const filter = (path) => path !== join(built, 'cache');
    cpSync(built, this.folder, { recursive: true, filter });
  }

  /** Starts, and waits until visitors may be sent to it. */
  async start() {
    this.#part = await startSite(this.settings, this.supervisor, 'start');
    const isReady = async () => (await fetch(`${this.url}/api/health/ready`)).ok;
    await until(isReady, { what: `${this.url} is ready` });
  }

  /** @param {NodeJS.Signals} [signal] */
  async stop(signal) {
    if (this.#part) await this.supervisor.stop(this.#part, signal);
    this.#part = null;
  }

  /** Of its process, which leads a group; 0 while there is none. */
  get pid() {
    return this.#part?.child.pid ?? 0;
  }

  /** Takes its copy of the build from the disk. */
  forget() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @returns {Promise<string | undefined>} whether it says that it reaches Redis: pass, warn or fail */
  async redisStatus() {
    const { checks } = await (await fetch(`${this.url}/api/health/ready`)).json();
    return checks['redis:reachability']?.[0].status;
  }

  /**
   * Looks at its files, which asks it for nothing: has it made so many pages of this slug that show the words?
   * @param {string} slug
   * @param {string} words
   * @param {number} count
   */
  hasMade(slug, words, count) {
    const kept = join(this.folder, 'server', 'route-cache');
    const pages = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter(
      (file) => basename(file) === `${slug}.html`,
    );
    const made = pages.filter((file) => readFileSync(join(kept, file), 'utf8').includes(words));
    return made.length === count;
  }
}
