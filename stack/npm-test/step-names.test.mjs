import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everythingSteps, stepsOnBuild } from './step-names.mjs';

test('the steps that use the build exist', () => {
  assert.deepEqual(
    stepsOnBuild.filter((name) => !everythingSteps.includes(name)),
    [],
  );
});

test('the secrets are searched in a build of the same run, even when only they are searched', () => {
  assert.ok(stepsOnBuild.includes('secrets'));
});
