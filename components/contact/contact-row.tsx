import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { FieldName, inputClass } from '@/components/ui/field';
import type { ContactField } from '@/lib/contact-message';

type Props = {
  name: ContactField;
  hint?: string;
  required?: boolean;
  className?: string;
  /** The control itself: it carries `controlOf(name)`. */
  children: ReactNode;
};

/** One field: its name above, and below a place for what is wrong with it. */
export function ContactRow({ name, hint, required = false, className = '', children }: Props) {
  const t = useTranslations('contact.fields');

  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={`contact-${name}`}>
        <FieldName name={t(name)} hint={hint} required={required} />
      </label>
      {children}
      <ContactFault name={name} />
    </div>
  );
}

/** Where what is wrong with a field is written, by a script or by the answer to a form sent without one. */
export function ContactFault({ name }: Pick<Props, 'name'>) {
  return <p id={`contact-${name}-error`} hidden className="contact-fault" />;
}

/** What ties a control to its name and its fault, and how it looks. */
export function controlOf(name: ContactField, look = '') {
  return {
    id: `contact-${name}`,
    name,
    'aria-describedby': `contact-${name}-error`,
    className: `${inputClass} ${look}`.trim(),
  };
}
