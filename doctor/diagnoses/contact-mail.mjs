import { failure, fine, warning } from '../finding.mjs';

/** @type {[codes: RegExp, cause: string][]} */
const causes = [
  [
    /EAUTH|535/,
    'The mail server does not take SMTP_USER and SMTP_PASSWORD: supabase secrets set both.',
  ],
  [
    /ECONNREFUSED|ESOCKET|ETIMEDOUT|ECONNECTION|EDNS|ENOTFOUND/,
    'Are SMTP_HOST and SMTP_PORT right? Hosted Supabase blocks 25 and 587; 465 and 2525 work.',
  ],
  [/ETLS/, 'The mail server has no encryption at SMTP_PORT: take 465.'],
  [
    /EENVELOPE|55\d/,
    'The mail server refuses CONTACT_MAIL_FROM or CONTACT_MAIL_TO: may it send from the first?',
  ],
];

/**
 * Does the mail server accept a mail?
 * @param {import('../facts/contact-function.mjs').MailTest | null} test
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactMail(test) {
  if (!test) return [];
  if (test.mail === null) return [fine('No mail was tried (--no-mail).')];
  if (test.mail === 'sent')
    return [fine('The mail server took a test mail to CONTACT_MAIL_TO: is it in the mailbox?')];
  const cause = causes.find(([codes]) => codes.test(test.mail ?? ''));
  return [
    failure(
      `The mail server takes no mail (${test.mail}). Messages are stored, but nobody is notified.`,
      `${cause?.[1] ?? 'The code is the mail server’s: ask whoever runs it.'} What waits is mailed once it works.`,
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
      `${late} messages wait for their mail, ${failed} were given up.`,
      'They are in the table contact_messages, mail_error says why; docs/operators.md has the line that tries all of them again.',
    ),
  ];
}
