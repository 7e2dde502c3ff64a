import { requireNode } from './node-version.mjs';

requireNode();
import('./commands/doctor.mjs').then(({ doctorTest }) => doctorTest(process.argv.slice(2)));
