import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../../files-below.mjs';
import { startRedis } from '../../parts/redis.mjs';
import { startNode } from '../../processes/child-processes.mjs';
import { rootDir, siteEnvironment } from '../../settings.mjs';
import { until, waitForOk } from '../../processes/wait.mjs';
import { filesOf, isWithinItsFolders } from './written-files.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */

/**
 * Copies the same files as the Dockerfile into a folder outside of the project, starts the site there, and requests
 * everything that is read from a file. WordPress is unreachable, as during the build.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function checkStandalone(settings, supervisor) {
  const folder = mkdtempSync(join(tmpdir(), 'auralune-standalone-'));
  const redis = await startRedis({ folder: join(folder, 'redis'), port: settings.portBase + 9 });
  try {
    pack(settings, folder);
    const before = filesOf(folder);
    const part = await start({ ...settings, redisUrl: redis.url }, supervisor, folder);
    try {
      await requestEverything(settings.siteUrl);
      await requestPictures(settings);
      await checkMeasuresNothing(settings, folder);
      isWithinItsFolders(settings, before, filesOf(folder));
    } finally {
      await supervisor.stop(part);
    }
    assert.equal(part.child.exitCode, 143, 'the server must end on SIGTERM');
  } finally {
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Settings} settings
 * @param {string} folder
 */
function pack({ distDir }, folder) {
  const copy = (from, to) =>
    cpSync(join(rootDir, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
  copy(join(distDir, 'standalone'), '.');
  copy(join(distDir, 'static'), join(distDir, 'static'));
  copy('public', 'public');
}

/**
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 * @param {string} folder
 */
async function start(settings, supervisor, folder) {
  const log = join(settings.logDir, 'standalone.log');
  const env = { ...siteEnvironment(settings), NODE_ENV: 'production', HOSTNAME: '0.0.0.0' };
  const child = startNode(join(folder, 'server.js'), [], { log, cwd: folder, env });
  const part = supervisor.watch({ name: 'The standalone server', child, log });
  await waitForOk(`${settings.siteUrl}/api/health`, { child, name: part.name, seconds: 60, log });
  return part;
}

/** @param {string} siteUrl */
async function requestEverything(siteUrl) {
  const request = requester(siteUrl);
  const disclaimer = await request('/de/haftungsausschluss', 200, 'text/html');
  // A page that the build has rendered, its styles and its scripts.
  assert.match(disclaimer, /<h1[^>]*>[^<]*Haftungsausschluss/);
  const [style] = disclaimer.match(/\/_next\/static\/[^"]+\.css/) ?? [];
  const [script] = disclaimer.match(/\/_next\/static\/[^"]+\.js/) ?? [];
  await request(style ?? '', 200, 'text/css');
  await request(script ?? '', 200, 'application/javascript');

  // A share image is drawn with sharp, from files of public/ and content/.
  const [share] = disclaimer.match(/\/api\/share\/[^"]+/) ?? [];
  await request(share ?? '', 200, 'image/jpeg');
  await request('/images/mark.svg', 200, 'image/svg+xml');
  await request('/api/press-kit/en', 200, 'application/zip');
  assert.match(await request('/.well-known/security.txt', 200, 'text/plain'), /^Contact: mailto:/);

  // The page cache renders the error page with texts from messages/.
  const news = await request('/de/news', 503, 'text/html');
  assert.match(news, /lang="de"/);
  const readiness = () => request('/api/health/ready', 503, 'application/health+json');
  assert.match(await readiness(), /"fail"/);
  // The Redis client is not bundled, so its package must have been copied.
  const isReached = async () => /redis:reachability":\[[^\]]*"pass"/.test(await readiness());
  await until(isReached, { what: 'the server reaches Redis' });
}

/**
 * A site with `WEB_VITALS_SAMPLE=0` has no script that measures web vitals, and accepts no reports.
 * @param {Settings} settings
 * @param {string} folder
 */
async function checkMeasuresNothing({ distDir, siteUrl }, folder) {
  const files = filesBelow(join(folder, distDir, 'static'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  const isMeasuring = (name) => readFileSync(name, 'utf8').includes('/api/web-vitals');
  assert.ok(scripts.length > 0);
  assert.deepEqual(scripts.filter(isMeasuring), []);
  const response = await fetch(new URL('/api/web-vitals', siteUrl), { method: 'POST', body: '{}' });
  assert.equal(response.status, 404);
}

/**
 * The image optimizer must not request private addresses, even if WordPress has one, and must accept our own pictures.
 * @param {Settings} settings
 */
async function requestPictures({ siteUrl, wordpressUrl, secrets }) {
  const request = requester(siteUrl);
  const optimized = (url) => `/_next/image?url=${encodeURIComponent(url)}&w=480&q=75`;
  const there = `${wordpressUrl}/wp-content/uploads/a.webp`;
  const signed = `${optimized(there)}&s=${pictureSignature(there, secrets.webhook)}`;
  const refused = await fetch(new URL(signed, siteUrl));
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /"url" parameter is not allowed/);
  await request(optimized('/images/fallback.webp'), 200, 'image/');
}

/**
 * Makes the signature of lib/media/picture-signature.ts a second time. If that one changes, this test fails: the
 * signatures are part of URLs in stored pages, which must stay valid.
 * @param {string} url
 * @param {string} secret
 */
function pictureSignature(url, secret) {
  const key = createHmac('sha256', secret).update('picture-v1').digest();
  return createHmac('sha256', key).update(url).digest('base64url').slice(0, 6);
}

/** @param {string} siteUrl */
const requester = (siteUrl) => async (path, status, type) => {
  assert.match(path, /^\//, 'the page must name the URL of the file');
  const response = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
  const text = await response.text();
  assert.equal(
    response.status,
    status,
    `${path} responded with ${response.status}: ${text.slice(0, 500)}`,
  );
  assert.ok(response.headers.get('content-type')?.startsWith(type), `${path} must be ${type}`);
  return text;
};
