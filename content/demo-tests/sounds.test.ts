import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSeed } from './seed';

const folder = join(__dirname, '../../stack/seed/sounds');
const sounds = Object.entries(readSeed<Record<string, { seconds: number }>>('sounds.json'));
const bytesOf = (file: string) => readFileSync(join(folder, file));
const files = readdirSync(folder).filter((name) => !name.endsWith('.md'));

it('has two files of each piece, and nothing else', () => {
  expect(files.sort()).toEqual(sounds.flatMap(([name]) => [`${name}.mp3`, `${name}.ogg`]).sort());
  expect(sounds.length).toBeGreaterThanOrEqual(9);
});

it.each(sounds)('%s lasts 20 to 60 seconds in both files', (name, { seconds }) => {
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(secondsOfOpus(bytesOf(`${name}.ogg`))).toBeCloseTo(seconds, 0);
  expect(secondsOfMp3(bytesOf(`${name}.mp3`))).toBeCloseTo(seconds, 0);
});

it('takes at most 6 MB', () => {
  const bytes = files.reduce((sum, file) => sum + bytesOf(file).length, 0);

  expect(bytes).toBeLessThanOrEqual(6_000_000);
});

/** The length of an Opus file by the last page of its Ogg container, which counts samples at 48,000 Hz (RFC 7845). */
function secondsOfOpus(bytes: Buffer): number {
  const samples = bytes.readBigUInt64LE(bytes.lastIndexOf('OggS') + 6);
  const preSkip = bytes.readUInt16LE(bytes.indexOf('OpusHead') + 10);

  return (Number(samples) - preSkip) / 48_000;
}

/** Kilobits a second by their number in the header of a frame: MPEG 1, layer 3. */
const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** The length of an MP3 file of a constant rate, by its size without the ID3 tag. */
function secondsOfMp3(bytes: Buffer): number {
  // The size of an ID3v2 tag has seven bits in each byte, and does not count the tag's ten bytes of header.
  const begin = 10 + [...bytes.subarray(6, 10)].reduce((size, each) => size * 128 + each, 0);
  expect(bytes.toString('latin1', 0, 3)).toBe('ID3');
  // Eleven bits of one begin a frame; this one is MPEG 1, layer 3.
  expect(bytes.readUInt16BE(begin) & 0xfffe).toBe(0xfffa);
  const kilobits = bitrates[bytes[begin + 2]! >> 4]!;

  return ((bytes.length - begin) * 8) / (kilobits * 1000);
}
