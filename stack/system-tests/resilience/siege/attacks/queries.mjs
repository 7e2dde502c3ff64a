import { sendRequestsWithWords } from './plan.mjs';

/** Queries that links of newsletters, forms and curious visitors add to a path. @type {((word: string) => string)[]} */
const queries = [
  (word) => `?${word}`,
  (word) => `?email=${word}%40example.org&k=${word}`,
  (word) => `?utm_source=${word}&mc_eid=${word}`,
  (word) => `?_rsc=${word}`,
  (word) => `?${word}=1&page=2&q=${word}`,
  (word) => `?nxtPslug=${word}&__nextLocale=${word}`,
  () => '',
];

/** Headers that a server or framework may read. @type {((word: string) => Record<string, string>)[]} */
const headers = [
  () => ({}),
  (word) => ({ cookie: `session=${word}`, authorization: `Bearer ${word}`, referer: `/${word}` }),
  (word) => ({ 'user-agent': word, 'accept-language': `${word}, de`, from: `${word}@example.org` }),
  (word) => ({ rsc: '1', 'next-url': `/${word}` }),
  (word) => ({ 'next-url': `/de/${word}`, 'next-router-prefetch': '1', rsc: '1' }),
  (word) => ({
    rsc: '1',
    'next-router-state-tree': encodeURIComponent(JSON.stringify([word, {}])),
  }),
  (word) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${word}` }),
  (word) => ({ host: `${word}.example`, 'x-forwarded-host': `${word}.example` }),
  (word) => ({
    forwarded: `host=${word}.example`,
    'x-original-url': `/${word}`,
    origin: `http://${word}`,
  }),
  (word) => ({
    'x-matched-path': `/${word}`,
    'x-invoke-path': `/${word}`,
    'x-nextjs-rewrite': word,
  }),
  (word) => ({
    'x-prerender-revalidate': word,
    'x-middleware-rewrite': `/${word}`,
    'next-action': word,
  }),
];

/**
 * Requests known pages. Each request has its word in a different part: the query, cookies, other headers.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome
 */
export async function sendQueries(plan, outcome) {
  const { paths = [] } = plan;
  await sendRequestsWithWords(plan, outcome, ({ request }, word, number) => {
    // Three numbers without a common divisor: every page is combined with every query and every header.
    const path = paths[number % paths.length] + queries[number % queries.length](word);
    return request(path, {
      method: number % 13 === 0 ? 'HEAD' : 'GET',
      headers: headers[number % headers.length](word),
    });
  });
}
