import { join } from 'node:path';

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { writeJsonFile } from '../cache/atomic-json-file.mjs';
import { wasRemovedSince } from '../cache/reported-removals.mjs';
import { storageFolder } from '../config/env';
import { catchUp } from './catch-up';

const storedBefore = Date.now() - 1;

beforeAll(() => {
  writeJsonFile(join(storageFolder, 'removals.json'), [['post:7', Date.now()]]);
  catchUp();
});

it('an edit that a killed process accepted, or of which no process was told, is shown after the start', () => {
  expect(tagsManifest.get('wordpress')?.stale).toBeGreaterThan(storedBefore);
});

it('an item whose removal a killed process accepted is gone after the start', () => {
  expect(wasRemovedSince('post:7', storedBefore)).toBe(true);
});
