import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSupabase, startSupabase, supabaseReady } from '../parts/supabase.mjs';
import { stopTree } from '../processes/child-processes.mjs';
import { settingsFor, stackDir } from '../settings.mjs';
import { freePortBase } from '../ports/free-port.mjs';

/**
 * Starts a Supabase for one test, with the project's migrations and the demo's slides.
 * @param {string} name of the folder for its data
 * @returns {Promise<{ settings: import('../settings.mjs').Settings, child: import('node:child_process').ChildProcess, stop: () => Promise<void> }>}
 *   `child`: its process; `stop`: also deletes its data
 */
export async function startOwnSupabase(name) {
  // A run that was killed has not deleted its data, and a later run may use the same name.
  rmSync(join(stackDir, '.data', name), { recursive: true, force: true });
  const settings = settingsFor({ name, portBase: await freePortBase() });
  await prepareSupabase(settings);
  const child = startSupabase(settings);
  const stop = async () => {
    await stopTree(child);
    rmSync(settings.dataDir, { recursive: true, force: true });
  };
  try {
    await supabaseReady(settings, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { settings, child, stop };
}
