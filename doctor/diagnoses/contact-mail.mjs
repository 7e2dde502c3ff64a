import { failure, fine, warning } from '../finding.mjs';

/** @type {[codes: RegExp, cause: string][]} */
const causes = [
  [
    /EAUTH|535/,
    'The mail server rejects SMTP_USER and SMTP_PASSWORD: run supabase secrets set for both.',
  ],
  [
    /ECONNREFUSED|ESOCKET|ETIMEDOUT|ECONNECTION|EDNS|ENOTFOUND/,
    'Are SMTP_HOST and SMTP_PORT right? Hosted Supabase blocks 25 and 587; 465 and 2525 work.',
  ],
  [/ETLS/, 'The mail server offers no encryption on SMTP_PORT: set it to 465.'],
  [
    /EENVELOPE|55\d/,
    'The mail server refuses CONTACT_MAIL_FROM or CONTACT_MAIL_TO. May SMTP_USER send mail from CONTACT_MAIL_FROM?',
  ],
];

/**
 * Does the mail server accept a mail?
 * @param {import('../facts/contact-function.mjs').MailTest | null} test
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactMail(test) {
  if (!test) return [];
  if (test.mail === null) return [fine('No test mail was sent (--no-mail).')];
  if (test.mail === 'sent')
    return [fine('The mail server accepted a test mail to CONTACT_MAIL_TO: is it in the mailbox?')];
  const cause = causes.find(([codes]) => codes.test(test.mail ?? ''));
  return [
    failure(
      `The mail server does not accept mail (${test.mail}). Messages are stored, but nobody is notified.`,
      `${cause?.[1] ?? 'The code comes from the mail server: ask whoever runs it.'} Pending messages are mailed once it works.`,
    ),
  ];
}

/**
 * Are there messages that were never mailed?
 * @param {import('../facts/contact-function.mjs').MailTest | null} test
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkUnmailed(test) {
  if (!test?.state) return [];
  const { late, failed } = test.state;
  if (late + failed === 0) return [];
  return [
    warning(
      `Messages that still wait to be mailed: ${late}. Messages whose mail failed permanently: ${failed}.`,
      'They are in the table contact_messages, with the reason in mail_error. docs/operators.md has the SQL statement that sends all of them again.',
    ),
  ];
}
