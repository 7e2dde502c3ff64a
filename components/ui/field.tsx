import type { ComponentProps } from 'react';

/** How a line, a box or a choice to fill in looks. */
export const inputClass = 'field-input';

type NameProps = { name: string; hint?: string; required?: boolean };

/** What a field is called, whether it has to be filled in, and what else is to be known of it. */
export function FieldName({ name, hint, required }: NameProps) {
  return (
    <span className="text-base font-semibold">
      {name}
      {required && (
        <span aria-hidden="true" className="text-gold">
          {' *'}
        </span>
      )}
      {hint && <span className="font-normal text-haze"> ({hint})</span>}
    </span>
  );
}

type Props = Omit<ComponentProps<'input'>, 'id'> & { name: string; label: string; hint?: string };

/** One line to fill in, with its name above. */
export function Field({ label, hint, required, ...input }: Props) {
  return (
    <label className="grid gap-1.5">
      <FieldName name={label} hint={hint} required={required} />
      <input {...input} required={required} className={inputClass} />
    </label>
  );
}
