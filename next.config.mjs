import createNextIntlPlugin from 'next-intl/plugin';

import { responseHeaders } from './lib/http/response-headers.mjs';
import { requestSizeLimits, responseSizeLimits } from './lib/http/body-size-limits.mjs';
import { addCompileHints } from './lib/build/v8-compile-hints.mjs';
import { readPlayerWords } from './lib/build/player-words.mjs';
import { storedFiles } from './lib/config/own-hosts.mjs';
import { readSettings } from './lib/config/env-schema.mjs';
import { pictureWidths } from './lib/media/picture-widths.mjs';
import { staticFolder } from './lib/next-internals/addresses.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

// The local stack builds into separate folders (stack/). Their types must not be added to those of the project.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const isStackBuild = distDir !== '.next';
const isBuildOfTests = isStackBuild && Boolean(process.env.CI);

// The Dockerfile needs a server with all of its packages (`standalone`). `next start` needs a build without it.
const isStandalone = process.env.NEXT_OUTPUT === 'standalone';

/** @returns {import('next').NextConfig} */
export default function config() {
  const settings = readSettings(process.env);
  const { SITE_URL, ALLOW_LOCAL_IMAGES, PAGE_CACHE, PRERENDER } = settings;
  const cacheHandler = `${import.meta.dirname}/lib/cache/page-cache.mjs`;

  return withNextIntl({
    distDir,
    cacheHandler: PAGE_CACHE === 'own' ? cacheHandler : undefined,
    output: isStandalone ? 'standalone' : undefined,
    // Without this, Next.js may treat a parent folder as the project, if that folder has a lock file too.
    outputFileTracingRoot: import.meta.dirname,
    // These files are read while pages are rendered. No import names them, so they are listed here.
    outputFileTracingIncludes: {
      '/**': ['content/**/*.md', 'messages/*.json', 'public/images/**'],
      '/api/share/**': ['node_modules/@fontsource/*/files/*-latin{,-ext}-{400,500}-normal.woff'],
    },
    // Not bundled, because it is only loaded where REDIS_URL is set.
    serverExternalPackages: ['@redis/client'],
    compiler: {
      runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir),
    },
    poweredByHeader: false,
    reactStrictMode: true,
    env: {
      PLAYER_WORDS: JSON.stringify(readPlayerWords()),
      WEB_VITALS_SAMPLE: String(settings.WEB_VITALS_SAMPLE),
    },
    experimental: {
      // Off on a CI machine, which does not keep the cache of a build for the next build.
      turbopackFileSystemCacheForBuild: !isBuildOfTests,
      // Next.js keeps a body in memory for the middleware, and cuts it off at this size. It is above the limit of every
      // route, so that the route itself refuses a longer body.
      proxyClientMaxBodySize: 2 * requestSizeLimits['/api/live-preview'],
    },
    turbopack: {
      rules: {
        // An import of such a file gives its URL. A page links only the style sheets that its text needs.
        '**/prose-styles/*.pcss': {
          loaders: [`${import.meta.dirname}/lib/build/css-loader.mjs`],
          type: 'asset',
        },
      },
    },
    headers: () => [
      ...responseHeaders(SITE_URL, { prerenders: PRERENDER !== 'off' }),
      {
        // The names of these files change with their content.
        source: '/images/sizes/:path*',
        headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: `${staticFolder}/media/:name.pcss`,
        headers: [{ key: 'content-type', value: 'text/css; charset=utf-8' }],
      },
    ],
    // The middleware removes a slash at the end together with all other corrections, in one redirect.
    skipTrailingSlashRedirect: true,
    typescript: isStackBuild
      ? { tsconfigPath: 'tsconfig.stack.json', ignoreBuildErrors: true }
      : undefined,
    images: {
      formats: ['image/avif', 'image/webp'],
      imageSizes: [],
      maximumDiskCacheSize: 1024 ** 3,
      maximumResponseBody: responseSizeLimits.picture,
      deviceSizes: pictureWidths,
      // Of this site's own files, the image optimizer accepts only these. For any other path, it would send a request
      // to this site itself.
      localPatterns: [{ pathname: '/images/**', search: '' }],
      remotePatterns: [
        picturesBelow(settings.WORDPRESS_URL, '/wp-content/'),
        picturesBelow(settings.SUPABASE_URL, storedFiles),
      ],
      dangerouslyAllowLocalIP: ALLOW_LOCAL_IMAGES,
    },
  });
}

/** @param {string} address @param {string} folder */
function picturesBelow(address, folder) {
  const { protocol, hostname, port, pathname } = new URL(address);

  return {
    protocol:
      protocol === 'https:' ? /** @type {const} */ ('https') : /** @type {const} */ ('http'),
    ...{ hostname, port, pathname: `${pathname.replace(/\/$/, '')}${folder}**` },
  };
}
