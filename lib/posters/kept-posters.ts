import 'server-only';

import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writeWhole } from '../whole-files.mjs';

export type KeptPoster = { image: Buffer; madeAt: Date };

type Limits = { files: number; bytes: number };

/** Posters on the disk, each a file by the film's id: whole or not there, and no more of them than is allowed. */
export class KeptPosters {
  constructor(
    private readonly folder: string,
    private readonly limits: Limits = { files: 1_000, bytes: 128 * 1024 * 1024 },
  ) {}

  /** @returns null for what is not kept, or cannot be read back whole */
  async read(id: string): Promise<KeptPoster | null> {
    const file = this.fileOf(id);
    try {
      const [image, { mtime }] = await Promise.all([readFile(file), stat(file)]);
      return isWhole(image) ? { image, madeAt: mtime } : null;
    } catch {
      return null;
    }
  }

  /** @throws {Error} when it cannot be written; what was kept before is then kept still */
  async keep(id: string, image: Buffer): Promise<void> {
    await writeWhole(this.fileOf(id), image);
    await this.makeRoom();
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.webp`);
  }

  /** Those that were made longest ago go first, and what a process left half written when it was ended. */
  private async makeRoom(): Promise<void> {
    const all = await Promise.all((await readdir(this.folder)).map((name) => this.look(name)));
    const newest = all.flatMap((each) => each ?? []).sort((a, b) => b.at - a.at);
    let bytes = 0;
    for (const [index, { file, size }] of newest.entries()) {
      bytes += size;
      const isTooMuch = index >= this.limits.files || bytes > this.limits.bytes;
      const isLeftOver = file.endsWith('.tmp') && newest[0]!.at - newest[index]!.at > 60_000;
      if (isTooMuch || isLeftOver) await rm(file, { force: true });
    }
  }

  private async look(name: string) {
    const file = join(this.folder, name);
    const found = await stat(file).catch(() => null);

    return found && { file, size: found.size, at: found.mtimeMs };
  }
}

// A RIFF file says how long it is, from its ninth byte on.
function isWhole(image: Buffer): boolean {
  return (
    image.length > 12 &&
    image.toString('latin1', 0, 4) === 'RIFF' &&
    image.readUInt32LE(4) + 8 === image.length
  );
}
