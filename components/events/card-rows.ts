/** The width of an event card, as a part of its row. */
export type CardWidth = 'full' | 'two-thirds' | 'half' | 'third' | 'fourth';

/** Column spans in a grid of twelve columns. Below 980 px every card takes the full width. */
export const columnsOf: Record<CardWidth, string> = {
  full: 'wide:col-span-12',
  'two-thirds': 'wide:col-span-8',
  half: 'wide:col-span-6',
  third: 'wide:col-span-4',
  fourth: 'wide:col-span-3',
};

/** The rendered width of a card's poster, as in the `sizes` attribute. */
export const sizesOf: Record<CardWidth, string> = {
  full: '(min-width: 1400px) 540px, (min-width: 520px) 38vw, 92vw',
  'two-thirds': '(min-width: 980px) 36vw, (min-width: 520px) 38vw, 92vw',
  half: '(min-width: 980px) 20vw, (min-width: 520px) 38vw, 92vw',
  third: '(min-width: 980px) 31vw, (min-width: 520px) 38vw, 92vw',
  fourth: '(min-width: 980px) 23vw, (min-width: 520px) 38vw, 92vw',
};

/**
 * The widths of equally important cards, in rows without a gap: four or three in a row, two halves, or a single card.
 */
export function evenRows(count: number): CardWidth[] {
  if (count < 3) return widths(count, count === 1 ? 'full' : 'half');
  if (count === 5) return [...widths(3, 'third'), ...widths(2, 'half')];

  const threes = (4 - (count % 4)) % 4;
  return [...widths(3 * threes, 'third'), ...widths(count - 3 * threes, 'fourth')];
}

/** The widths of the upcoming events, in rows without a gap: the sooner an event is, the larger its card. */
export function upcomingRows(count: number): CardWidth[] {
  if (count === 2) return ['two-thirds', 'third'];
  if (count < 5)
    return [...widths(Math.min(count, 1), 'full'), ...evenRows(Math.max(count - 1, 0))];
  const halves = count > 8 ? widths(2, 'half') : [];

  return ['full', 'two-thirds', 'third', ...halves, ...evenRows(count - 3 - halves.length)];
}

/** Each event with the width of its card. `rows` must return as many widths as there are items. */
export const inRows = <Item>(items: Item[], rows: (count: number) => CardWidth[]) =>
  rows(items.length).flatMap((width, index) =>
    items.slice(index, index + 1).map((event) => ({ event, width })),
  );

const widths = (count: number, width: CardWidth) => Array<CardWidth>(count).fill(width);
