import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/check.mjs').then(({ check }) => check(process.argv.slice(2)));
