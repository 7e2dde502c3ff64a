import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/demo.mjs').then(({ demo }) => demo(process.argv.slice(2)));
