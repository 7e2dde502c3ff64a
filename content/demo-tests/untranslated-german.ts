import { germanRows } from '@/imagery/pictures/german-rows.mjs';
import prose from '@/imagery/press/prose.json';
import { venueIn } from '@/lib/data/tours/tours';

import { tours } from '../tours/tours';
import { readSeed } from './seed';

type Text = [name: string, words: string];

const appearances = tours.flatMap((tour) => tour.appearances ?? []);

/**
 * Texts that exist once, not once for each language: the places of appearances, the words that are drawn in pictures,
 * and the names that the seed gives to WordPress.
 */
export const untranslatedGerman: Text[] = [
  ...appearances.map((each): Text => ['appearance', `${venueIn(each, 'de')}, ${each.location}`]),
  ...prose.de.map((words): Text => ['drawn', words]),
  // The rows of a poster are words, or parts of one word.
  ...Object.values(germanRows).flatMap((rows): Text[] => [
    ['drawn', rows.join(' ')],
    ['drawn', rows.join('')],
  ]),
  ['embeds', JSON.stringify(readSeed('embeds.json'))],
];
