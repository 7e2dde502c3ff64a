import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { ownMounts } from './own-mounts.mjs';

/** As much as all pages of the demo content take, and a lot more. */
const size = '96m';
const kilobyte = Buffer.alloc(1024);

// A file system at the first folder; a part of it in the place of each of the others.
const mounts = `disk=$1; shift
  mount -t tmpfs -o size=${size} tmpfs "$disk"
  for folder in "$@"; do mkdir "$disk/$#"; mount --bind "$disk/$#" "$folder"; shift; done`;

/** A disk that can be full, for one program alone: a small file system in the place of the folders that it writes into. */
export class SmallDisk {
  /**
   * @param {string} folder where the disk is
   * @param {string[]} folders that are on it
   * @returns {Promise<SmallDisk | null>} null where the system gives no program mounts of its own
   */
  static async open(folder, folders) {
    for (const each of [folder, ...folders]) mkdirSync(each, { recursive: true });
    const own = await ownMounts(mounts, [folder, ...folders]);
    return own && new SmallDisk(own, folder);
  }

  #own;
  #folder;
  #stopFilling = () => {};

  /**
   * @param {NonNullable<Awaited<ReturnType<typeof ownMounts>>>} own
   * @param {string} folder
   */
  constructor(own, folder) {
    this.#own = own;
    this.#folder = join(own.root, folder);
  }

  /** What a program on this disk is started through, as `startNode` takes it. @param {string} cwd */
  through = (cwd) => this.#own.through(cwd);

  /** @returns {number} bytes */
  get free() {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }

  /**
   * Puts a copy of what is there for everybody else into its place on the disk; of what is not there, nothing.
   * @param {string} path below one of its folders
   */
  copyIn(path) {
    if (existsSync(path)) cpSync(path, join(this.#own.root, path), { recursive: true });
  }

  /**
   * Takes all room but a little, and what is freed again and again, until it is emptied.
   * @param {number} [spare] bytes that are left: a small file finds room, a part of a large one too
   */
  fill(spare = 0) {
    this.empty();
    const ballast = join(this.#folder, 'ballast');
    const file = openSync(ballast, 'a');
    const takeAll = () => {
      while (this.free > spare && writes(file));
    };
    takeAll();
    const timer = setInterval(takeAll, 5);
    this.#stopFilling = () => {
      clearInterval(timer);
      closeSync(file);
      rmSync(ballast);
    };
  }

  /** Gives back what `fill` took. */
  empty() {
    this.#stopFilling();
    this.#stopFilling = () => {};
  }

  close() {
    this.empty();
    this.#own.end();
  }
}

/** @param {number} file @returns {boolean} whether there was room */
function writes(file) {
  try {
    return writeSync(file, kilobyte) === kilobyte.length;
  } catch (error) {
    if (error.code === 'ENOSPC') return false;
    throw error;
  }
}
