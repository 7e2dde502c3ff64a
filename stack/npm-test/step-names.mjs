/** The steps of npm test. Its goal is ten minutes on two cores; `overtime` in times.mjs says when it took longer. */
export const gateSteps = [
  'types',
  'lint',
  'format:check',
  'unit',
  'stack',
  'build',
  'e2e',
  'plugin files',
  'phpcs',
  'plugin',
  'secrets',
];

/**
 * The steps of npm run test:all. These are the steps of npm test, with the tests that are tagged @nightly, and steps
 * that take long or measure time: unit tests with another date, the limits of the edge, another owner's texts, browser
 * tests in two more engines, the tests of outages and attacks, and the editing tests on another WordPress.
 */
export const everythingSteps = [
  ...gateSteps,
  'unit on other days',
  'edge',
  'second identity',
  'attacks',
  'firefox',
  'webkit',
  'build without page cache',
  'build without WordPress',
  'standalone server',
  'outages',
  'instances',
  'burst',
  'editing on another WordPress',
  'earlier site',
  'second identity in the browser',
  'plugin on other versions',
  'doctor',
];

/** Steps that run the site on a running WordPress and Supabase. */
export const stepsOnStack = [
  ...['e2e', 'firefox', 'webkit', 'standalone server', 'instances', 'attacks', 'burst'],
  'editing on another WordPress',
];

/** Steps that use the build. The run makes it for each of them, because a build of an earlier run has other secrets. */
export const stepsOnBuild = [...stepsOnStack, 'build', 'earlier site', 'secrets'];
