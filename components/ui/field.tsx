import type { ComponentProps } from 'react';

/** The classes of inputs. */
export const inputClass = 'field-input';

type NameProps = { name: string; hint?: string; required?: boolean };

/** The label of a field: its name, whether it is required, and a hint. */
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

/** A text input with its label above. */
export function Field({ label, hint, required, ...input }: Props) {
  return (
    <label className="grid gap-1.5">
      <FieldName name={label} hint={hint} required={required} />
      <input {...input} required={required} className={inputClass} />
    </label>
  );
}
