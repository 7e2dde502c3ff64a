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

/** The size of the disk: much more than all pages of the demo content take. */
const size = '96m';
const kilobyte = Buffer.alloc(1024);

// Mounts a file system at the first folder, and a part of it at each of the other folders.
const mounts = `disk=$1; shift
  mount -t tmpfs -o size=${size} tmpfs "$disk"
  for folder in "$@"; do mkdir "$disk/$#"; mount --bind "$disk/$#" "$folder"; shift; done`;

/** A disk that can be full for one program only: a small file system, mounted over the folders that the program writes to. */
export class SmallDisk {
  /**
   * @param {string} folder where the disk is
   * @param {string[]} folders that are on it
   * @returns {Promise<SmallDisk | null>} null when the system does not allow mounts for one program
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

  /** The command to start a program on this disk, as `through` of `startNode`. @param {string} cwd */
  through = (cwd) => this.#own.through(cwd);

  /** @returns {number} bytes */
  get free() {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }

  /**
   * Copies a file or folder to its place on the disk, if it exists.
   * @param {string} path below one of its folders
   */
  copyIn(path) {
    if (existsSync(path)) cpSync(path, join(this.#own.root, path), { recursive: true });
  }

  /**
   * Fills the disk, and fills it again whenever something is deleted, until `empty` is called.
   * @param {number} [spare] bytes that stay free: enough for a small file, and for a part of a large one
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

  /** Frees the space that `fill` took. */
  empty() {
    this.#stopFilling();
    this.#stopFilling = () => {};
  }

  /** Removes the disk. */
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
