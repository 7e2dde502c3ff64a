import { evenRows, upcomingRows, type CardWidth } from './card-rows';

const parts: Record<CardWidth, number> = {
  full: 12,
  'two-thirds': 8,
  half: 6,
  third: 4,
  fourth: 3,
};

/** The cards of each row. Throws where a row has a gap or is too wide. */
function rowsOf(widths: CardWidth[]): CardWidth[][] {
  const rows: CardWidth[][] = [];
  let left = 0;
  for (const width of widths) {
    if (left === 0) rows.push([]);
    left = (left || 12) - parts[width];
    if (left < 0) throw new Error(`${width} does not fit into its row`);
    rows.at(-1)!.push(width);
  }
  if (left > 0) throw new Error('The last row has a gap');

  return rows;
}

const counts = Array.from({ length: 41 }, (_, count) => count);

it.each(counts)('%i cards fill their rows, with each card once', (count) => {
  for (const widths of [evenRows(count), upcomingRows(count)]) {
    expect(widths).toHaveLength(count);
    expect(() => rowsOf(widths)).not.toThrow();
  }
});

describe('cards of the same weight', () => {
  it.each([
    [1, ['full']],
    [2, ['half half']],
    [3, ['third third third']],
    [4, ['fourth fourth fourth fourth']],
    [5, ['third third third', 'half half']],
    [6, ['third third third', 'third third third']],
    [7, ['third third third', 'fourth fourth fourth fourth']],
  ])('%i are in rows of %j', (count, rows) => {
    expect(rowsOf(evenRows(count)).map((row) => row.join(' '))).toEqual(rows);
  });

  it('are four in a row when there are many', () => {
    expect(new Set(evenRows(24))).toEqual(new Set(['fourth']));
  });
});

describe('upcoming events', () => {
  it('begin with the largest card of all', () => {
    for (const count of counts.slice(1)) {
      const [first, ...others] = upcomingRows(count).map((width) => parts[width]);

      expect([count, others.every((part) => part < first!)]).toEqual([count, true]);
    }
  });

  it.each([
    [1, ['full']],
    [2, ['two-thirds third']],
    [3, ['full', 'half half']],
    [4, ['full', 'third third third']],
    [5, ['full', 'two-thirds third', 'half half']],
    [6, ['full', 'two-thirds third', 'third third third']],
    [9, ['full', 'two-thirds third', 'half half', 'fourth fourth fourth fourth']],
  ])('%i are in rows of %j', (count, rows) => {
    expect(rowsOf(upcomingRows(count)).map((row) => row.join(' '))).toEqual(rows);
  });
});
