/** @typedef {import('./mail.mjs').Mail} Mail */

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fff }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; background: #f4f4f4; padding: 1rem } iframe { width: 100%; height: 32rem; border: 1px solid #ccc; background: #fff }
`;

/** The HTML page with the list of all mails, the newest first. @param {Mail[]} mails */
export function mailPage(mails) {
  const rows = mails
    .toReversed()
    .map(
      ({ id, receivedAt, from, to, subject }) =>
        `<tr><td>${escape(time(receivedAt))}</td><td>${escape(from)}</td><td>${escape(to.join(', '))}</td><td><a href="/mails/${id}">${escape(subject || '(no subject)')}</a></td></tr>`,
    );
  const list = `<table><thead><tr><th>Received</th><th>From</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    `Mail (${mails.length})`,
    mails.length
      ? list
      : '<p>No mail yet. Whatever the site or WordPress sends arrives here and goes nowhere else.</p>',
  );
}

/** The HTML page of one mail. @param {Mail} mail */
export function messagePage(mail) {
  const html = mail.html
    ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${escape(mail.html)}"></iframe>`
    : '';
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">All mail</a></p>
     <table><tr><th>From</th><td>${escape(mail.from)}</td></tr><tr><th>To</th><td>${escape(mail.to.join(', '))}</td></tr>
     <tr><th>Reply to</th><td>${escape(mail.headers['reply-to'] ?? '')}</td></tr><tr><th>Received</th><td>${escape(time(mail.receivedAt))}</td></tr></table>
     <h2>Text</h2><pre>${escape(mail.text)}</pre>${html}`,
  );
}

/** @param {string} iso */
const time = (iso) => iso.replace('T', ' ').slice(0, 19);

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`;
}
