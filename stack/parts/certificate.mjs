import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureOpenssl } from '../programs/executables.mjs';

/** @typedef {{ file: string, key: string }} Certificate paths, in PEM */

/**
 * A self-signed certificate for localhost.
 * @param {string} folder where it is written
 * @returns {Promise<Certificate>}
 */
export async function makeCertificate(folder) {
  const openssl = await ensureOpenssl();
  mkdirSync(folder, { recursive: true });
  const certificate = { file: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  const place = ['-keyout', certificate.key, '-out', certificate.file, '-subj', '/CN=localhost'];
  execFileSync(openssl, [...kind, ...place], { stdio: 'pipe' });
  return certificate;
}
