/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/lib'],
  transform: {
    '\\.(m?js|tsx?)$': [
      '@swc/jest',
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // These packages are published as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(p-retry|p-map|is-network-error|@date-fns|entities|next-intl|use-intl|htmlparser2|dom-serializer|domhandler|domutils|domelementtype)/)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/lib/testing/server-only.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
};

export default config;
