import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../console.mjs';
import { buildSite, startSite } from '../../parts/site.mjs';
import { rootDir, settingsFor } from '../../settings.mjs';
import { Supervisor } from '../../processes/supervisor.mjs';

// Builds the site with the running version of Node, WordPress unreachable, and requests a page that needs no data source.
await run(async () => {
  const settings = settingsFor({ name: 'nodes', portBase: Number(process.argv[2]) });
  const supervisor = new Supervisor();
  return supervisor.during(async () => {
    await buildSite(settings, supervisor);
    await startSite(settings, supervisor, 'start');
    const { status } = await fetch(`${settings.siteUrl}/de/kontakt`);
    rmSync(join(rootDir, settings.distDir), { recursive: true, force: true });
    if (status !== 200) throw new Error(`The contact page answered ${status}`);
    return 0;
  });
});
