import { requireNode } from './node-version.mjs';

requireNode();
import('./install.mjs')
  .then(({ installFirst }) => installFirst())
  .then(() => import('./commands/identity.mjs'))
  .then(({ identity }) => identity(process.argv.slice(2)));
