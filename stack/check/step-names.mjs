/** What npm test does: fifteen minutes at most on two cores. */
export const gateSteps = [
  'types',
  'lint',
  'format:check',
  'unit',
  'stack',
  'build',
  'second identity',
  'e2e',
  'plugin',
  'secrets',
];

/** What npm run test:all does: the same, the tests that are tagged @nightly, and what takes long. */
export const everythingSteps = [
  ...gateSteps,
  'build without WordPress',
  'standalone server',
  'drill',
  'instances',
  'siege',
  'earlier site',
  'plugin on other versions',
  'nodes',
  'doctor',
];
