import type { Instrumentation } from 'next';

/** Runs once in every server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;

  const { env, secrets, servesVisitors } = await import('./lib/env');
  if (servesVisitors) (await import('./lib/log')).logStructured(secrets);
  const { noteRequestIds } = await import('./lib/request-id');
  noteRequestIds(env.TRUSTED_PROXIES);
  const { noteClientAddresses } = await import('./lib/client-address');
  noteClientAddresses(env.TRUSTED_PROXIES);

  const { noteVisits } = await import('./lib/visits.mjs');
  noteVisits();

  const { guardAnswers } = await import('./lib/guard-answers');
  const { guardRequests } = await import('./lib/guard-requests');
  if (servesVisitors) {
    guardRequests();
    guardAnswers(env.SITE_URL);
  }

  const { removeUnfinishedFiles } = await import('./lib/whole-files.mjs');
  void removeUnfinishedFiles(env.NEXT_DIST_DIR);

  const { watchForStop } = await import('./lib/stopping');
  watchForStop();

  const { watchInstances } = await import('./lib/instances');
  await watchInstances();

  const { fetchKnownSlugs } = await import('./lib/known-slugs');
  if (servesVisitors) void fetchKnownSlugs();

  const { watchDepartures } = await import('./lib/departures');
  watchDepartures();
}

/** Says which page or handler an error belongs to; the framework itself logs the error, but not where it was. */
export const onRequestError: Instrumentation.onRequestError = (_, { method }, context) => {
  // The route, and not the address: what a visitor has typed may be personal.
  console.error(`A request failed: ${method} ${context.routePath} (${context.routeType})`);
};
