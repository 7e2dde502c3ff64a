import { join } from 'node:path';

import { requireNode } from '../stack/node-version.mjs';

requireNode();
const { doctor } = await import('./command.mjs');
try {
  const { text, code } = await doctor(process.argv.slice(2), join(import.meta.dirname, '..'));
  console.log(text);
  // A request that is still pending must not keep the process running.
  process.exit(code);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(2);
}
