import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { colours } from '../config/colours-outside-css.mjs';
import { neutralPlaceholder, placeholderColour } from './placeholder-colour';

describe('placeholderColour', () => {
  it('names the nearest level of red, green and blue', () => {
    expect(placeholderColour('000000')).toBe('0.0.0');
    expect(placeholderColour('0b1A4c')).toBe('0.1.2');
    expect(placeholderColour('ffffff')).toBe('4.4.4');
  });

  it.each([undefined, '', '#0b1a4c', 'red', '0b1a4', '"><script>'])(
    'is nothing for %s',
    (colour) => {
      expect(placeholderColour(colour)).toBeUndefined();
    },
  );

  it('is plum where it is not known', () => {
    expect(neutralPlaceholder).toBe(placeholderColour(colours.plum.slice(1)));
  });

  it('has a rule for each level in the style sheet', () => {
    const rules = readFileSync(join(__dirname, '../../app/styles/placeholder-colours.css'), 'utf8');
    const levels = (selector: RegExp) => [...rules.matchAll(selector)].map(([, level]) => level);

    for (const selector of [/\^='(\d)'/g, /\*='\.(\d)\.'/g, /\$='(\d)'/g])
      expect(levels(selector)).toEqual(['0', '1', '2', '3', '4']);
  });
});
