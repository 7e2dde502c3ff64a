import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id'> & { name: string; label: string; hint?: string };

/** One line to fill in, with its name above. */
export function Field({ label, hint, required, ...input }: Props) {
  return (
    <label className="grid gap-1.5">
      <span className="text-base font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-gold">
            {' *'}
          </span>
        )}
        {hint && <span className="font-normal text-haze"> ({hint})</span>}
      </span>
      <input
        {...input}
        required={required}
        className="min-h-12 w-full rounded-xl border border-haze/60 bg-ink/60 px-4 transition-colors duration-300 hover:border-haze focus-visible:border-gold"
      />
    </label>
  );
}
