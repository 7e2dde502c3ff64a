#!/usr/bin/env node
/**
 * Writes the files of the translations of the plugin: npm run plugin:translations. The German texts are in german.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { translationFiles } from './files.mjs';
import { plugin } from './texts.mjs';

const folder = path.join(plugin, 'languages');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = translationFiles();
for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
console.log(`${files.size} files in ${path.relative(process.cwd(), folder)}`);
