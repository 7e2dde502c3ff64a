import { requestTable } from '../../../parts/supabase-rest.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */

/**
 * A message, as the contact form sends it.
 * @param {string} message
 * @param {{ locale?: string, website?: string }} [fields] `website`: the hidden field, which only bots fill in
 */
export const messageWith = (message, { locale = 'en', website = '' } = {}) => ({
  ...{ title: 'Ms', firstName: 'Test', lastName: 'Visitor', email: 'visitor@example.org' },
  ...{ phone: '', subject: 'General Inquiry', message, locale, website },
});

/**
 * Reads stored messages.
 * @param {Settings} backend
 * @param {Record<string, string>} query
 * @returns {Promise<Record<string, string>[]>} the columns that the query selects
 */
export const storedMessages = (backend, query) => requestTable(backend, 'contact_messages', query);

/** A query for the messages that begin with a mark. @param {string} mark */
export const markedWith = (mark) => ({ message: `like.${mark}*` });

/**
 * Deletes the messages that begin with a mark, and all mails in the mail sink.
 * @param {Settings} backend
 * @param {string} mark
 */
export async function deleteMessages(backend, mark) {
  await requestTable(backend, 'contact_messages', markedWith(mark), { method: 'DELETE' });
  await fetch(`${backend.mailUrl}/mails`, { method: 'DELETE' });
}
