/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// `npm test` leaves the instruments, which only `npm run sounds` plays, to `npm run test:all`.
const isGate = process.env.TEST_SCOPE === 'gate';

// Another day, for lib/testing/day.ts: an offset in milliseconds, which the processes of the test files inherit.
const { TEST_DAY } = process.env;
if (TEST_DAY) {
  const day = Date.parse(TEST_DAY);
  if (Number.isNaN(day)) throw new Error(`TEST_DAY is not a valid date: ${TEST_DAY}`);
  process.env.TEST_CLOCK_OFFSET ??= String(day - Date.now());
}

/** Tests that compare the clock with the times of files. With TEST_DAY they are left out: file times do not move. */
const agesOfFiles = [
  'lib/cache/{page-cache,retained-page}',
  'lib/data/slugs/slug-list-file',
  'lib/media/posters/posters',
  'lib/next-internals/cache-contract',
];

const config: Config = {
  testEnvironment: 'node',
  // One worker for each processor: a test that waits for something leaves the processor to other tests.
  maxWorkers: '100%',
  // A test may take long on a busy machine.
  testTimeout: 30_000,
  roots: [
    '<rootDir>/app',
    '<rootDir>/components',
    '<rootDir>/content',
    '<rootDir>/doctor',
    '<rootDir>/lib',
    ...(isGate ? [] : ['<rootDir>/sounds']),
    '<rootDir>/supabase',
  ],
  transform: {
    '\\.(m?js|tsx?)$': [
      '@swc/jest',
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // These packages are published only as ES modules.
  transformIgnorePatterns: [
    `/node_modules/(?!(${[
      'p-retry|p-queue|p-timeout|eventemitter3|is-network-error|@date-fns|entities|next-intl|use-intl',
      '@formatjs|intl-messageformat',
      'parse5',
      '[hx]ast[a-z0-9-]*|unist-[a-z-]+|vfile[a-z-]*|property-information|web-namespaces|devlop|zwitch',
      '(?:comma|space)-separated-tokens|stringify-entities|character-entities[a-z0-9-]*',
      'html-void-elements|mdast-util-[a-z-]+|ccount|trim-lines|micromark(?:-[a-z-]+)?|@ungap|decode-named-character-reference',
    ].join('|')})/)`,
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  moduleNameMapper: {
    // Zod's messages in fifty languages, of which the site shows none. Each test file would load them.
    '/locales/index\\.cjs$': '<rootDir>/lib/testing/empty-module.ts',
    // This package throws an error without a bundler.
    '^server-only$': '<rootDir>/lib/testing/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testMatch: ['**/*.test.ts?(x)', ...(TEST_DAY ? agesOfFiles.map((file) => `!**/${file}*`) : [])],
  setupFiles: ['<rootDir>/lib/testing/day.ts'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
};

export default config;
