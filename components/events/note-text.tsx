import { useLocale } from 'next-intl';

import type { Note } from '@/lib/data/events/admission';

type Props = { note: Note };

/** A note of an editor, in the language in which it was written. Each line becomes a paragraph. */
export function NoteText({ note: { text, language } }: Props) {
  const lang = language === useLocale() ? undefined : language;

  return text.split('\n').map((line, index) => (
    <p key={index} lang={lang} className="text-haze">
      {line}
    </p>
  ));
}
