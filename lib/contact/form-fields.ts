import { readBytes } from '../http/read-body';

/** The maximum size of all fields together, in bytes. */
const limit = 16 * 1024;
// In a urlencoded form, each byte outside of ASCII takes three characters.
const rawLimit = { json: limit, urlencoded: 3 * limit };

export type ContactBody =
  | { kind: 'read'; isForm: boolean; fields: Record<string, string> }
  | { kind: 'refused'; isForm: boolean; status: 400 | 413 | 415; error: string };

type Format = keyof typeof rawLimit;

const formats: Record<string, Format> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
};

/**
 * Reads the fields of a request: JSON or a urlencoded form, 16 KB at most. All values are text, with `\n` as line break.
 * Never throws: a body that cannot be read is `refused` with a status.
 */
export async function readContactBody(request: Request): Promise<ContactBody> {
  const type = request.headers.get('content-type') ?? '';
  const format = formats[type.replace(/;.*/s, '').trim().toLowerCase()];
  if (!format) return refuse(415, 'The body must be JSON or a form', false);

  const isForm = format !== 'json';
  // A body above 256 KB has been discarded and would read as an empty form (lib/http/unread-body.ts).
  const isTooLong = Number(request.headers.get('content-length')) > rawLimit[format];
  const bytes = isTooLong
    ? null
    : await readBytes(rawLimit[format], request).catch(() => undefined);
  if (bytes === undefined) return refuse(400, 'The body ended early', isForm);
  if (bytes === null) return refuse(413, 'The body is larger than 16 KB', isForm);

  const fields = fieldsOf(format, bytes);
  if (!fields) return refuse(400, 'The body is malformed', isForm);
  if (sizeOf(fields) > limit) return refuse(413, 'The body is larger than 16 KB', isForm);

  return { kind: 'read', isForm, fields };
}

function refuse(status: 400 | 413 | 415, error: string, isForm: boolean): ContactBody {
  return { kind: 'refused', isForm, status, error };
}

/** Null when the body is malformed. */
function fieldsOf(format: Format, bytes: Buffer): Record<string, string> | null {
  try {
    const entries = entriesOf(format, decoded(bytes));
    return Object.fromEntries(entries.map(([name, value]) => [name, toText(value)]));
  } catch {
    return null;
  }
}

function entriesOf(format: Format, text: string): [string, unknown][] {
  if (format === 'urlencoded') {
    // URLSearchParams replaces invalid UTF-8 silently; this line throws an error.
    decodeURIComponent(text.replaceAll('+', ' '));
    return [...new URLSearchParams(text)];
  }
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError();
  return Object.entries(body);
}

const decoded = (bytes: Buffer) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** @throws {TypeError} when it is not text, or text that Postgres cannot store */
function toText(value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) {
    throw new TypeError();
  }
  return value.replace(/\r\n?/g, '\n');
}

function sizeOf(fields: Record<string, string>): number {
  return Object.values(fields).reduce((size, value) => size + Buffer.byteLength(value), 0);
}
