import { say, step } from '../console.mjs';
import { contactRow, sendMessages, slowestAnswer } from './contact.mjs';
import { isKept, shortest, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';
import { forEach, lifetimeOf, until, visit } from './visit.mjs';
import { expireEverything } from './webhook.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * A moment: its name, what it is gone through for, and whether WordPress has the fault too or Supabase alone.
 * @typedef {{ name: string, pages: Page[], faults: Fault[], alone?: boolean }} Moment
 */

const putOff = 'pages put off after a failure';
const changes = 'files, whether they have changed';
const memory = 'memory of the site, MB more';
const visitorsAtOnce = 6;
/** What a page takes that is being made, for as many as are asked for at once, and what the process keeps. */
const mostMemory = 250;
/** Seconds: all pages at once, each of which asks twice for fifteen, on a busy machine. */
const longestRenewal = 60;

/**
 * Nothing was ever rendered, and the sources have a fault.
 * @param {Stage} stage
 * @param {Results} results
 * @param {Moment} moment
 */
export async function firstRender(stage, results, moment) {
  await throughAll(stage, results, moment, [contactRow], async (fault, put) => {
    const [[messages, answers], lag] = await stage.withLag(() =>
      Promise.all([
        sendMessages(stage),
        forEach(moment.pages.length, moment.pages, (page) => stage.ask(page)),
      ]),
    );
    // Where there is nothing to wait for, all of the time is the machine's.
    if (fault.isRefused) stage.ownTime = Math.max(...answers.map(({ seconds }) => seconds));
    const slack = stage.slack + (fault.isRefused ? lag : Math.max(lag, stage.ownTime));
    for (const [index, page] of moment.pages.entries()) {
      const circumstances = { fault: fault.name, slack };
      put(page.type, verdictOfFirst(page, answers[index], circumstances));
    }
    putMessages(put, messages, slack);
    await stage.rests(lag);
  });
}

/**
 * All pages are there, and have just expired.
 * @param {Stage} stage
 * @param {Results} results
 * @param {Moment} moment
 */
export async function revalidation(stage, results, moment) {
  const kept = moment.pages.filter(isKept);
  const files = kept.filter(({ path }) => /\.(xml|json|ics)$/.test(path));
  const extra = [contactRow, putOff, ...(files.length ? [changes] : [])];
  await throughAll(stage, results, moment, extra, async (fault, put) => {
    await expireEverything(stage.settings);
    const messages = sendMessages(stage);
    const others = moment.pages.filter((page) => !isKept(page));
    const visits = askKnown(stage, fault, others);
    const { answers, verdicts, lag } = await askKnown(stage, fault, kept);
    for (const [index, page] of kept.entries()) {
      put(page.type, wasTried(page, answers[index], verdicts[index]));
    }
    putMessages(put, await messages, stage.slack + lag);
    putAll(put, others, (await visits).verdicts);
    const dependent = kept.filter(({ source }) => source !== 'nobody');
    const { left } = await until(dependent, (page) => isPutOff(stage, page), longestRenewal);
    const why = `pages that could not be made anew are tried at every visit: ${left.map(({ path }) => path)}`;
    put(putOff, { word: `${dependent.length - left.length}`, isRight: left.length === 0, why });

    putAll(put, kept, (await askKnown(stage, fault, kept)).verdicts);
    for (const verdict of await askWhetherChanged(stage, files)) put(changes, verdict);
    await stage.rests(lag);
  });
}

/**
 * The process ends and comes back while the sources have the fault.
 * @param {Stage} stage
 * @param {Results} results
 * @param {Moment} moment
 */
export async function restart(stage, results, moment) {
  await throughAll(stage, results, moment, [], async (fault, put) => {
    await stage.stop();
    await stage.start();
    const { verdicts, lag } = await askKnown(stage, fault, moment.pages);
    putAll(put, moment.pages, verdicts);
    await stage.rests(lag);
  });
}

/** Is its next try some time away? @param {Stage} stage @param {Page} page */
async function isPutOff(stage, page) {
  const answer = await stage.ask(page);
  return answer.state === 'HIT' && lifetimeOf(answer) >= shortest;
}

/** As readers do that have the file: told that it is the same, they need not have it again. */
function askWhetherChanged({ settings, soon }, files) {
  return forEach(visitorsAtOnce, files, async ({ path }) => {
    const { etag } = await visit(settings.siteUrl + path);
    const { status, seconds } = await visit(settings.siteUrl + path, {
      headers: { 'if-none-match': etag },
    });
    const isRight = status === 304 && etag !== '' && seconds <= soon;
    return { word: `${status}`, isRight, seconds, why: `${path} answered ${status}` };
  });
}

/** A page whose making was not even tried would prove nothing. */
function wasTried({ source, path }, answer, verdict) {
  const wasTold = source === 'nobody' || answer.state === 'STALE' || lifetimeOf(answer) === 30;
  if (wasTold) return verdict;
  return { ...verdict, isRight: false, why: `${path} had not expired (${answer.state})` };
}

/** @param {Stage} stage @param {Fault} fault @param {Page[]} pages */
async function askKnown(stage, fault, pages) {
  const { good, slack, soon } = stage;
  // In no order, so that those which need nothing come in between.
  const order = pages
    .map((_, index) => index)
    .sort((a, b) => ((a * 0.618) % 1) - ((b * 0.618) % 1));
  const [asked, lag] = await stage.withLag(() =>
    forEach(visitorsAtOnce, order, (index) => stage.ask(pages[index])),
  );
  const answers = pages.map((_, index) => asked[order.indexOf(index)]);
  const verdicts = pages.map((page, index) =>
    verdictOfKnown(page, answers[index], {
      ...{ fault: fault.name, good: good.get(page.path) ?? '' },
      ...{ slack: slack + lag, soon: soon + lag },
    }),
  );
  return { answers, verdicts, lag };
}

/** In time, too. */
function putMessages(put, messages, allowance) {
  for (const { isRight, ...verdict } of messages) {
    const isInTime = verdict.seconds <= slowestAnswer + allowance;
    put(contactRow, { ...verdict, isRight: isRight && isInTime });
  }
}

/** @param {number | null} more megabytes; null where they cannot be seen */
function verdictOfMemory(more) {
  if (more === null) return { word: 'not seen', isRight: process.platform !== 'linux' };
  return { word: more.toFixed(0), isRight: more <= mostMemory };
}

const putAll = (put, pages, verdicts) =>
  pages.forEach(({ type }, index) => put(type, verdicts[index]));

/**
 * @param {Stage} stage
 * @param {Results} results
 * @param {Moment} moment
 * @param {string[]} extra rows besides those of the pages
 * @param {(fault: Fault, put: (row: string, verdict: import('./results.mjs').Verdict) => void) => Promise<void>} work
 */
async function throughAll(stage, results, { name, pages, faults, alone }, extra, work) {
  const rows = [...pages.map(({ type }) => type), ...extra, memory];
  results.expect(
    name,
    rows,
    faults.map((fault) => fault.name),
  );
  for (const fault of faults) {
    await step(`${name}, ${fault.name}`, async () => {
      await stage.have(alone ? null : fault, fault);
      const put = (row, verdict) => results.put({ moment: name, row, column: fault.name }, verdict);
      const more = stage.watchMemory();
      await work(fault, put);
      put(memory, verdictOfMemory(more()));
    });
  }
  say(`\n${results.tableOf(name)}`);
}
