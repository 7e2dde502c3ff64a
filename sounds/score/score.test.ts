import { sixMinutesInC } from '../pieces/six-minutes-in-c.mjs';
import { notesOf } from './notes.mjs';
import { pitchOf } from './pitch.mjs';
import { clockOf } from './tempo.mjs';

describe('pitchOf', () => {
  it('tunes to an A of 432 hertz, in equal semitones', () => {
    expect(pitchOf('a4', {})).toBe(432);
    expect(pitchOf('a3', {})).toBeCloseTo(216, 9);
    expect(pitchOf('cs5', {})).toBeCloseTo(432 * 2 ** (4 / 12), 9);
    expect(pitchOf('eb4', {})).toBe(pitchOf('ds4', {}));
  });

  it('tunes to pure intervals, and leaves the A where it is', () => {
    expect(pitchOf('d4', { just: 'd' })).toBeCloseTo(288, 9);
    expect(pitchOf('a4', { just: 'd' })).toBeCloseTo(432, 9);
    expect(pitchOf('fs3', { just: 'd' })).toBeCloseTo(180, 9);
  });

  it('reads ratios', () => {
    expect(pitchOf('*3/2', { root: 528 })).toBe(792);
  });

  it('throws for an invalid pitch', () => {
    expect(() => pitchOf('h4', {})).toThrow('not a pitch');
  });
});

it('tunes the two versions to the C that their cover names', () => {
  const heard = sixMinutesInC.map(({ tuning = {} }) => pitchOf('c5', tuning));

  expect(heard[0]).toBeCloseTo(528, 9);
  expect(heard[1]).toBeCloseTo(523.25, 9);
});

describe('notesOf', () => {
  it('reads notes, chords, rests and accents', () => {
    const notes = notesOf("a4 - c5+e5:2' | d5:4~", { meter: 4, step: 1 });

    expect(notes).toMatchObject([
      { at: 0, beats: 1, pitches: ['a4'], accent: 0 },
      { at: 2, beats: 2, pitches: ['c5', 'e5'], accent: 1, barEnd: 4 },
      { at: 4, beats: 4, pitches: ['d5'], accent: -1, barEnd: 8 },
    ]);
  });

  it('throws for a bar of the wrong length, and names the bar', () => {
    expect(() => notesOf('a4:4 | a4:3', { meter: 4, step: 1 })).toThrow('Bar 2 has 3 beats');
  });
});

it('slows down before the last note', () => {
  const clock = clockOf({ bpm: 60, meter: 4, bars: 8 });

  expect(clock(0)).toBe(0);
  expect(clock(28) - clock(24)).toBeGreaterThan(1.15 * (clock(8) - clock(4)));
});
