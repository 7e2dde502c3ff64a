import 'server-only';

import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { storageFolder } from '../config/env';
import type { PageView } from './web-vitals-schema';

/** The maximum size of the file of one day, in bytes. It is enough for about ten thousand page views. */
const maxBytes = 2 * 1024 ** 2;
const retentionDays = 28;
const day = 24 * 60 * 60 * 1000;
const defaultFolder = join(storageFolder, 'web-vitals');

/**
 * Adds a page view to the file of the day (UTC), as one line of JSON. A file larger than 2 MB gets no more lines. Files
 * are deleted after 28 days. `doctor/vitals.mjs` reads the files.
 *
 * @param folder must not be shared by two sites
 */
export async function storePageView(
  view: PageView,
  now: Date,
  folder = defaultFolder,
): Promise<void> {
  const file = join(folder, `${now.toISOString().slice(0, 10)}.jsonl`);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxBytes) return;
  if (size === 0) {
    await mkdir(folder, { recursive: true });
    await deleteOldPageViews(now, folder);
  }
  await appendFile(file, `${JSON.stringify(view)}\n`);
}

/** Deletes the files that are older than 28 days, now and once a day, even if there are no reports. */
export function deleteOldPageViewsDaily(): void {
  const remove = () =>
    void deleteOldPageViews(new Date()).catch((error) =>
      console.warn(
        `Web vitals older than ${retentionDays} days could not be deleted. May the process write to ${defaultFolder}?`,
        error,
      ),
    );
  remove();
  setInterval(remove, day).unref();
}

export async function deleteOldPageViews(now: Date, folder = defaultFolder): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * day).toISOString().slice(0, 10);
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
