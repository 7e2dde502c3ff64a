import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/bench.mjs').then(({ bench }) => bench(process.argv.slice(2)));
