import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    '/stack/',
    '/wordpress/',
    '/imagery/',
    '/\\.next',
  ],
  modulePathIgnorePatterns: ['/stack/', '/\\.next'],
  transform: {
    '\\.(m?js|tsx?)$': [
      '@swc/jest',
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // These packages are published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!(p-retry|is-network-error|@date-fns)/)'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/lib/testing/server-only.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
};

export default config;
