import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const zones = [
  { target: './lib', from: ['./app', './components', './content'] },
  { target: './content', from: ['./app', './components'] },
  { target: './components', from: './app' },
  { target: './components/ui', from: './components', except: ['./ui'] },
  {
    target: ['./app', './components'],
    from: ['./lib/supabase', './lib/wordpress/client.ts'],
    message: 'Ask a noun in lib/ for data.',
  },
  { target: './components', from: './lib/env.ts', message: 'Settings are read in lib/.' },
  ...[
    'biography',
    'contact',
    'events',
    'home',
    'legal',
    'music',
    'news',
    'press',
    'preview',
    'search',
    'tours',
    'videos',
  ].map((noun) => ({
    target: `./components/${noun}`,
    from: './components',
    except: [`./${noun}`, './ui', './layout', './seo'],
    message: 'The page composes nouns; they do not know each other.',
  })),
];

const config = [
  {
    ignores: [
      '.next*/**',
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
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      // Pictures come from the optimizer by getImageProps: next/image would cost every page 6 KB of script.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // A promise that nobody waits for hides what failed; in a test it hides that nothing was tested.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['supabase/functions/*/index.ts', 'supabase/functions/*/smtp.ts', 'stack/**'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['**/*.test.*', 'lib/testing/**', 'lib/env.ts', 'lib/page-cache.mjs'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/env.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
          message: 'Dates are written by lib/dates.ts.',
        },
      ],
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: [
      'components/ui/prose.tsx',
      'components/seo/json-ld.tsx',
      'components/layout/put-off.tsx',
    ],
    rules: { 'react/no-danger': 'error' },
  },
];

export default config;
