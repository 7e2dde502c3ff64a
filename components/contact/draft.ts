import { contactFields, valueOf } from './controls';

const key = 'contact-draft';

/** Is there something that was written in this tab and has not been sent? */
export function hasDraft(): boolean {
  return read() !== null;
}

/** Keeps what is written, in this tab and on this device alone. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(contactFields.map((name) => [name, valueOf(form, name).value]));
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A visitor may have forbidden it, or there is no room.
  }
}

/** Writes it back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = read() ?? {};
  for (const name of contactFields) {
    const field = valueOf(form, name);
    const words = draft[name];
    if (!field.value && typeof words === 'string') field.value = words;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

function read(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
