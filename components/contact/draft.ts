import { contactFields, valueOf } from './controls';

const key = 'contact-draft';

/** Where message-token.ts stores the token. */
export const tokenKey = 'contact-token';

/** The stored draft of this tab. Null if there is none, e.g. because its message was sent. */
export function storedDraft(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage may be forbidden.
    return null;
  }
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
  const draft = valuesIn(storedDraft());
  for (const name of contactFields) {
    const field = valueOf(form, name);
    const words = draft[name];
    if (!field.value && typeof words === 'string') field.value = words;
  }
}

/** Deletes the saved draft, and the token of its message. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(tokenKey);
  } catch {
    // Without storage there is no draft.
  }
}

function valuesIn(draft: string | null): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(draft ?? '{}');
    return typeof values === 'object' ? { ...values } : {};
  } catch {
    return {};
  }
}
