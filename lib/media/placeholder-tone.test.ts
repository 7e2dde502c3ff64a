import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { placeholderTone } from './placeholder-tone';

describe('placeholderTone', () => {
  it('names the nearest level of red, green and blue', () => {
    expect(placeholderTone('000000')).toBe('0.0.0');
    expect(placeholderTone('0b1A4c')).toBe('0.1.2');
    expect(placeholderTone('ffffff')).toBe('4.4.4');
  });

  it.each([undefined, '', '#0b1a4c', 'red', '0b1a4', '"><script>'])(
    'is nothing for %s',
    (colour) => {
      expect(placeholderTone(colour)).toBeUndefined();
    },
  );

  it('has a rule for each level in the style sheet', () => {
    const rules = readFileSync(join(__dirname, '../../app/styles/tones.css'), 'utf8');
    const levels = (selector: RegExp) => [...rules.matchAll(selector)].map(([, level]) => level);

    for (const selector of [/\^='(\d)'/g, /\*='\.(\d)\.'/g, /\$='(\d)'/g])
      expect(levels(selector)).toEqual(['0', '1', '2', '3', '4']);
  });
});
