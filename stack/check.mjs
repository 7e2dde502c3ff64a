import { requireNode } from './node-version.mjs';

requireNode();
// What the steps are made of needs packages: on a fresh machine they are not there yet.
import('./install.mjs')
  .then(({ installFirst }) => installFirst())
  .then(() => import('./commands/check.mjs'))
  .then(({ check }) => check(process.argv.slice(2)));
