import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/siege.mjs').then(({ siege }) => siege(process.argv.slice(2)));
