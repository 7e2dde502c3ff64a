import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir, stackDir } from './settings.mjs';

const command = [join(stackDir, 'command.mjs'), 'sbom'];
const bill = JSON.parse(
  execFileSync(process.execPath, command, { maxBuffer: 2 ** 26, encoding: 'utf8' }),
);
const { name, version, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(rootDir, 'package.json'), 'utf8'),
);

test('the bill of materials is CycloneDX, and of this project', () => {
  const { component } = bill.metadata;

  assert.deepEqual([bill.bomFormat, component.type], ['CycloneDX', 'application']);
  assert.deepEqual([component.name, component.purl], [name, `pkg:npm/${name}@${version}`]);
});

test('it names every package that the site runs on, with its licence and checksum', () => {
  const listed = new Map(bill.components.map(({ purl, ...rest }) => [purl, rest]));
  const purlOf = ([each, exact]) => `pkg:npm/${each.replace('@', '%40')}@${exact}`;
  const missing = Object.entries(dependencies)
    .map(purlOf)
    .filter((purl) => !listed.has(purl));
  const unknown = [...listed].filter(
    ([, { licenses, hashes }]) => !licenses?.length || !hashes?.length,
  );

  assert.deepEqual(missing, []);
  assert.deepEqual(
    unknown.map(([purl]) => purl),
    [],
  );
});

test('it names no package that only builds or tests', () => {
  const names = new Set(bill.components.map((each) => each.name));
  // Packages of the site need these as well.
  const shared = /^@types\/|^@swc\/core$/;

  assert.deepEqual(
    Object.keys(devDependencies).filter((each) => names.has(each) && !shared.test(each)),
    [],
  );
});
