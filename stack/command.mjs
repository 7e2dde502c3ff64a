import { requireNode } from './node-version.mjs';

requireNode();
const [name = '', ...argv] = process.argv.slice(2);
// The modules of these commands import packages, and a fresh machine has none installed yet.
if (/^(test|check|record|resilience)$/.test(name)) {
  const { installFirst } = await import('./install.mjs');
  await installFirst();
}
/** @type {{ main: (argv: string[]) => Promise<void> }} */
const { main } = await import(`./commands/${name}.mjs`);
await main(argv);
