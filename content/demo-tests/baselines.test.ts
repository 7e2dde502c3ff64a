import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { noteVersion } from '@/e2e/demo/support/screenshots';

// Jest cannot load Playwright, and the tested function does not use it.
jest.mock('@playwright/test', () => ({}));

const folder = mkdtempSync(join(tmpdir(), 'baselines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const picture = join(folder, 'baselines', 'home.jpeg');
const noted = () => JSON.parse(readFileSync(join(folder, 'baselines', 'browser.json'), 'utf8'));

it('adds a missing picture only with the version of Chromium that took the others', () => {
  noteVersion(picture, 150, 'missing');
  noteVersion(picture, 150, 'missing');
  expect(() => noteVersion(picture, 151, 'missing')).toThrow(
    /are of Chromium 150, and this is 151/,
  );
  expect(noted()).toEqual({ chromium: 150 });

  noteVersion(picture, 151, 'all');
  expect(noted()).toEqual({ chromium: 151 });
});
