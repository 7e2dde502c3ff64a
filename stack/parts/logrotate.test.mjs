import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { ensureLogrotate } from '../programs/executables.mjs';
import { rootDir } from '../settings.mjs';

const { logs } = JSON.parse(
  readFileSync(join(rootDir, 'supabase', 'functions', '_shared', 'retention.json'), 'utf8'),
);
const logrotate = await ensureLogrotate();
const folder = mkdtempSync(join(tmpdir(), 'auralune-logs-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const [log, settings, state] = ['access.log', 'logrotate.conf', 'state'].map((name) =>
  join(folder, name),
);

/** The file of deploy/, changed for this folder, without the user and the service of a server. */
const configuration = readFileSync(join(rootDir, 'deploy', 'logrotate.conf'), 'utf8')
  .replace('/var/log/nginx/*.log', log)
  .replace(/^\s*create .*$/m, '\tcreate 0640')
  .replace(/^\s*sharedscripts[^]*?endscript$/m, '');

/** @returns {string[]} the lines of all files that are left */
function stored() {
  const names = readdirSync(folder).filter((name) => name.startsWith('access.log'));
  return names.flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes)
      .toString()
      .split('\n')
      .filter(Boolean);
  });
}

/** Runs logrotate as on the next day: its state file says that it last ran yesterday. */
function rotateNextDay() {
  const yesterday = new Date(Date.now() - 86_400_000);
  const day = [yesterday.getFullYear(), yesterday.getMonth() + 1, yesterday.getDate()].join('-');
  writeFileSync(state, `logrotate state -- version 2\n"${log}" ${day}-0:0:0\n`);
  execFileSync(logrotate, ['-s', state, settings]);
}

test('no line of the log is stored for longer than the legal notices say, with visitors and without', () => {
  writeFileSync(settings, configuration, { mode: 0o600 });
  writeFileSync(log, '');
  const days = Array.from({ length: 12 }, (_, day) => `day-${day}`);
  for (const day of days) {
    appendFileSync(log, `${day}\n`);
    rotateNextDay();
  }
  assert.deepEqual(stored().toSorted(), days.slice(1 - logs.days).toSorted());
  for (let day = 1; day < logs.days; day += 1) rotateNextDay();
  assert.deepEqual(stored(), []);
});

test('logs that the journal stores are deleted on the same day, on a plain server and in Docker', () => {
  const text = (name) => readFileSync(join(rootDir, name), 'utf8');
  const journal = text('deploy/journald.conf');
  assert.match(journal, new RegExp(`^MaxRetentionSec=${logs.days}day$`, 'm'));
  assert.match(journal, /^MaxFileSec=1day$/m);
  assert.match(text('deploy/auralune@.service'), /^LogNamespace=auralune$/m);
  const { services } = parse(text('compose.yaml'), { merge: true });
  for (const [name, { logging }] of Object.entries(services))
    assert.deepEqual(logging, { driver: 'journald' }, name);
});
