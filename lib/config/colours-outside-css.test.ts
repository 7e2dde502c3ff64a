import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { colours } from './colours-outside-css.mjs';

const sheet = readFileSync(join(__dirname, '../../app/styles/colours.css'), 'utf8');

it.each(Object.entries(colours))('%s has the same value in the style sheets', (name, value) => {
  expect(sheet).toContain(`--color-${name}: ${value};`);
});
