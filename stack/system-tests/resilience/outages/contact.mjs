import { randomUUID } from 'node:crypto';
import { messageWith, storedMessages } from '../../common/visitors/contact-messages.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';

export const contactRow = 'contact message';

/** The beginning of every message of this test. */
export const messageMark = 'outage-';

/**
 * The maximum time until a message gets its response, in seconds: nine for the function, three for the contact page,
 * and half a second of tolerance.
 */
export const slowestResponse = 12.5;

/**
 * Sends a message in each language, as a browser without scripts does. If the page says that it was sent, it must be
 * stored. Otherwise the page must contain it, so that the visitor can send it again.
 * @param {import('./site-behind-proxies.mjs').SiteBehindProxies} site
 * @returns {Promise<import('../../common/results/result.mjs').Verdict[]>}
 */
export function sendMessages({ settings, backend }) {
  return runConcurrently(['en', 'de'], 2, async (locale) => {
    const mark = `${messageMark}${randomUUID()}`;
    const response = await fetchAsVisitor(`${settings.siteUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(messageWith(mark, { locale }))),
    });
    const { status, text, seconds } = response;
    const found = await storedMessages(backend, { select: 'id', message: `eq.${mark}` });
    const isStored = found.length === 1;
    const isGivenBack = [429, 503].includes(status) && text.includes(mark);
    const why = `it got ${status} after ${seconds} s; stored: ${isStored}; given back: ${isGivenBack}`;
    const isRight = status === 303 ? isStored : isGivenBack;
    return { word: status === 303 ? 'stored' : 'given back', isRight, seconds, why };
  });
}
