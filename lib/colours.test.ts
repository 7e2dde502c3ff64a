import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { colours } from './colours.mjs';

const sheet = readFileSync(join(__dirname, '../app/styles/colours.css'), 'utf8');

it.each(Object.entries(colours))('%s is what the style sheets know by that name', (name, value) => {
  expect(sheet).toContain(`--color-${name}: ${value};`);
});
