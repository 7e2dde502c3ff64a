import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { FieldName, inputClass } from '@/components/ui/field';
import type { ContactField } from '@/supabase/functions/_shared/contact-message-schema';

type Props = {
  name: ContactField;
  hint?: string;
  required?: boolean;
  /** The control. It has the attributes of `controlOf(name)`. */
  children: ReactNode;
};

/** One field: its label above the control, and an element for its error below. */
export function ContactRow({ name, hint, required = false, children }: Props) {
  const t = useTranslations('contact.fields');

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={`contact-${name}`}>
        <FieldName name={t(name)} hint={hint} required={required} />
      </label>
      {children}
      <ContactFieldError name={name} />
    </div>
  );
}

/** The element for the error of a field. A script fills it, or the server if the form was sent without JavaScript. */
export function ContactFieldError({ name }: Pick<Props, 'name'>) {
  return <p id={`contact-${name}-error`} hidden className="contact-error" />;
}

/** The attributes that connect a control with its label and its error, and its classes. */
export function controlOf(name: ContactField, look = '') {
  return {
    id: `contact-${name}`,
    name,
    'aria-describedby': `contact-${name}-error`,
    className: `${inputClass} ${look}`.trim(),
  };
}
