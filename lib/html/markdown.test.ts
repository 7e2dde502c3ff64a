import { toString } from 'hast-util-to-string';

import { toLongText } from './markdown';
import { elementsIn } from './tree';

const markdown = `# A title

An opening, <b onclick="run()">unharmed</b>.

## First {#first}

See [the kit](/press#press-kit), [us](/contact), [home](/de), [below](#second) and [elsewhere](https://elsewhere.example/).

### Below

[Run](javascript:alert) [write](mailto:a@auralune.example)

## Second {#second}

Words.
`;

describe('a long text', () => {
  it('has a title, an opening and named sections', () => {
    const text = toLongText(markdown, 'en');

    expect(text.title).toBe('A title');
    expect(text.sections.map(({ id, title }) => [id, title])).toEqual([
      ['first', 'First'],
      ['second', 'Second'],
    ]);
    expect(toString(text.sections[1]!.text).trim()).toBe('Words.');
  });

  it('leaves HTML out and keeps smaller headings', () => {
    const { opening, sections } = toLongText(markdown, 'en');

    expect(elementsIn(opening).map((each) => each.tagName)).toEqual(['p']);
    expect(elementsIn(sections[0]!.text).map((each) => each.tagName)).toContain('h3');
  });

  it('links to pages in the language of the page, and has no harmful link', () => {
    const links = elementsIn(toLongText(markdown, 'de').sections[0]!.text)
      .filter((each) => each.tagName === 'a')
      .map((each) => [each.properties.href, each.properties.target]);

    expect(links).toEqual([
      ['/de/presse#press-kit', undefined],
      ['/de/kontakt', undefined],
      ['/de', undefined],
      ['#second', undefined],
      ['https://elsewhere.example/', '_blank'],
      ['mailto:a@auralune.example', undefined],
    ]);
  });

  it('is refused without a title or with a section that has no name', () => {
    expect(() => toLongText('Words', 'en')).toThrow('# Title');
    expect(() => toLongText('# A\n\n## B', 'en')).toThrow('B');
  });
});
