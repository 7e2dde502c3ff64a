import type { Page } from '@playwright/test';

import { stack } from './environment';

/** The URLs that the page requests from now on from hosts other than the site's. */
export function watchOtherHosts(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(stack.siteUrl).origin)
      requests.push(request.url());
  });
  return requests;
}
