import assert from 'node:assert/strict';
import { test } from 'node:test';
import { specialDays } from './sources.mjs';

test('the unit tests run on a day that is 29 February in UTC, Zurich and Los Angeles', () => {
  const zones = ['UTC', 'Europe/Zurich', 'America/Los_Angeles'];
  const isLeapDay = (day, timeZone) =>
    new Date(day).toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', timeZone }) ===
    '29/02';

  assert.ok(Object.values(specialDays).some((day) => zones.every((zone) => isLeapDay(day, zone))));
});
