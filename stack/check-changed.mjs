import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/check-changed.mjs').then(({ checkChanged }) =>
  checkChanged(process.argv.slice(2)),
);
