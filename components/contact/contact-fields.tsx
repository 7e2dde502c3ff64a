import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { limits, subjects } from '@/supabase/functions/_shared/contact-message-schema';

import { ContactRow, controlOf } from './contact-row';
import { TitleChoice } from './title-choice';

/**
 * The fields of the contact form. They have no `maxlength`, because browsers would cut a pasted text without a message:
 * an error says that the text is too long. The email field is a text field, because with `type="email"` Chromium
 * changes the domain `straße.example` to `strasse.example`, which is another domain.
 */
export function ContactFields() {
  const t = useTranslations('contact');

  return (
    <>
      <TitleChoice />
      <div className="grid gap-6 sm:grid-cols-2">
        <ContactRow name="firstName" required>
          <input {...controlOf('firstName')} type="text" autoComplete="given-name" required />
        </ContactRow>
        <ContactRow name="lastName" required>
          <input {...controlOf('lastName')} type="text" autoComplete="family-name" required />
        </ContactRow>
        <ContactRow name="email" required>
          <input
            {...controlOf('email')}
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </ContactRow>
        <ContactRow name="phone" hint={t('optional')}>
          <input {...controlOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </ContactRow>
      </div>
      <SubjectChoice />
      <ContactRow name="message" hint={t('limit', { count: String(limits.message) })} required>
        <textarea {...controlOf('message', 'min-h-[150px] resize-y py-3')} rows={7} required />
      </ContactRow>
    </>
  );
}

function SubjectChoice() {
  const t = useTranslations('contact');

  return (
    <ContactRow name="subject" required>
      <div className="relative">
        <select {...controlOf('subject', 'appearance-none pr-12')} required>
          <option value="">{t('choose')}</option>
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {t(`subjects.${subject}`)}
            </option>
          ))}
        </select>
        <Icon
          name="next"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 rotate-90 text-gold"
        />
      </div>
    </ContactRow>
  );
}
