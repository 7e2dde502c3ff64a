import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/nodes.mjs').then(({ nodes }) => nodes(process.argv.slice(2)));
