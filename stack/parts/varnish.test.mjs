import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { askForTypedPaths, assertLogged } from '../testing/edge-log.mjs';
import { edgePromises } from '../testing/edge-promises.mjs';
import { until } from '../processes/wait.mjs';
import { startVarnish } from './varnish.mjs';

const edge = edgePromises({
  start: startVarnish,
  encodings: { 'gzip, deflate': 'gzip', 'gzip, deflate, br, zstd': 'gzip' },
});

test("its log has no word that a visitor typed, no key of a preview and no visitor's address", async () => {
  const log = startLog(join(edge.folder, 'varnish'), join(edge.folder, 'access.log'));
  try {
    const hasBegun = async () => (await edge.get('/')) && log.text() !== '';
    await until(hasBegun, { what: 'the log has begun', every: 200 });
    await askForTypedPaths(edge);
    const last = await edge.get('/search?q=aenne&page=9');
    const id = String(last.headers['x-request-id']);
    // A worker of Varnish may write its part of the log only at its next request.
    const isLogged = async () => (await edge.get('/')) && log.text().includes(id);
    await until(isLogged, { what: 'the last request is logged', every: 200 });
  } finally {
    log.stop();
  }

  const paths = log
    .text()
    .split('\n')
    .flatMap((line) => line.split(' ')[2] ?? []);
  // Varnish logs a path as it was sent, and no letters beyond ASCII.
  assertLogged(
    paths.map((path) => path.replace('...', '…')),
    (path) => !/%|\.\./.test(path),
  );
  assert.doesNotMatch(log.text(), /aenne|127\.0\.0\.1|6\.6\.6\.6/i);
});

/**
 * Varnish's log in the format that deploy/varnish.vcl gives to operators.
 * @param {string} instance
 * @param {string} file
 */
function startLog(instance, file) {
  const shipped = readFileSync(join(rootDir, 'deploy', 'varnish.vcl'), 'utf8');
  const [, format = ''] = /varnishncsa -F '([^']+)'/.exec(shipped) ?? [];
  assert.ok(format);
  const child = spawn('varnishncsa', ['-n', instance, '-F', format, '-w', file]);
  return {
    text: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    stop: () => child.kill(),
  };
}
