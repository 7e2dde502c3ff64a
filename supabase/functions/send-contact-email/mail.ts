import type { StoredMessage } from './store.ts';

export type Mail = {
  from: string;
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  messageId: string;
  text: string;
  html: string;
};

const languages = { en: 'English', de: 'German' };

/** The mail to the duo with a message; a reply goes to the visitor. */
export function toMail(message: StoredMessage, { from, to }: { from: string; to: string }): Mail {
  const name = oneLine(`${message.first_name} ${message.last_name}`);
  const facts = Object.entries({
    Subject: message.subject,
    Name: `${message.title} ${name}`,
    Email: message.email,
    Phone: oneLine(message.phone ?? ''),
    Language: languages[message.locale],
    Received: `${new Date(message.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  }).filter(([, value]) => value !== '');

  return {
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `${message.subject}: ${name}`,
    // A mail that is sent twice has the same id, so that a mail program can recognise it.
    messageId: `<${message.id}@${from.split('@').at(-1)}>`,
    text: toText(facts, message.message),
    html: toHtml(facts, message),
  };
}

type Facts = [string, string][];

function toText(facts: Facts, words: string): string {
  return `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${words}\n`;
}

function toHtml(facts: Facts, { locale, message }: StoredMessage): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding-right:1em">${label}</th><td dir="auto">${escaped(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(facts[0]?.[1] ?? '')}</title></head>
<body><table>${rows.join('')}</table>
<p lang="${locale}" dir="auto" style="white-space:pre-wrap">${escaped(message)}</p></body></html>`;
}

/** Removes line breaks, which could begin another header, and controls that reverse the direction of the text. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
