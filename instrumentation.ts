import type { Instrumentation } from 'next';

/** Runs once in every server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;

  const { env, secrets, servesVisitors } = await import('./lib/config/env');
  if (servesVisitors) (await import('./lib/http/log')).logStructured(secrets);
  const { requestHooks } = await import('./lib/http/request-hooks');
  const { onRequestStart } = await import('./lib/next-internals/request-start.mjs');
  onRequestStart(requestHooks(env, servesVisitors));

  const { catchUp } = await import('./lib/revalidation/catch-up');
  catchUp();

  const { deleteOldPageViewsDaily } = await import('./lib/http/web-vitals-file');
  if (servesVisitors) deleteOldPageViewsDaily();

  const { watchForShutdown } = await import('./lib/http/shutdown');
  watchForShutdown();

  const { connectToOtherProcesses } = await import('./lib/revalidation/other-processes');
  await connectToOtherProcesses();

  const { refreshSlugList } = await import('./lib/data/slugs/find-slug');
  if (servesVisitors) void refreshSlugList();

  const { startEventExpiryTimer } = await import('./lib/revalidation/event-expiry');
  const { refreshExpiredEvents } = await import('./lib/revalidation/refresh');
  startEventExpiryTimer(refreshExpiredEvents);
}

/** Logs the page or route handler in which an error occurred: Next.js logs the error, but not the route. */
export const onRequestError: Instrumentation.onRequestError = (_, { method }, context) => {
  // The URL is not logged: it may contain personal data that a visitor has entered.
  console.error(`A request failed: ${method} ${context.routePath} (${context.routeType})`);
};
