import 'server-only';

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writeFileAtomically } from '../../cache/atomic-file.mjs';

export type StoredPoster = { image: Buffer; storedAt: Date };

type Limits = { files: number; bytes: number };

/**
 * Posters of videos on disk, one file for each id of a YouTube video. No file is incomplete, because each is renamed to
 * its name when it is whole. Above the limits of number and total size, the oldest files are deleted.
 */
export class StoredPosters {
  constructor(
    private readonly folder: string,
    private readonly limits: Limits = { files: 1_000, bytes: 128 * 1024 * 1024 },
  ) {}

  /** @returns null when the poster is not stored */
  async read(id: string): Promise<StoredPoster | null> {
    const file = this.fileOf(id);
    try {
      const [image, { mtime }] = await Promise.all([readFile(file), stat(file)]);
      return { image, storedAt: mtime };
    } catch {
      return null;
    }
  }

  /** @throws {Error} when it cannot be written. The previous version then stays */
  async write(id: string, image: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFileAtomically(this.fileOf(id), image);
    await this.makeRoom();
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.webp`);
  }

  /** Deletes the oldest files beyond the limits, and temporary files that a stopped process has left behind. */
  private async makeRoom(): Promise<void> {
    const all = await Promise.all((await readdir(this.folder)).map((name) => this.statOf(name)));
    const newest = all.flatMap((each) => each ?? []).sort((a, b) => b.at - a.at);
    let bytes = 0;
    for (const [index, { file, size, at }] of newest.entries()) {
      bytes += size;
      const isTooMuch = index >= this.limits.files || bytes > this.limits.bytes;
      const isLeftOver = !file.endsWith('.webp') && (newest[0]?.at ?? at) - at > 60_000;
      if (isTooMuch || isLeftOver) await rm(file, { force: true });
    }
  }

  private async statOf(name: string) {
    const file = join(this.folder, name);
    const found = await stat(file).catch(() => null);

    return found && { file, size: found.size, at: found.mtimeMs };
  }
}
