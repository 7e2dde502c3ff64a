import { join } from 'node:path';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** Beyond those of the parts (../settings.mjs), of the drill and of several instances. */
const nextPorts = { mariadb: 12, php: 13 };

/**
 * @param {Settings} settings
 * @param {import('./programs.mjs').HostPrograms | null} programs null where WordPress is to stay in Playground
 * @returns {Settings}
 */
export function onHost(settings, programs) {
  if (!programs) return settings;
  const { portBase, ports, dataDir, secrets } = settings;
  const own = {
    mariadb: portBase + nextPorts.mariadb,
    php: portBase + nextPorts.php,
  };
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
