import { plainText } from './plain-text';
import { toPictureSource } from './link-target';
import { growth, linearGrowth } from '../testing/processor-time';

const cms = 'https://cms.example';

describe('an address that is written out in a text', () => {
  it.each([
    [`See ${cms}/events/one/.`, 'See https://site.example/events/one.'],
    [`${cms}`, 'https://site.example'],
    [
      'on cms.example, or CMS.EXAMPLE/news!',
      'on https://site.example, or https://site.example/news!',
    ],
    [`(//cms.example/2026/03/12/slug/)`, '(https://site.example/2026/03/slug)'],
    ['http://cms.example/events/', 'https://site.example/events'],
    [`${cms}/wp-content/uploads/2026/05/a.pdf`, 'https://site.example/api/media/2026/05/a.pdf'],
    [`${cms}/wp-content/uploads/2026/05/a.jpg`, 'https://site.example/api/media/2026/05/a.jpg'],
    [`${cms}/wp-admin/post.php?post=7`, 'https://site.example'],
    ['https://site.example/events/one', 'https://site.example/events/one'],
  ])('%s becomes %s', (text, shown) => {
    expect(plainText(text)).toBe(shown);
  });

  it.each([
    [`${cms}/events/one/`, 'https://site.example/de/veranstaltungen/one'],
    ['https://site.example/events/one', 'https://site.example/de/veranstaltungen/one'],
    ['https://site.example', 'https://site.example/de'],
    ['https://site.example/de/musik', 'https://site.example/de/musik'],
    ['https://site.example/images/a.webp', 'https://site.example/images/a.webp'],
  ])('%s leads from a German page to %s', (text, shown) => {
    expect(plainText(text, 'de')).toBe(shown);
  });

  it.each([
    'aura@cms.example',
    'https://cms.example.org/x',
    'https://mycms.example/x',
    'site.example, the site of the duo',
    'https://other.example/?a=1',
  ])('%s stays as it is', (text) => {
    expect(plainText(text, 'de')).toBe(text);
  });
});

it.each(['.', '/', '/a', '?', '//', '%'])(
  'an address is read in a time that grows no faster than the number of %s behind it',
  (part) => {
    const read = (count: number) => {
      plainText(`https://cms.example/${part.repeat(count)}x`);
      plainText(`https://cms.example/${part.repeat(count)}`);
    };

    expect(growth(read, 200_000)).toBeLessThan(linearGrowth);
  },
);

it('the host of WordPress is never shown, and the time for many URLs grows linearly with their number', () => {
  const read = (count: number) => plainText('https://cms.example/events/one '.repeat(count));

  // Of each text, only the first 1,000 URLs are looked up. All others are replaced.
  expect(growth(read, 8_000)).toBeLessThan(linearGrowth);
  expect(read(40_000)).not.toContain('cms.example');
});

describe('a picture', () => {
  it.each([
    ['https://site.example/wp-content/uploads/a.jpg', `${cms}/wp-content/uploads/a.jpg`],
    ['https://site.example/api/media/2026/a.jpg?v=1', `${cms}/wp-content/uploads/2026/a.jpg?v=1`],
    [
      'https://site.example/_next/image?url=https%3A%2F%2Fcms.example%2Fwp-content%2Fuploads%2Fa.jpg&w=828&q=75',
      `${cms}/wp-content/uploads/a.jpg`,
    ],
    ['https://site.example/_next/image?url=%2Fimages%2Fa.webp&w=828&q=75', '/images/a.webp'],
    [`https://site.example${'/_next/image?url='.repeat(20_000)}`, null],
  ])('that was copied from the site is found where it is: %.90s', (address, src) => {
    expect(toPictureSource(address)).toBe(src);
  });
});
