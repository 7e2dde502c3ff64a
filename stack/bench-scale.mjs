import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/bench-scale.mjs').then(({ benchScale }) => benchScale(process.argv.slice(2)));
