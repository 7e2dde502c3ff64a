import { failure, fine, warning } from './finding.mjs';
import { isFailing, pageOf } from './page.mjs';

const well = { title: 'One', findings: [fine('Works.')] };

describe('the page', () => {
  it('says what works and what to do about what does not, in lines of a screen', () => {
    const groups = [
      well,
      { title: 'None', findings: [] },
      {
        title: 'Two',
        findings: [warning('Late.', 'Wait.'), failure('word '.repeat(30).trim(), 'Mend it.')],
      },
    ];

    expect(pageOf(groups)).toMatchInlineSnapshot(`
     "One
       ✓ Works.

     Two
       ! Late.
         → Wait.
       ✗ word word word word word word word word word word word word word word word word word word word
         word word word word word word word word word word word
         → Mend it.

     1 to mend (✗), 1 to look at (!): visitors notice, or will."
    `);
    expect(isFailing(groups)).toBe(true);
  });

  it('says that all is well, or that visitors notice nothing', () => {
    const late = { title: 'Two', findings: [warning('Late.', 'Wait.')] };

    expect(pageOf([well])).toMatch(/All is well\.$/);
    expect(pageOf([well, late])).toMatch(/Nothing that visitors notice; 1 to look at/);
    expect([isFailing([well]), isFailing([well, late])]).toEqual([false, false]);
  });
});
