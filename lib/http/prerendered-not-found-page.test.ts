import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { env } from '../config/env';
import { logged } from '../testing/responses';
import { prerenderedNotFoundPage } from './prerendered-not-found-page';

const folder = join(env.NEXT_DIST_DIR, 'server/app/de/not-found');

it('is the HTML of the build, with its policy, and is read once', () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'event.html'), `<html><body>404${script}</body></html>`);
  const page = prerenderedNotFoundPage('de', 'event');

  expect(page?.html).toContain('<body>404');
  expect(page?.html).not.toContain('async');
  expect(page?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
  expect(prerenderedNotFoundPage('de', 'event')).toBe(page);
});

it('is null where the build has no such file, which is logged once', () => {
  logged('warn');

  expect(prerenderedNotFoundPage('en', 'page')).toBeNull();
  expect(prerenderedNotFoundPage('en', 'page')).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(1);
});
