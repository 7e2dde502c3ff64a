import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { UserFacingError } from './console.mjs';
import { choiceOf, fetchNewest, leftOutWith, wordpressSource } from './wordpress-source.mjs';

const php = "<?php\n$wp_version = '9.1.2';\n";
const bytes = zipSync({ 'wordpress/wp-includes/version.php': strToU8(php) });
const folder = mkdtempSync(join(tmpdir(), 'wordpress-source-'));
const archive = join(folder, 'any-name.zip');
const unpacked = join(folder, 'unpacked');

before(() => {
  writeFileSync(archive, bytes);
  mkdirSync(join(unpacked, 'wp-includes'), { recursive: true });
  writeFileSync(join(unpacked, 'wp-includes/version.php'), php);
});
after(() => rmSync(folder, { recursive: true }));

test('a WordPress is chosen by its version, its archive or its folder', async () => {
  const versions = await Promise.all(
    ['6.4', archive, unpacked].map((choice) => wordpressSource(choice)),
  );
  const isChosen = true;

  assert.deepEqual(
    versions.map(({ kind, version, ...rest }) => [kind, version, rest.isChosen]),
    [
      ['package', '6.4', isChosen],
      ['archive', '9.1.2', isChosen],
      ['folder', '9.1.2', isChosen],
    ],
  );
});

test('another process gets the same WordPress by the variable', async () => {
  for (const choice of ['6.4', archive, unpacked]) {
    const source = await wordpressSource(choice);
    assert.deepEqual(await wordpressSource(choiceOf(source)), source);
  }
});

test('the version of the archive beside the project is that archive', async (t) => {
  // Without the choice of the variable STACK_WORDPRESS.
  const beside = await wordpressSource('');
  if (beside.kind !== 'archive') return t.skip('there is no archive beside the project');
  const version = /^\d+\.\d+/.exec(beside.version)?.[0] ?? '';
  const { kind, path } = await wordpressSource(version);

  assert.deepEqual([kind, path], ['archive', beside.path]);
});

test('a choice that is not a WordPress is refused, and the message says what to choose', async () => {
  const page = join(folder, 'page.zip');
  writeFileSync(page, zipSync({ 'index.html': strToU8('Hello') }));
  for (const choice of ['5.0', join(folder, 'missing.zip'), page, folder])
    await assert.rejects(wordpressSource(choice), (error) => {
      assert.ok(error instanceof UserFacingError);
      assert.match(error.message, /--wordpress takes a version/);
      return true;
    });
});

test('a run on the WordPress of the npm package is reported, unless it was chosen or there is a newer one', async () => {
  const missing = join(folder, 'missing.zip');
  const fallback = await wordpressSource('', missing);
  const [said, ...more] = leftOutWith(fallback);

  assert.equal(fallback.kind, 'package');
  assert.ok(said.includes(`ran on WordPress ${fallback.version}, because`), said);
  assert.match(said, /npm test -- --wordpress path/);
  assert.deepEqual(more, []);
  for (const source of [await wordpressSource('6.5', missing), await wordpressSource('', archive)])
    assert.deepEqual(leftOutWith(source), []);
});

test('the newest release is downloaded once, and without a network the npm package is used', async () => {
  let downloads = 0;
  let own = '';
  const server = createServer((request, response) => {
    if (request.url === '/releases') {
      const offers = [{ version: '9.1.2', download: `${own}/9.1.2.zip` }];
      return response.end(JSON.stringify({ offers }));
    }
    downloads += 1;
    return response.end(bytes);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  own = `http://127.0.0.1:${port}`;
  const address = `${own}/releases`;
  const target = join(folder, 'downloads');
  const first = await fetchNewest(address, target);
  const second = await fetchNewest(address, target);
  await once(server.close(), 'close');
  const offline = await fetchNewest(address, target);

  assert.deepEqual([first.version, second.version, downloads], ['9.1.2', '9.1.2', 1]);
  assert.deepEqual(readFileSync(first.path), Buffer.from(bytes));
  assert.equal(offline.kind, 'package');
});
