import { useTranslations } from 'next-intl';

import { FieldName } from '@/components/ui/field';
import { titles } from '@/supabase/functions/_shared/contact-message-schema';

import { ContactFieldError } from './contact-row';

/** The choice of a title: Mr or Ms. */
export function TitleChoice() {
  const t = useTranslations('contact');

  return (
    <fieldset
      id="contact-title"
      role="radiogroup"
      aria-required="true"
      aria-describedby="contact-title-error"
      className="grid justify-items-start gap-1.5"
    >
      <legend className="mb-1.5">
        <FieldName name={t('fields.title')} required />
      </legend>
      <div className="flex flex-wrap gap-3">
        {titles.map((title) => (
          <label key={title} htmlFor={`contact-title-${title}`} className="choice">
            <input
              type="radio"
              id={`contact-title-${title}`}
              name="title"
              value={title}
              required
              className="choice-mark"
            />
            {t(`titles.${title}`)}
          </label>
        ))}
      </div>
      <ContactFieldError name="title" />
    </fieldset>
  );
}
