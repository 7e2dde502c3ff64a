import { format, stripVTControlCharacters } from 'node:util';

import { loggablePath } from './loggable-path';
import { currentRequestId } from './request-id';

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;
type Level = (typeof levels)[number];

const maxCauses = 3;
const email = /[^\s@"'<>():;,/=&]+@[^\s@"'<>():;,/=&]+\.[a-z]{2,}/gi;
// Parts of a URL with text from a visitor: a search, a slug, the key of a preview.
const privateParameters = /([?&](?:search|s|q|slug|token|key|apikey|email)=)[^&\s"'#]+/gi;
const privateSegments =
  /(\/(?:preview|vorschau|live-preview|headless-preview|events\/slug)\/)[^/\s"'?#]+/g;
// Matches the URL of a request, a page or a picture in a message of Next.js.
const urlInMessage =
  /((?:handle request for|prerender cache for|page with path|body exceeded \S+ for|(?:upstream|internal) image\b[a-z ]*) "?)((?:https?:\/)?\/[^\n"]*?)(?= \d{3}$| hostname resolved|\. Only the first|"|$)/gm;

/**
 * Turns every console call, ours or that of Next.js, into one JSON line: errors and warnings on stderr, the rest on
 * stdout.
 *
 * @param secrets strings that must never appear in a log
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
 * One console call as a line of JSON: level, time (ISO 8601, UTC), message, requestId, and error with its stack and
 * causes. Masks secrets, email addresses, searches, keys of previews and anything else that a visitor may have entered
 * in a URL.
 *
 * @returns null for an empty call
 */
export function toLogLine(words: unknown[], { level, now, id, secrets }: Context): string | null {
  const failure = words.find((word) => word instanceof Error);
  const text = format(...words.filter((word) => word !== failure));
  const message = stripVTControlCharacters(text).trim() || failure?.message;
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
  const hasCause = cause instanceof Error && depth < maxCauses;
  return { name, message, stack, ...(hasCause && { cause: toPlain(cause, depth + 1) }) };
}

function mask(text: string, secrets: string[]): string {
  const cleaned = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);

  return cleaned
    .replace(urlInMessage, (_, words: string, path: string) => words + loggablePath(path))
    .replace(privateParameters, '$1…')
    .replace(privateSegments, '$1…')
    .replace(email, '[email]');
}
