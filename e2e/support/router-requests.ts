import type { Page } from '@playwright/test';

/**
 * Records what the router of Next.js requests from the site. Pages have plain links, so it must request nothing: the
 * site would respond with a whole page instead of data (docs/decisions/002-plain-links.md).
 */
export function watchRouter(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { rsc, 'next-hmr-refresh': reloadsChanges } = request.headers();
    // In development, the router also requests what has changed in a file.
    if (rsc && !reloadsChanges) urls.push(request.url());
  });

  return urls;
}
