import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/record.mjs').then(({ record }) => record(process.argv.slice(2)));
