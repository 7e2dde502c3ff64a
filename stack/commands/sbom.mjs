import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';

const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const options = { cwd: rootDir, maxBuffer: 2 ** 26, encoding: /** @type {const} */ ('utf8') };

/**
 * Prints the bill of materials of a release in CycloneDX: the packages that the site runs on, without those that only
 * build and test it. npm's own `--omit dev` cannot do this: it also leaves out packages that both need, such as zod.
 * And npm names the project after its folder, so the name is replaced.
 *
 * @see https://docs.npmjs.com/cli/commands/npm-sbom
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const bill = JSON.parse(execFileSync('npm', ['sbom', ...kind], options));
  const { name, packages } = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8'));
  const runOn = packagesToRunOn(packages);
  bill.components = bill.components.filter((each) => runOn.has(each['bom-ref']));
  const known = new Set(
    [bill.metadata.component, ...bill.components].map((each) => each['bom-ref']),
  );
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
  bill.metadata.component.name = name;

  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * The packages that the site runs on, as `name@version`: those that the lock file marks neither as `dev` nor as
 * `devOptional`. A package is `devOptional` when only tests need it and another package lists it as optional, as
 * Next.js lists Playwright.
 * @param {Record<string, { name?: string, version: string, dev?: boolean, devOptional?: boolean }>} packages
 */
const packagesToRunOn = (packages) =>
  new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
      .map(([path, each]) => `${each.name ?? path.split('node_modules/').at(-1)}@${each.version}`),
  );
