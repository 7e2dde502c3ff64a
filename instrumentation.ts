/** Runs once in every server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;

  const { noteClientAddresses } = await import('./lib/client-address');
  const { env, servesVisitors } = await import('./lib/env');
  noteClientAddresses(env.TRUSTED_PROXIES);

  const { guardAnswers } = await import('./lib/guard-answers');
  if (servesVisitors) guardAnswers(env.SITE_URL);

  const { watchDepartures } = await import('./lib/departures');
  watchDepartures();
}
