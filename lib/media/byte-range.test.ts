import { parseByteRange, partOf } from './byte-range';

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-30', { first: 70, last: 99 }],
    ['bytes=-300', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s of 100 bytes', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });

  it.each([null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    '%j means the whole file',
    (header) => {
      expect(parseByteRange(header, 100)).toBeNull();
    },
  );
});

it.each([
  [0, 9, '0123456789'],
  [2, 4, '234'],
  [3, 3, '3'],
  [5, 9, '56789'],
])('gives the bytes from %i to %i, however they come', async (first, last, expected) => {
  for (const size of [1, 3, 10]) {
    const chunks = '0123456789'.match(new RegExp(`.{1,${size}}`, 'g'))!;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });

    expect(await new Response(partOf(body, { first, last })).text()).toBe(expected);
  }
});
