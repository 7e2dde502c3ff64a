import 'server-only';

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { writablePaths } from './writable-paths.mjs';
import { env } from '../config/env';

// Large enough to need a block of the disk, so that a full disk is noticed.
const block = Buffer.alloc(8192, '.');

let wasWritable = true;

/**
 * Whether this process can store pages. Writes a small file into each cache folder and removes it. The first failure is
 * logged with its reason, and so is the recovery.
 */
export async function canStorePages(): Promise<boolean> {
  const failures = (await Promise.allSettled(writablePaths.map(tryToWrite))).filter(
    (result) => result.status === 'rejected',
  );
  const [failure] = failures;
  const isWritable = !failure;
  if (wasWritable && failure) {
    console.error(
      'Pages cannot be stored: the disk is full, or a folder of the cache is not writable',
      failure.reason,
    );
  }
  if (!wasWritable && isWritable) console.info('Pages can be stored again');
  wasWritable = isWritable;

  return isWritable;
}

async function tryToWrite(folder: string): Promise<void> {
  const path = join(env.NEXT_DIST_DIR, folder);
  const file = join(path, `.probe-${process.pid}`);
  await mkdir(path, { recursive: true });
  try {
    await writeFile(file, block);
  } finally {
    await rm(file, { force: true });
  }
}
