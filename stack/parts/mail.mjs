import { once } from 'node:events';
import { createServer } from 'node:http';
import { mailPage, messagePage } from './mail-pages.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {{ id: number, receivedAt: string, from: string, to: string[], subject: string, text: string, html: string, headers: Record<string, string> }} Mail */

/**
 * Starts a mail sink: an SMTP server that accepts every mail and delivers none. The mails can be read on an HTML page,
 * or as JSON.
 * @param {{ ports: Pick<Settings['ports'], 'smtp' | 'mail'> }} settings
 */
export async function startMail({ ports }) {
  /** @type {Mail[]} */
  const mails = [];
  const smtp = await startSmtp(ports.smtp, (mail) => mails.push({ id: mails.length + 1, ...mail }));
  const web = createServer((request, response) => handleRequest(request, response, mails));
  await once(web.listen(ports.mail, '127.0.0.1'), 'listening');
  return {
    stop: async () => {
      if (!web.listening) return;
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise((resolve) => smtp.close(() => resolve(undefined))),
      ]);
    },
  };
}

/**
 * @param {number} port
 * @param {(mail: Omit<Mail, 'id'>) => void} onMail
 */
async function startSmtp(port, onMail) {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_credentials, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) =>
      void readMail(stream, session).then((mail) => done(null, void onMail(mail)), done),
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  server.on('error', () => {});
  return server;
}

/** @returns {Promise<Omit<Mail, 'id'>>} */
async function readMail(stream, session) {
  const { default: PostalMime } = await import('postal-mime');
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? session.envelope.mailFrom?.address ?? '',
    to: session.envelope.rcptTo.map((recipient) => recipient.address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Mail[]} mails
 */
function handleRequest(request, response, mails) {
  const { pathname } = new URL(request.url ?? '/', 'http://mail');
  const send = (status, type, body) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body);
  if (request.method === 'DELETE' && pathname === '/mails') {
    mails.length = 0;
    return response.writeHead(204).end();
  }
  if (pathname === '/') return send(200, 'text/html', mailPage(mails));
  if (pathname === '/mails') return send(200, 'application/json', JSON.stringify(mails));
  const mail = mails.find(({ id }) => pathname === `/mails/${id}`);
  return mail ? send(200, 'text/html', messagePage(mail)) : send(404, 'text/plain', 'Not found');
}
