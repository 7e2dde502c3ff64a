import { useLocale, useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import type { Note } from '@/lib/data/events/admission';
import type { Admission } from '@/lib/data/events/queries';

type Props = { admission: Admission };

/** The supporting acts. Renders nothing when there are none. */
export function ActsBox({ admission: { supportingActs } }: Props) {
  const t = useTranslations('event');
  if (supportingActs.length === 0) return null;

  return (
    <FactBox title={t('acts')}>
      <ul className="grid gap-2">
        {supportingActs.map((name) => (
          <li key={name} className="text-lead">
            {name}
          </li>
        ))}
      </ul>
    </FactBox>
  );
}

/** The minimum age. Renders nothing when it is not known. */
export function AgeBox({ admission: { minimumAge, ageNote } }: Props) {
  const t = useTranslations('event');
  if (!minimumAge && !ageNote) return null;

  return (
    <FactBox title={t('age')}>
      {minimumAge && <p className="text-lead">{t('minimumAge', { age: minimumAge })}</p>}
      {ageNote && <NoteText note={ageNote} />}
    </FactBox>
  );
}

/** The accessibility of the venue. Renders nothing when it is not known. */
export function AccessibilityBox({ admission: { accessibility } }: Props) {
  const t = useTranslations('event');
  if (!accessibility) return null;

  return (
    <FactBox title={t('accessibility')}>
      <NoteText note={accessibility} />
    </FactBox>
  );
}

/** A note of an editor, in the language in which it was written. Each line becomes a paragraph. */
function NoteText({ note: { text, language } }: { note: Note }) {
  const lang = language === useLocale() ? undefined : language;

  return text.split('\n').map((line, index) => (
    <p key={index} lang={lang} className="text-haze">
      {line}
    </p>
  ));
}
