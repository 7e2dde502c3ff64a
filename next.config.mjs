import createNextIntlPlugin from 'next-intl/plugin';

import { answerHeaders } from './lib/answer-headers.mjs';
import { readSettings } from './lib/settings.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

// The local stack builds into folders of its own (stack/), whose types must not join the project's.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const isStackBuild = distDir !== '.next';

// A server that carries all it needs, for the Dockerfile; `next start` wants a build without.
const isStandalone = process.env.NEXT_OUTPUT === 'standalone';

/** @returns {import('next').NextConfig} */
export default function config() {
  const { SITE_URL, WORDPRESS_URL, ALLOW_LOCAL_IMAGES } = readSettings(process.env);
  const contentHost = new URL(WORDPRESS_URL);

  return withNextIntl({
    distDir,
    cacheHandler: `${import.meta.dirname}/lib/page-cache.mjs`,
    output: isStandalone ? 'standalone' : undefined,
    // Said, or a lock file further up would be taken for the project's.
    outputFileTracingRoot: isStandalone ? import.meta.dirname : undefined,
    // Read by their names while pages are made, so that no import leads to them.
    outputFileTracingIncludes: {
      '/**': ['content/**/*.md', 'messages/*.json', 'public/images/**'],
    },
    poweredByHeader: false,
    headers: () => answerHeaders(SITE_URL),
    reactStrictMode: true,
    // The middleware answers a slash too many together with everything else, in one redirect.
    skipTrailingSlashRedirect: true,
    typescript: isStackBuild
      ? { tsconfigPath: 'tsconfig.stack.json', ignoreBuildErrors: true }
      : undefined,
    images: {
      formats: ['image/avif', 'image/webp'],
      imageSizes: [],
      deviceSizes: [480, 828, 1200, 1600, 2400],
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
