#!/usr/bin/env node
/** Creates the file for the upload under Plugins -> Add new: wordpress/dist/headless-companion.zip */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { zipSync } from 'fflate';

const here = path.dirname(fileURLToPath(import.meta.url));
const NAME = 'headless-companion';
// With a fixed date, the archive of an unchanged plugin is identical, byte for byte.
const DATE = new Date(1980, 0, 1);

const files = {};
for (const entry of readdirSync(path.join(here, NAME), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath ?? entry.path, entry.name);
  const name = path.relative(here, file).split(path.sep).join('/');
  files[name] = [readFileSync(file), { mtime: DATE, level: 9 }];
}
const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
const target = path.join(here, 'dist', `${NAME}.zip`);
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, zipSync(sorted));
console.log(`${path.relative(process.cwd(), target)}: ${Object.keys(sorted).length} files`);
