import { rmSync } from 'node:fs';
import { after, before } from 'node:test';
import { prepareSupabase, startSupabase, supabaseReady } from '../parts/supabase.mjs';
import { stopTree } from '../processes/child-processes.mjs';
import { settingsFor } from '../settings.mjs';
import { freePortBase } from '../ports/free-port.mjs';

/**
 * Starts a Supabase with the project's migrations before the tests of a file, and stops it after them.
 *
 * @param {string} name of the folder for its data, which is deleted afterwards
 */
export async function runningSupabase(name) {
  const settings = settingsFor({ name, portBase: await freePortBase() });
  let child;

  before(async () => {
    await prepareSupabase(settings);
    child = startSupabase(settings);
    await supabaseReady(settings, child);
  });

  after(async () => {
    await stopTree(child);
    rmSync(settings.dataDir, { recursive: true, force: true });
  });

  return settings;
}
