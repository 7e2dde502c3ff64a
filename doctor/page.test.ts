import { failure, fine, warning } from './finding.mjs';
import { isFailing, pageOf } from './page.mjs';

const well = { title: 'One', findings: [fine('Works.')] };

describe('the page', () => {
  it('says what works and what to do about problems, in lines that fit on a screen', () => {
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

     Problems that visitors notice (✗): 1. Warnings (!): 1."
    `);
    expect(isFailing(groups)).toBe(true);
  });

  it('says that all is well, or that visitors notice nothing', () => {
    const late = { title: 'Two', findings: [warning('Late.', 'Wait.')] };

    expect(pageOf([well])).toMatch(/All is well\.$/);
    expect(pageOf([well, late])).toMatch(/No problem that visitors notice. Warnings \(!\): 1/);
    expect([isFailing([well]), isFailing([well, late])]).toEqual([false, false]);
  });
});
