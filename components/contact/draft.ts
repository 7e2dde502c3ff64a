import { contactFields, valueOf } from './controls';

const key = 'contact-draft';

/** Whether this tab has a draft that has not been sent. */
export function hasDraft(): boolean {
  return read() !== null;
}

/** Saves the values of the fields as a draft, in this tab only (sessionStorage). */
export function storeDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(contactFields.map((name) => [name, valueOf(form, name).value]));
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full.
  }
}

/** Copies the saved draft into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = read() ?? {};
  for (const name of contactFields) {
    const field = valueOf(form, name);
    const words = draft[name];
    if (!field.value && typeof words === 'string') field.value = words;
  }
}

/** Deletes the saved draft. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

function read(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored ? { ...stored } : null;
  } catch {
    return null;
  }
}
