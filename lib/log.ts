import { format, stripVTControlCharacters } from 'node:util';

import { loggablePath } from './loggable-path';
import { currentRequestId } from './request-id';

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;
type Level = (typeof levels)[number];

const deepestCause = 3;
const email = /[^\s@"'<>():;,/=&]+@[^\s@"'<>():;,/=&]+\.[a-z]{2,}/gi;
// What a visitor has searched for, looked for or carries as a key, in an address.
const telling = /([?&](?:search|s|q|slug|token|key|apikey|email)=)[^&\s"'#]+/gi;
const typed = /(\/(?:preview|vorschau|headless-preview|old-slugs|events\/slug)\/)[^/\s"'?#]+/g;
// How the framework speaks of the address of a request, of a page or of the picture that one asked for.
const asked =
  /((?:handle request for|prerender cache for|page with path|(?:upstream|internal) image\b[a-z ]*) "?)((?:https?:\/)?\/[^\n"]*?)(?= \d{3}$| hostname resolved|"|$)/gm;

/**
 * Has this process log one JSON line for each thing that is said on the console, by us or by the framework: errors and
 * warnings on stderr, the rest on stdout.
 *
 * @param secrets what must never be read in a log
 */
export function logStructured(secrets: string[]): void {
  for (const level of levels) {
    const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
    console[level] = (...words: unknown[]) => {
      const line = toLogLine(words, { level, now: new Date(), id: currentRequestId(), secrets });
      if (line) stream.write(line);
    };
  }
}

type Context = { level: Level; now: Date; id?: string; secrets: string[] };

/**
 * The words of one call of the console as a line of JSON: level, time (ISO 8601, UTC), message, requestId, and error with
 * its stack and causes. Secrets, mail addresses, searches, keys of previews and whatever else a visitor may have typed into an address are
 * masked.
 *
 * @returns null when nothing was said
 */
export function toLogLine(words: unknown[], { level, now, id, secrets }: Context): string | null {
  const failure = words.find((word) => word instanceof Error);
  const said = format(...words.filter((word) => word !== failure));
  const message = stripVTControlCharacters(said).trim() || failure?.message;
  if (!message) return null;

  const event = {
    level: level === 'log' ? 'info' : level,
    time: now.toISOString(),
    message,
    requestId: id,
    error: failure && toPlain(failure),
  };
  const masked = (_: string, value: unknown) =>
    typeof value === 'string' ? mask(value, secrets) : value;
  return `${JSON.stringify(event, masked)}\n`;
}

type PlainError = { name: string; message: string; stack?: string; cause?: PlainError };

function toPlain({ name, message, stack, cause }: Error, depth = 0): PlainError {
  const goesOn = cause instanceof Error && depth < deepestCause;
  return { name, message, stack, ...(goesOn && { cause: toPlain(cause, depth + 1) }) };
}

function mask(text: string, secrets: string[]): string {
  const bare = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);

  return bare
    .replace(asked, (_, words: string, path: string) => words + loggablePath(path))
    .replace(telling, '$1…')
    .replace(typed, '$1…')
    .replace(email, '[email]');
}
