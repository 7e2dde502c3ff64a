import { piecesOf } from '@/lib/data/search/highlight';

type Props = { text: string; words: string };

/** A text with the searched words marked. */
export function Highlighted({ text, words }: Props) {
  return piecesOf(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? (
      <mark key={index} className="rounded-sm bg-gold/25 text-champagne">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
