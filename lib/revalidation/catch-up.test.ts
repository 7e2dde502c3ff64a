import { join } from 'node:path';

import { writeJsonFile } from '../cache/atomic-json-file.mjs';
import { wasRemovedSince } from '../cache/reported-removals.mjs';
import { storageFolder } from '../config/env';
import { expiredTagsManifest } from '../next-internals/expired-tags-manifest.mjs';
import { catchUp } from './catch-up';

const storedBefore = Date.now() - 1;

beforeAll(() => {
  writeJsonFile(join(storageFolder, 'removals.json'), [['post:7', Date.now()]]);
  catchUp();
});

it('an edit that a killed process accepted, or of which no process was told, is shown after the start', () => {
  expect(expiredTagsManifest.get('wordpress')?.stale).toBeGreaterThan(storedBefore);
});

it('an item whose removal a killed process accepted is gone after the start', () => {
  expect(wasRemovedSince('post:7', storedBefore)).toBe(true);
});
