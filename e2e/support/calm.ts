import { mark, script } from './odd';
import { askRaw, type RawAnswer, type RawRequest } from './raw';

const atOnce = 4;

/** Asks as a client of its own: what others may ask for is not used up. */
export function askAside(request: RawRequest): Promise<RawAnswer> {
  return askRaw({ from: '127.0.5.1', ...request });
}

/** What is wrong with an answer to something odd: that it is a failure, or brings back what was sent. */
export function faultsOf(answer: RawAnswer, unwanted = [mark, script]): string[] {
  const { status, headers, text } = answer;
  const all = `${JSON.stringify(headers)}${text}`;

  return [
    ...(status >= 500 || status < 200 ? [`is answered ${status}`] : []),
    ...unwanted.filter((each) => all.includes(each)).map((each) => `brings back ${each}`),
  ];
}

/** The same for a query. A redirect takes it along, and the framework writes it, escaped, into pages that nobody keeps. */
export function faultsOfQuery(answer: RawAnswer, plain: RawAnswer): string[] {
  const isOther = answer.status >= 400 !== plain.status >= 400;

  return [
    ...faultsOf(answer, isKept(answer) ? [mark, script] : [script]),
    ...(isOther ? [`is answered ${answer.status}, not ${plain.status}`] : []),
  ];
}

const isKept = ({ headers }: RawAnswer) => !/no-store/.test(headers['cache-control'] ?? '');

/** The same, and that it is no refusal. */
export function faultsOfRefusal(answer: RawAnswer): string[] {
  const isRefused = answer.status >= 400 && answer.status < 500;

  return [...faultsOf(answer), ...(isRefused ? [] : [`is answered ${answer.status}, not 4xx`])];
}

/** The same, and that a cache may keep what differs from the plain answer. */
export function faultsOfLikeness(answer: RawAnswer, plain: RawAnswer): string[] {
  const facts = ({ status, headers }: RawAnswer) =>
    [status, headers['content-type'], headers.location, headers['set-cookie']].join(' ');
  const isLike = facts(answer) === facts(plain);

  return [
    ...faultsOf(answer),
    ...(isKept(answer) && !isLike ? [`may be kept as ${facts(answer)}, not ${facts(plain)}`] : []),
  ];
}

/**
 * Asks all of these, a few at a time.
 *
 * @returns a line for each fault, with what it is a fault of
 */
export async function collectFaults<Item>(
  items: Item[],
  titleOf: (item: Item) => string,
  ask: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...items];
  const lines: string[] = [];
  const worker = async () => {
    for (let item; (item = queue.shift()) !== undefined;) {
      const title = titleOf(item).slice(0, 120);
      const faults = await ask(item).catch((error: Error) => [error.message.slice(0, 120)]);
      lines.push(...faults.map((fault) => `${title} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return lines;
}
