import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/instances.mjs').then(({ instances }) => instances(process.argv.slice(2)));
