import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** @type {import('eslint').Rule.RuleModule} */
const explainedException = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noReason: 'Say why after the names of the rules: `-- the reason`.' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        const isException = /^\s*eslint-disable/.test(value);
        if (isException && loc && !/\s-{2,}\s+\S/.test(value))
          report({ loc, messageId: 'noReason' });
      }
    },
  }),
};

const canParse = {
  object: 'URL',
  property: 'canParse',
  message:
    'Use parseUrl() of lib/config/parse-url.mjs: on Node 20, URL.canParse() refuses some valid addresses.',
};

const config = [
  {
    ignores: [
      '.next*/**',
      '.look/**',
      'node_modules/**',
      'next-env.d.ts',
      'stack/node_modules/**',
      'stack/.data/**',
      'wordpress/dist/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      // Pictures come from the optimizer by getImageProps: next/image would cost every page 6 KB of script.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'no-restricted-properties': ['error', canParse],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: [
      ...['**/*.test.*', 'lib/testing/**', 'lib/config/env.ts', 'lib/cache/page-cache.mjs'],
      // Its one name is written into the script by the build.
      'components/player/words.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        canParse,
        { object: 'process', property: 'env', message: 'Settings are read in lib/config/env.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
          message: 'Dates are written by lib/i18n/dates.ts.',
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', '*.ts', '*.mjs'],
    ignores: ['lib/next-internals/**', 'lib/testing/**', '**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['next/dist/*'],
              message: 'What Next.js does not promise is in lib/next-internals.',
            },
          ],
        },
      ],
    },
  },
  {
    plugins: { house: { rules: { 'explained-exception': explainedException } } },
    rules: { 'house/explained-exception': 'error' },
  },
  {
    files: ['{app,components,lib,content,supabase}/**/*.{ts,tsx}', '*.ts'],
    ignores: ['**/*.test.*', '{lib,content}/testing/**', 'content/demo-tests/**'],
    rules: {
      // A type is checked, by a schema or a guard, or the compiler knows it. `as const` is allowed.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: [
      'components/ui/prose.tsx',
      'components/seo/json-ld.tsx',
      'components/layout/deferred-layout.tsx',
    ],
    rules: { 'react/no-danger': 'error' },
  },
];

export default config;
