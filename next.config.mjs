import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

import { answerHeaders } from './lib/answer-headers.mjs';
import { hintAtCompiling } from './lib/compile-hints.mjs';
import { writeProseSheets } from './lib/prose-sheets.mjs';
import { readSettings } from './lib/settings.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

// The local stack builds into folders of its own (stack/), whose types must not join the project's.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const isStackBuild = distDir !== '.next';

// A server that carries all it needs, for the Dockerfile; `next start` wants a build without.
const isStandalone = process.env.NEXT_OUTPUT === 'standalone';

/**
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function config(phase) {
  const isRunning = phase === PHASE_PRODUCTION_SERVER;
  const { SITE_URL, WORDPRESS_URL, ALLOW_LOCAL_IMAGES, PAGE_CACHE } = readSettings(process.env);
  const hasOwnCache = PAGE_CACHE === 'own';
  const contentHost = new URL(WORDPRESS_URL);

  return withNextIntl({
    distDir,
    cacheHandler: hasOwnCache ? `${import.meta.dirname}/lib/page-cache.mjs` : undefined,
    output: isStandalone ? 'standalone' : undefined,
    // Said, or a lock file further up would be taken for the project's.
    outputFileTracingRoot: isStandalone ? import.meta.dirname : undefined,
    // Read by their names while pages are made, so that no import leads to them.
    outputFileTracingIncludes: {
      '/**': ['content/**/*.md', 'messages/*.json', 'public/images/**'],
    },
    // Left beside the bundles: it is loaded only where REDIS_URL is set.
    serverExternalPackages: ['@redis/client'],
    compiler: {
      runAfterProductionCompile: ({ distDir }) => hintAtCompiling(distDir),
    },
    poweredByHeader: false,
    reactStrictMode: true,
    env: isRunning ? undefined : { PROSE_SHEETS: JSON.stringify(await writeProseSheets()) },
    headers: () => [
      ...answerHeaders(SITE_URL),
      // Their names tell one content from another.
      {
        source: '/sheets/:name',
        headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
    // The middleware answers a slash too many together with everything else, in one redirect.
    skipTrailingSlashRedirect: true,
    typescript: isStackBuild
      ? { tsconfigPath: 'tsconfig.stack.json', ignoreBuildErrors: true }
      : undefined,
    images: {
      formats: ['image/avif', 'image/webp'],
      imageSizes: [],
      // The framework's own cache of pictures writes in place: a full disk would leave half of one (lib/image-cache.mjs).
      customCacheHandler: hasOwnCache,
      deviceSizes: [480, 828, 1200, 1600, 2400],
      // Of our own files these alone: asked for any other address, the optimizer would ask this site in its place.
      localPatterns: [{ pathname: '/images/**', search: '' }],
      remotePatterns: [
        {
          protocol: contentHost.protocol === 'https:' ? 'https' : 'http',
          hostname: contentHost.hostname,
          port: contentHost.port,
          pathname: '/wp-content/**',
        },
      ],
      dangerouslyAllowLocalIP: ALLOW_LOCAL_IMAGES,
    },
  });
}
