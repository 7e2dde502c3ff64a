import { inTime, noneOf } from '../../common/results/findings.mjs';

/** The maximum times for legitimate visitors and editors, in seconds. */
const promised = { known: 1, unseen: 2, moved: 2, search: 3, edit: { site: 1.5, edge: 5 } };

/**
 * Compares what legitimate visitors and editors got during an attack with what is guaranteed.
 * @param {import('./visitor-experience.mjs').Experience} experience
 * @param {'site' | 'edge'} target the edge caches a page for two seconds, and serves it for one more while it fetches the new one
 * @returns {import('../../common/results/findings.mjs').Finding[]}
 */
export function visitorFindings(experience, target) {
  const { known, unseen, searches, moved, edits, clicks, failures } = experience;
  const saved = clicks.map((click, index) => click - edits[index]);
  const edited = inTime('an edit is seen', edits, { most: promised.edit[target] });
  const saving = Math.max(0, ...saved).toFixed(2);
  return [
    { ...edited, measured: `${edited.measured} (WordPress saved it in ${saving} s at most)` },
    inTime('a page never requested', unseen, { most: promised.unseen }),
    inTime('an earlier address of a post', moved, { most: promised.moved }),
    inTime('a search', searches, { most: promised.search }),
    inTime('a known page', known, { most: promised.known, share: 0.95 }),
    noneOf('of these, failed', failures),
  ];
}
