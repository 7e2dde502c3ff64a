import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/drill.mjs').then(({ drill }) => drill(process.argv.slice(2)));
