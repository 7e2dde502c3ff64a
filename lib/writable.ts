import 'server-only';

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheFolders } from './cache-folders.mjs';
import { env } from './env';

// More than fits beside a file's name, so that a full disk is noticed.
const block = Buffer.alloc(8192, '.');

let wasWritable = true;

/**
 * Can this process keep what it makes? It writes a little into each of its folders and takes it away again. The first
 * failure is logged with its reason, and so is the end of it.
 */
export async function canKeepPages(): Promise<boolean> {
  const failures = (await Promise.allSettled(cacheFolders.map(tryToWrite))).filter(
    (result) => result.status === 'rejected',
  );
  const isWritable = failures.length === 0;
  if (wasWritable && !isWritable) {
    console.error(
      'Nothing that is made can be kept: the disk is full, or its folder must not be written to',
      failures[0]!.reason,
    );
  }
  if (!wasWritable && isWritable) console.info('What is made is kept again');
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
