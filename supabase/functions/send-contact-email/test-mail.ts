import { codeOf } from './delivery.ts';
import type { DeliveryDependencies } from './delivery.ts';
import type { MailState } from './store.ts';

/** The response to `npm run doctor`. It contains no data of a contact message. */
export type TestResult = {
  /** `sent`, or the error codes of the mail server, or null when no test mail was requested. */
  mail: string | null;
  /** null when the table cannot be read. */
  state: MailState | null;
};

/**
 * Sends a test mail of one line to the duo if the request wants one, and reports the state of the mail of contact
 * messages. Never throws.
 */
export async function tryMail(
  { store, send, addresses }: DeliveryDependencies,
  { mail }: { mail: boolean },
): Promise<TestResult> {
  const [sent, state] = await Promise.all([
    mail ? send(testMail(addresses)).then(() => 'sent', codeOf) : null,
    store.state().catch(() => null),
  ]);
  return { mail: sent, state };
}

function testMail({ from, to }: DeliveryDependencies['addresses']) {
  const words =
    'The website’s contact form can send mail. This is a test by npm run doctor; please do not reply.';
  return {
    ...{ from, to, replyTo: { name: '', address: from } },
    subject: 'Test of the contact form',
    messageId: `<${crypto.randomUUID()}@${from.split('@').at(-1)}>`,
    text: `${words}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title></head><body><p>${words}</p></body></html>`,
  };
}
