import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { parseUrl } from './parse-url.mjs';

// In Jest's runtime, V8 does not optimize the call in the way that causes the fault, so the test starts a process.
it('reads an international address also after V8 has optimized the code', () => {
  const script = `import { parseUrl } from ${JSON.stringify(join(__dirname, 'parse-url.mjs'))};
    let failed = 0;
    for (let i = 0; i < 100_000; i += 1) failed += parseUrl('https://klänge.example/ä') ? 0 : 1;
    console.log(failed);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);

  expect(output.toString().trim()).toBe('0');
});

it('returns null for what is not an address', () => {
  expect(parseUrl('https://')).toBeNull();
  expect(parseUrl('/news')).toBeNull();
  expect(parseUrl('/news', 'https://site.example')?.href).toBe('https://site.example/news');
});
