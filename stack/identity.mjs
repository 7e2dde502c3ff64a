import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/identity.mjs').then(({ identity }) => identity(process.argv.slice(2)));
