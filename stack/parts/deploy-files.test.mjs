import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { rootDir } from '../settings.mjs';

// These tests read the configuration of the edge, and of the site and its edge in Docker, as text.
const read = (name) => readFileSync(join(rootDir, name), 'utf8');
const nginx = read('deploy/nginx.conf');

test('visitors reach every port over IPv6 as they do over IPv4, with TLS too', () => {
  const lines = [...nginx.matchAll(/^([ #]*)listen (\[::\]:)?(\d+(?: .+)?);$/gm)];
  const over = (version) =>
    lines.flatMap(([, start, ipv6, rest]) => (version === (ipv6 ? 6 : 4) ? [start + rest] : []));
  assert.deepEqual(over(4), [
    ...['  #   80', '    80 default_server', '    # 443 ssl http2 default_server'],
  ]);
  assert.deepEqual(over(6), over(4));
});

test('each cache leaves room on the disk', () => {
  const caches = nginx.match(/^ *proxy_cache_path [^;]+;$/gm) ?? [];
  assert.equal(caches.length, 2);
  for (const each of caches) assert.match(each, / min_free=512m /);
});

test('in Docker, a new container of the site gets the resized pictures, and may write them', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  assert.deepEqual(services.site.volumes, ['pictures:/app/.next/cache/images']);
  assert.ok('pictures' in volumes);
  // Docker gives a new volume the owner of the folder that the image has there.
  const [, made] =
    /^RUN mkdir -p (.+) && chown -R node:node \.next\/cache /m.exec(read('Dockerfile')) ?? [];
  assert.ok(made?.split(' ').includes('.next/cache/images'), made);
});
