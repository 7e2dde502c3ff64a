import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/bench-server.mjs').then(({ benchServer }) => benchServer(process.argv.slice(2)));
