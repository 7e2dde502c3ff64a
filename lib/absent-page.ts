import 'server-only';

import { NextResponse } from 'next/server';

import { env, isDeveloping } from './env';
import type { Locale } from './i18n/routing';
import { renewalHeaders } from './visits.mjs';

/** Which words a page has that is not there: those of an event, or of any page. */
export type AbsentScreen = 'page' | 'event';

type Made = { html: string; headers: Record<string, string>; at: number };

const lifetime = 5 * 60_000;
const deadline = 5_000;
const kept = new Map<string, Promise<Made>>();

/** Is this the page itself, as a path below `app/`? */
export const isAbsentPage = (internalPath: string) =>
  /^\/\w+\/not-found\/(page|event)$/.test(internalPath);

/**
 * The page of every address that leads nowhere: 404, stored by nobody. It is made once in five minutes and not for each
 * visitor, at an address of its own, so that no word of a visitor's is in it. Where that fails, it is made for this one.
 *
 * @param origin of the request
 */
export async function absentPage(
  locale: Locale,
  screen: AbsentScreen,
  origin: string,
): Promise<NextResponse> {
  const path = `/${locale}/not-found/${screen}`;
  // In development nothing is kept, and no page has a status of its own.
  if (isDeveloping) return NextResponse.rewrite(new URL(path, origin));
  try {
    const { html, headers } = await lastMade(path);
    return new NextResponse(html, { status: 404, headers });
  } catch (error) {
    console.error('The page of what is not there could not be kept', error);
    return NextResponse.rewrite(new URL(path, origin));
  }
}

async function lastMade(path: string): Promise<Made> {
  const made = kept.get(path) ?? make(path);
  kept.set(path, made);
  made.catch(() => kept.get(path) === made && kept.delete(path));
  const last = await made;
  if (Date.now() - last.at > lifetime && kept.get(path) === made) {
    kept.set(path, Promise.resolve({ ...last, at: Date.now() }));
    void make(path).then(
      (newer) => kept.set(path, Promise.resolve(newer)),
      (error) => console.error('The page of what is not there could not be made anew', error),
    );
  }
  return last;
}

async function make(path: string): Promise<Made> {
  const address = path.replace(/^\/en\//, '/');
  const response = await fetch(new URL(address, env.SELF_URL), {
    headers: { 'accept-encoding': 'identity', ...renewalHeaders },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  const html = await response.text();
  if (response.status !== 404 || !html.endsWith('</html>')) {
    throw new Error(`The page of what is not there was answered with ${response.status}`);
  }
  const names = ['content-type', 'content-security-policy', 'cache-control', 'link'];
  const headers = names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { html, headers: Object.fromEntries(headers), at: Date.now() };
}
