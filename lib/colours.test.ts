import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ink } from './colours';

it('is the ground that the style sheets know', () => {
  const tokens = readFileSync(join(__dirname, '../app/styles/tokens.css'), 'utf8');

  expect(tokens).toContain(`--color-ink: ${ink};`);
});
