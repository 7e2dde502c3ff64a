import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { freePort } from '../ports/free-port.mjs';
import { startMail } from './mail.mjs';

const message = [
  'From: Site <site@auralune.example>',
  'To: office@auralune.example',
  'Reply-To: visitor@example.org',
  'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe_=3Cb=3E?=',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hello</p><script>alert(1)</script>',
];

let sink;
let ports;

before(async () => {
  ports = { smtp: await freePort(), mail: await freePort() };
  sink = await startMail({ ports });
  await send([
    'EHLO test',
    'MAIL FROM:<site@auralune.example>',
    'RCPT TO:<office@auralune.example>',
  ]);
});

after(() => sink.stop());

/** @param {string[]} envelope the commands before the message */
async function send(envelope) {
  const socket = connect(ports.smtp, '127.0.0.1');
  const commands = [...envelope, 'DATA', `${message.join('\r\n')}\r\n.`, 'QUIT'];
  for await (const chunk of socket) {
    if (/^\d{3} /m.test(String(chunk)) && commands.length) socket.write(`${commands.shift()}\r\n`);
  }
}

const page = async (path) => (await fetch(`http://127.0.0.1:${ports.mail}${path}`)).text();

test('a mail can be read by a test', async () => {
  const [mail, ...others] = JSON.parse(await page('/mails'));
  assert.equal(others.length, 0);
  assert.equal(mail.subject, 'Grüße <b>');
  assert.deepEqual(mail.to, ['office@auralune.example']);
  assert.equal(mail.headers['reply-to'], 'visitor@example.org');
});

test('a mail can be read by a person, and its HTML runs no script on the page', async () => {
  assert.match(await page('/'), /<a href="\/mails\/1">Grüße &#60;b&#62;<\/a>/);
  const opened = await page('/mails/1');
  assert.match(opened, /<iframe [^>]*sandbox srcdoc="&#60;p&#62;Hello/);
  assert.doesNotMatch(opened, /<script/);
});

test('a test can begin with an empty sink', async () => {
  await fetch(`http://127.0.0.1:${ports.mail}/mails`, { method: 'DELETE' });
  assert.equal(await page('/mails'), '[]');
});
