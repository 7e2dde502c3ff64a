import { inTime, noneOf } from './results.mjs';

/** Seconds. */
const promised = { known: 1, unseen: 2, edit: { site: 1.5, edge: 5 } };

/**
 * What honest visitors and an editor are promised, whatever strangers do.
 * @param {import('./meanwhile.mjs').Experience} experience
 * @param {'site' | 'edge'} asked the edge keeps a page for two seconds, and gives it for one more while it fetches the new one
 * @returns {import('./results.mjs').Finding[]}
 */
export function honestFindings({ known, unseen, edits, clicks, failures }, asked) {
  const saved = clicks.map((click, index) => click - edits[index]);
  const edited = inTime('an edit is seen', edits, { most: promised.edit[asked] });
  const saving = Math.max(0, ...saved).toFixed(2);
  return [
    { ...edited, measured: `${edited.measured} (WordPress saved it in ${saving} s at most)` },
    inTime('a page never asked for', unseen, { most: promised.unseen }),
    inTime('a known page', known, { most: promised.known, share: 0.95 }),
    noneOf('of these, failed', failures),
  ];
}
