import { connect } from 'node:tls';

import { troubleOf } from '../request.mjs';
import { failure, fine, warning } from '../finding.mjs';

const timeoutMs = 10_000;
const day = 86_400_000;
/** A warning is given when a certificate is valid for fewer days. */
const warnedBefore = 14;

/** @typedef {{ validTo: Date, trouble: string }} Certificate */

/**
 * Is the traffic encrypted, and how long are the certificates valid?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {(host: string, port: number) => Promise<Certificate>} [look]
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkCertificates({ settings, now }, look = certificateOf) {
  const names = /** @type {const} */ (['SITE_URL', 'WORDPRESS_URL', 'SUPABASE_URL']);
  const found = await Promise.all(
    names.map(async (name) => {
      const url = new URL(settings[name]);
      if (url.protocol === 'http:') return ofPlain(name, url);
      const certificate = await look(url.hostname, Number(url.port) || 443).catch(troubleOf);
      if (typeof certificate === 'string')
        return failure(
          `${name}: no encrypted connection (${certificate}).`,
          `Set up HTTPS on ${url.host}, or correct ${name}.`,
        );
      return ofCertificate(name, certificate, now());
    }),
  );
  const isFine = (/** @type {import('../finding.mjs').Finding} */ { state }) => state === 'fine';
  const all = found.filter(isFine).map(({ words }) => words);
  return [
    ...(all.length ? [fine(`${all.join('; ')}.`)] : []),
    ...found.filter((each) => !isFine(each)),
  ];
}

/** @param {string} name @param {URL} url */
function ofPlain(name, { hostname, host }) {
  if (/^(localhost|127\..+|\[::1\])$/.test(hostname))
    return fine(`${name} is on this machine, without TLS`);
  return warning(
    `${name} is plain http: others can read and change the traffic to ${host}.`,
    'Install a certificate (with certbot, or in the settings of your host), and change the URL to https. Inside a private network, http may stay.',
  );
}

/** @param {string} name @param {Certificate} certificate @param {number} now */
function ofCertificate(name, { validTo, trouble }, now) {
  const days = Math.floor((validTo.getTime() - now) / day);
  const next = 'Renew it; the log of certbot or of your host says why it was not renewed.';
  if (days < 0)
    return failure(
      `${name}: its certificate expired ${inDays(-days)} ago. Browsers refuse the connection.`,
      next,
    );
  if (trouble)
    return failure(
      `${name}: ${trouble}.`,
      'Install a certificate for exactly this host name, together with its intermediate certificates.',
    );
  if (days < warnedBefore)
    return warning(`${name}: its certificate expires in ${inDays(days)}.`, next);
  return fine(`${name} has a certificate for ${inDays(days)}`);
}

/** @param {number} days */
const inDays = (days) => `${days} day${days === 1 ? '' : 's'}`;

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<Certificate>}
 * @throws {Error} when the server does not offer TLS
 */
function certificateOf(host, port) {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      servername: host,
      rejectUnauthorized: false,
      timeout: timeoutMs,
    });
    socket.once('secureConnect', () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to);
      const trouble = socket.authorized
        ? ''
        : troubleOf(socket.authorizationError && { code: socket.authorizationError });
      resolve({ validTo, trouble });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no response within ten seconds')));
    socket.once('error', reject);
  });
}
