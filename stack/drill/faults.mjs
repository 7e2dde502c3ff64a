import { bomb, padded } from './large-answers.mjs';

/**
 * One way in which a source fails, as whoever asks it sees it. `before` answers in the source's place, or lets the
 * question pass later; `after` spoils the source's real answer, where that is JSON.
 * @typedef {object} Fault
 * @property {string} name
 * @property {boolean} [isRefused] nobody listens
 * @property {number} [delay] milliseconds before the question passes; infinite for never
 * @property {{ status: number, headers: Record<string, string>, body: string }} [before]
 * @property {(body: string) => { body: string | Buffer | Iterable<string>, headers?: Record<string, string> }} [after] what is no
 *   string is sent without its length
 */

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const badGateway =
  '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';

/** @type {Fault[]} */
export const faults = [
  { name: 'refused', isRefused: true },
  { name: '10 s slow', delay: 10_000 },
  { name: 'hangs', delay: Infinity },
  {
    name: '500',
    before: { status: 500, headers: json, body: '{"code":"internal_server_error","message":"x"}' },
  },
  { name: '502 HTML', before: { status: 502, headers: html, body: badGateway } },
  {
    name: '429',
    before: { status: 429, headers: { ...json, 'retry-after': '30' }, body: '{"code":"busy"}' },
  },
  { name: 'cut JSON', after: (body) => ({ body: body.slice(0, Math.ceil(body.length / 2)) }) },
  { name: 'no list', after: (body) => ({ body: JSON.stringify({ answer: JSON.parse(body) }) }) },
  { name: 'wrong types', after: (body) => ({ body: JSON.stringify(distorted(JSON.parse(body))) }) },
  { name: '30 MB', after: (body) => ({ body: padded(body) }) },
  {
    name: 'gzip bomb',
    after: () => ({ body: bomb(), headers: { 'content-encoding': 'gzip' } }),
  },
  // Last: what it leaves is kept for a while.
  { name: 'empty list', after: emptied },
];

/** @param {string} name */
export const faultNamed = (name) => faults.find((fault) => fault.name === name);

/** An answer that comes late enough for others to come meanwhile, and is right: no fault, but a busy source. */
export const busy = { name: 'busy', delay: 300 };

/**
 * The same shape, with every value of another type than it should have.
 * @param {unknown} value
 * @returns {unknown}
 */
function distorted(value) {
  if (Array.isArray(value)) return value.map(distorted);
  if (value === null) return 7;
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, distorted(each)]));
  }
  return typeof value === 'number' ? `no ${value}` : 7;
}

/**
 * A list without its items, as WordPress and PostgREST would say it; what is no list stays.
 * @param {string} body
 */
function emptied(body) {
  if (!Array.isArray(JSON.parse(body))) return { body };
  return { body: '[]', headers: { 'x-wp-total': '0', 'x-wp-totalpages': '0' } };
}
