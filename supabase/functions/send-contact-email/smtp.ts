import nodemailer from 'nodemailer';

import type { Mail } from './mail.ts';
import type { Settings } from './settings.ts';

/** How long each step of the connection may take, in milliseconds. */
const patience = 4_000;

/** Returns a function that sends a mail. It throws when the mail server refuses the mail or does not respond in time. */
export function openSmtp(settings: Settings): (mail: Mail) => Promise<void> {
  const isEncrypted = settings.SMTP_PORT === 465;
  const needsTls = settings.SMTP_TLS === 'required';
  const transport = nodemailer.createTransport({
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    secure: isEncrypted && needsTls,
    requireTLS: needsTls,
    ignoreTLS: !needsTls,
    ...(settings.SMTP_USER && {
      auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD },
    }),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (mail) => {
    await transport.sendMail(mail);
  };
}
