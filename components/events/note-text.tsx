import { useLocale } from 'next-intl';

import type { Note } from '@/lib/data/events/admission';

type Props = { note: Note };

/** A note of the editor, a paragraph for each of its lines, in its own language. */
export function NoteText({ note: { text, language } }: Props) {
  const lang = language === useLocale() ? undefined : language;

  return text.split('\n').map((line, index) => (
    <p key={index} lang={lang} className="text-haze">
      {line}
    </p>
  ));
}
