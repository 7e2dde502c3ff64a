import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environmentOfFile, siteEnvironment } from './environment.mjs';

describe('the settings of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auralune-doctor-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const before = { ...process.env };
  afterEach(() => {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of a file are only those of that file; quotes and references to variables work', () => {
    write('some.env', 'HOST=duo.example\nSITE_URL="https://$HOST" # ours\n');
    process.env.SITE_URL = 'https://shell.example';
    const { environment, source } = environmentOfFile(join(folder, 'some.env'));

    expect(environment).toMatchObject({ SITE_URL: 'https://duo.example' });
    expect(environment.WORDPRESS_URL).toBeUndefined();
    expect(source).toBe(join(folder, 'some.env'));
    expect(process.env.SITE_URL).toBe('https://shell.example');
  });

  it('are read as Next.js reads them: the environment counts for more than the files', () => {
    write('.env', 'DOCTOR_A=file\nDOCTOR_B=file\n');
    write('.env.production', 'DOCTOR_B=production\n');
    write('.env.development', 'DOCTOR_B=development\n');
    const { environment, source } = siteEnvironment(folder);

    expect(environment).toMatchObject({ DOCTOR_A: 'file', DOCTOR_B: 'production' });
    expect(source).toBe('the environment, .env.production, .env');
  });

  it('cannot be read from a missing file', () => {
    expect(() => environmentOfFile(join(folder, 'none.env'))).toThrow(/There is no file/);
  });
});
