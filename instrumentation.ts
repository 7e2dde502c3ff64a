/** Runs once in every server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;

  const { noteClientAddresses } = await import('./lib/client-address');
  const { env } = await import('./lib/env');
  noteClientAddresses(env.TRUSTED_PROXIES);

  const { watchDepartures } = await import('./lib/departures');
  watchDepartures();
}
