import { spawn } from 'node:child_process';
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

/** The size of the disk: much more than all pages of the demo content take. */
const size = '96m';
const kilobyte = Buffer.alloc(1024);
const asRoot = process.getuid?.() === 0;

// Mounts a file system at the first folder, and a part of it at each of the other folders, in a namespace: no other
// process sees the mounts. `cat` ends when its standard input is closed, so it ends with its parent, and the namespace
// ends with its last process.
const holdMounts = `set -e
disk=$1; shift
mount -t tmpfs -o size=${size} tmpfs "$disk"
for folder in "$@"; do mkdir "$disk/$#"; mount --bind "$disk/$#" "$folder"; shift; done
echo ready
exec cat`;

/** A disk that can be full for one program only: a small file system, mounted over the folders that the program writes to. */
export class SmallDisk {
  /**
   * On systems that allow user namespaces for everybody, this needs no administrator.
   * @param {string} folder where the disk is
   * @param {string[]} folders that are on it
   * @returns {Promise<SmallDisk | null>} null when the system has no such namespaces, because it is not Linux or does not
   *   allow them
   */
  static async open(folder, folders) {
    for (const each of [folder, ...folders]) mkdirSync(each, { recursive: true });
    const options = asRoot ? ['--mount'] : ['--map-root-user', '--mount'];
    const script = ['sh', '-c', holdMounts, 'sh', folder, ...folders];
    const holder = spawn('unshare', [...options, ...script]);
    const isReady = await new Promise((resolve) => {
      holder.once('error', () => resolve(false)).once('exit', () => resolve(false));
      holder.stdout.once('data', () => resolve(true));
    });
    return isReady ? new SmallDisk(holder, folder) : null;
  }

  #holder;
  /** The path to its files from outside. */
  #root;
  #folder;
  #stopFilling = () => {};

  /**
   * @param {import('node:child_process').ChildProcess} holder of the namespace
   * @param {string} folder
   */
  constructor(holder, folder) {
    this.#holder = holder;
    this.#root = `/proc/${holder.pid}/root`;
    this.#folder = join(this.#root, folder);
  }

  /** The command to start a program on this disk, as `through` of `startNode`. @param {string} cwd */
  through(cwd) {
    const namespaces = asRoot ? ['--mount'] : ['--user', '--preserve-credentials', '--mount'];
    const enter = ['nsenter', '--target', String(this.#holder.pid), ...namespaces, '--'];
    return [...enter, 'sh', '-c', 'cd "$0" && exec "$@"', cwd];
  }

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
    if (existsSync(path)) cpSync(path, join(this.#root, path), { recursive: true });
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
    this.#holder.kill();
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
