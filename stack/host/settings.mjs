import { join } from 'node:path';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { ensureHostOrNull } from './programs.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** Offsets to the port base. The lower ones are used by the parts (../settings.mjs) and by `npm run resilience`. */
const portOffsets = { mariadb: 12, php: 13 };

/**
 * The same settings with WordPress on nginx, PHP-FPM and MariaDB. Unchanged when one of these cannot be installed.
 * @param {Settings} settings
 * @returns {Promise<Settings>}
 */
export async function onHost(settings) {
  const programs = await ensureHostOrNull();
  if (!programs) return settings;
  const { portBase, ports, dataDir, secrets } = settings;
  const own = { mariadb: portBase + portOffsets.mariadb, php: portBase + portOffsets.php };
  await requireFreePorts(own);
  return {
    ...settings,
    host: {
      programs,
      folder: join(dataDir, 'host'),
      ports: { wordpress: ports.wordpress, ...own },
      database: { name: 'wordpress', user: 'wordpress', password: secrets.wordpressDatabase },
    },
  };
}
