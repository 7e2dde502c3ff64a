const timeoutMs = 10_000;

/**
 * A response, or the reason why there is none.
 * @typedef {object} DoctorResponse
 * @property {number} status 0 without a response
 * @property {string} trouble the reason in plain words; empty if there is a response
 * @property {Headers} headers
 * @property {string} text
 * @property {unknown} json undefined if the text is not JSON
 * @property {string} url after redirects
 * @property {number} milliseconds
 */
/** @typedef {(url: string, init?: RequestInit) => Promise<DoctorResponse>} SendRequest */

/**
 * Sends one request with a timeout of ten seconds. Never throws.
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<DoctorResponse>}
 */
export async function request(url, init) {
  const since = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return {
      ...{ status: response.status, trouble: '', headers: response.headers, url: response.url },
      ...{ text, json: jsonIn(text), milliseconds: Math.round(performance.now() - since) },
    };
  } catch (error) {
    const trouble = troubleOf(error);
    return {
      ...{ status: 0, trouble, headers: new Headers(), url, text: '', json: undefined },
      milliseconds: Math.round(performance.now() - since),
    };
  }
}

/** @param {string} text */
function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @type {Record<string, string | undefined>} */
const troubles = {
  ECONNREFUSED: 'no server listens there',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'DNS does not know the host name',
  EAI_AGAIN: 'DNS does not respond at the moment',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
  UND_ERR_CONNECT_TIMEOUT: 'no connection within ten seconds',
  UND_ERR_SOCKET: 'the server closed the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its intermediate certificates are missing',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
};

/**
 * Explains in plain words why there was no response.
 * @param {any} error as `fetch` or a socket throws it
 * @returns {string}
 */
export function troubleOf(error) {
  if (error?.name === 'TimeoutError') return 'no response within ten seconds';
  const cause = error?.cause?.errors?.[0] ?? error?.cause ?? error?.errors?.[0] ?? error;
  return troubles[cause?.code] ?? cause?.code ?? cause?.message ?? String(error);
}
