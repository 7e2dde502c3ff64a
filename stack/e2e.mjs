import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/e2e.mjs').then(({ e2e }) => e2e(process.argv.slice(2)));
