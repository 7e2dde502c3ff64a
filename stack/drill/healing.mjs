import { say, step } from '../console.mjs';
import { isKept, isRight } from './verdicts.mjs';
import { lifetimeOf, until } from './visit.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./results.mjs').Results} Results */

/** Half a minute until the site looks again, and making all of the pages. */
const healed = 40;
// A busy WordPress may need more than one try for all pages at once.
const patience = 150;

/**
 * The fault is over: everything is right again by itself.
 * @param {Stage} stage
 * @param {Results} results
 * @param {{ name: string, pages: import('./pages.mjs').Page[] }} moment
 */
export async function healing(stage, results, { name, pages }) {
  const column = 'right again after';
  results.expect(
    name,
    pages.map(({ type }) => type),
    [column],
  );
  await stage.have(null);
  await step(name, async () => {
    const since = performance.now();
    const put = (page, isRight, why) => {
      const seconds = (performance.now() - since) / 1000;
      results.put({ moment: name, row: page.type, column }, { word: 's', isRight, seconds, why });
    };
    const isHealed = async (page) => {
      const answer = await stage.ask(page);
      const isFresh = !isKept(page) || page.source === 'nobody' || lifetimeOf(answer) > 30;
      const isGood = isRight(page, answer) && isSame(stage, page, answer) && isFresh;
      if (isGood) put(page, true);
      return isGood;
    };
    const { left } = await until(pages, isHealed, healed * stage.leisure);
    for (const page of left) put(page, false, `${page.path} was not right again in time`);
  });
}

const isSame = ({ good }, page, { text }) =>
  !isKept(page) || !good.has(page.path) || good.get(page.path) === text;

/**
 * Asks for every page until it is right, and remembers what it shows.
 * @param {Stage} stage
 */
export async function becomeKnown(stage) {
  await stage.have(null);
  const isKnown = async (page) => {
    const answer = await stage.ask(page);
    // A picture's address has a part that only the site knows.
    if (answer.status === 308) page.path = answer.location;
    stage.good.set(page.path, answer.text);
    return isRight(page, answer) && (!isKept(page) || answer.state === 'HIT');
  };
  const { left } = await until(stage.pages, isKnown, patience);
  if (left.length === 0) return;
  for (const page of left) say(JSON.stringify({ page, ...(await stage.ask(page)) }).slice(0, 2000));
  throw new Error(`Not right with all well: ${left.map(({ path }) => path).join(', ')}`);
}
