import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitemapLimits } from './scale-page-loads.mjs';

test('the limits of sitemaps are counted from the content types of the site', async () => {
  const { index, lists } = await sitemapLimits();

  // The index also has the sitemaps of the categories and of the tags.
  assert.ok(index > 2);
  assert.ok(lists > 0);
});
