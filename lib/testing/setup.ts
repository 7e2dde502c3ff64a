import { AsyncLocalStorage } from 'node:async_hooks';
import channels from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each test file stores its data in a separate folder, which is deleted afterwards. The site writes some files after it
// has responded, so a file may appear while the folder is being deleted: then the deletion is tried again.
const folder = mkdtempSync(join(tmpdir(), 'auralune-unit-'));
const deletion = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
afterAll(() => rmSync(folder, deletion));

Object.assign(process.env, {
  NEXT_DIST_DIR: folder,
  SITE_URL: 'https://site.example',
  WORDPRESS_URL: 'https://cms.example',
  WEBHOOK_SECRET: 'a-secret-that-only-the-unit-tests-know',
  SUPABASE_URL: 'https://data.example',
  SUPABASE_ANON_KEY: 'visitors-key',
  CONTACT_SECRET: 'another-secret-that-only-unit-tests-know',
});

// The test files of one process share Node's channels. The subscriptions of a file end with it, because its hooks must
// not run for the requests of another file.
const { subscribe } = channels;
const subscribed: Parameters<typeof subscribe>[] = [];
channels.subscribe = (...given) => {
  subscribed.push(given);
  subscribe(...given);
};
afterAll(() => {
  channels.subscribe = subscribe;
  for (const given of subscribed) channels.unsubscribe(...given);
});

// On Node 20, each storage that was used once slows down every later promise of the process. So all are disabled at the
// end of a test file.
const { run, enterWith } = AsyncLocalStorage.prototype;
const storages = new Set<AsyncLocalStorage<unknown>>();
Object.assign(AsyncLocalStorage.prototype, {
  run(this: AsyncLocalStorage<unknown>, ...given: Parameters<typeof run>) {
    storages.add(this);
    return run.apply(this, given);
  },
  enterWith(this: AsyncLocalStorage<unknown>, ...given: Parameters<typeof enterWith>) {
    storages.add(this);
    enterWith.apply(this, given);
  },
});
afterAll(() => {
  Object.assign(AsyncLocalStorage.prototype, { run, enterWith });
  for (const storage of storages) storage.disable();
});

// Supabase's client needs a WebSocket. Next.js provides one, Node 20 does not.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

// A log message in a test is either expected by that test or a defect.
for (const level of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      throw new Error(`Unexpected console.${level}: ${words.join(' ')}`);
    });
  });
}

afterEach(() => jest.restoreAllMocks());

// A test that needs a retry is reported as flaky (stack/npm-test/retries.mjs says which runs have retries).
const retries = Number(process.env.TEST_RETRIES ?? 0);
if (retries) jest.retryTimes(retries, { logErrorsBeforeRetry: true });
