import { UserFacingError } from '../../../console.mjs';
import { bomb, padded } from './large-responses.mjs';

/**
 * A fault of a data source, as its client sees it. `before` is sent in place of the source's response. `after` damages
 * the real response, if that is JSON.
 * @typedef {object} Fault
 * @property {string} name
 * @property {boolean} [isRefused] the port is closed, so connections are refused
 * @property {number} [delay] milliseconds before the request is passed on; infinity for never
 * @property {{ status: number, headers: Record<string, string>, body: string }} [before]
 * @property {(body: string) => { body: string | Buffer | Iterable<string>, headers?: Record<string, string> }} [after] a body that is no
 *   string is sent without Content-Length
 */

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const badGateway =
  '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';

/** All faults, in the order in which the test of outages applies them. @type {Fault[]} */
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
  { name: 'no list', after: (body) => ({ body: JSON.stringify({ items: JSON.parse(body) }) }) },
  { name: 'wrong types', after: (body) => ({ body: JSON.stringify(distorted(JSON.parse(body))) }) },
  { name: '30 MB', after: (body) => ({ body: padded(body) }) },
  {
    name: 'gzip bomb',
    after: () => ({ body: bomb(), headers: { 'content-encoding': 'gzip' } }),
  },
  // The last one, because the site stores an empty list for a while.
  { name: 'empty list', after: toEmptyList },
];

/**
 * The fault of this name.
 * @param {string} name
 * @returns {Fault}
 * @throws {UserFacingError} when there is no such fault
 */
export function faultNamed(name) {
  const fault = faults.find((each) => each.name === name);
  if (fault) return fault;
  const names = faults.map((each) => each.name).join(', ');
  throw new UserFacingError(`There is no fault “${name}”. The faults are: ${names}`);
}

/**
 * The faults of these names, and always `refused`: during this fault the test measures the time of rendering, by which
 * it judges the others.
 * @param {string[]} names none for all faults
 * @throws {UserFacingError} when there is no such fault
 */
export function chosenFaults(names) {
  const chosen = names.map(faultNamed);
  return faults.filter((fault) => chosen.length === 0 || chosen.includes(fault) || fault.isRefused);
}

/**
 * The response is correct, but so late that more requests arrive before it. This simulates a busy source, not a fault.
 */
export const busy = { name: 'busy', delay: 300 };

/**
 * JSON of the same structure, in which every value has a wrong type.
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
 * An empty list, as WordPress and PostgREST would send it. JSON that is not a list stays unchanged.
 * @param {string} body
 */
function toEmptyList(body) {
  if (!Array.isArray(JSON.parse(body))) return { body };
  return { body: '[]', headers: { 'x-wp-total': '0', 'x-wp-totalpages': '0' } };
}
