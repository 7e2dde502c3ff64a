import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What a test keeps on disk is its own, and gone with it.
const folder = mkdtempSync(join(tmpdir(), 'auralune-unit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

Object.assign(process.env, {
  NEXT_DIST_DIR: folder,
  SITE_URL: 'https://site.example',
  WORDPRESS_URL: 'https://cms.example',
  WEBHOOK_SECRET: 'a-secret-that-only-the-unit-tests-know',
  SUPABASE_URL: 'https://data.example',
  SUPABASE_ANON_KEY: 'visitors-key',
  CONTACT_SECRET: 'another-secret-that-only-unit-tests-know',
});

// Supabase's client wants one to exist; Next.js brings it, Node 20 does not.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

// What is logged in a test is either expected by it or a defect.
for (const level of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      throw new Error(`Unexpected console.${level}: ${words.join(' ')}`);
    });
  });
}

afterEach(() => jest.restoreAllMocks());
