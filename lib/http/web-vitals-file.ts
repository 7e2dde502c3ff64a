import 'server-only';

import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { storageFolder } from '../config/env';
import type { PageView } from './web-vitals-schema';

/** The maximum size of the file of one day, in bytes. It is enough for about ten thousand page views. */
const maxBytes = 2 * 1024 ** 2;
const daysKept = 28;
const day = 24 * 60 * 60 * 1000;

/**
 * Adds a page view to the file of the day (UTC), as one line of JSON. A file larger than 2 MB gets no more lines. Files
 * are deleted after 28 days. `doctor/vitals.mjs` reads the files.
 *
 * @param folder must not be shared by two sites
 */
export async function storePageView(
  view: PageView,
  now: Date,
  folder = join(storageFolder, 'web-vitals'),
): Promise<void> {
  const file = join(folder, `${now.toISOString().slice(0, 10)}.jsonl`);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxBytes) return;
  if (size === 0) await startDay(folder, now);
  await appendFile(file, `${JSON.stringify(view)}\n`);
}

async function startDay(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  const oldest = new Date(now.getTime() - daysKept * day).toISOString().slice(0, 10);
  const old = (await readdir(folder)).filter((name) => name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
