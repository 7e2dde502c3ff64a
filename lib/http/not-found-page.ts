import 'server-only';

import { NextResponse } from 'next/server';

import { env, isDeveloping } from '../config/env';
import type { Locale } from '../i18n/routing';
import { warmingHeaders } from './request-context.mjs';

/** Which text the 404 page shows: the one for events, or the general one. */
export type NotFoundScreen = 'page' | 'event';

type Rendered = { html: string; headers: Record<string, string>; at: number };

const lifetime = 5 * 60_000;
const deadline = 5_000;
const rendered = new Map<string, Promise<Rendered>>();

/** Is this internal path the 404 page itself? */
export const isNotFoundPage = (internalPath: string) =>
  /^\/\w+\/not-found\/(page|event)$/.test(internalPath);

/**
 * The 404 page. No cache stores it. It is rendered once in five minutes instead of for each visitor, at an address of its
 * own, so that it contains nothing from the request. If that fails, it is rendered for this request.
 *
 * @param origin of the request
 */
export async function notFoundPage(
  locale: Locale,
  screen: NotFoundScreen,
  origin: string,
): Promise<NextResponse> {
  const path = `/${locale}/not-found/${screen}`;
  // The development server stores nothing and cannot set a status for a page.
  if (isDeveloping) return NextResponse.rewrite(new URL(path, origin));
  try {
    const { html, headers } = await lastRendered(path);
    return new NextResponse(html, { status: 404, headers });
  } catch (error) {
    console.error('The 404 page could not be rendered ahead', error);
    return NextResponse.rewrite(new URL(path, origin));
  }
}

async function lastRendered(path: string): Promise<Rendered> {
  const current = rendered.get(path) ?? render(path);
  rendered.set(path, current);
  current.catch(() => rendered.get(path) === current && rendered.delete(path));
  const last = await current;
  if (Date.now() - last.at > lifetime && rendered.get(path) === current) {
    rendered.set(path, Promise.resolve({ ...last, at: Date.now() }));
    void render(path).then(
      (newer) => rendered.set(path, Promise.resolve(newer)),
      (error) => console.error('The 404 page could not be rendered again', error),
    );
  }
  return last;
}

async function render(path: string): Promise<Rendered> {
  const address = path.replace(/^\/en\//, '/');
  const response = await fetch(new URL(address, env.SELF_URL), {
    headers: { 'accept-encoding': 'identity', ...warmingHeaders },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  const html = await response.text();
  if (response.status !== 404 || !html.endsWith('</html>')) {
    throw new Error(`The 404 page was answered with ${response.status}`);
  }
  const names = ['content-type', 'content-security-policy', 'cache-control', 'link'];
  const headers = names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { html, headers: Object.fromEntries(headers), at: Date.now() };
}
