import type { RequestStart } from '../next-internals/request-start.mjs';

/**
 * The request header that passes the visitor's IP address to the middleware. The value that a visitor sends is
 * overwritten.
 */
export const clientAddressHeader = 'x-client-address';

/**
 * The visitor's IP address, for rate limits: the one that the outermost trusted proxy saw. An IPv6 address becomes its
 * /64 network, because one visitor may use every address in such a network.
 *
 * @param forwarded X-Forwarded-For; each proxy appends the IP address of its client
 * @param proxies the number of our proxies; with 0, only the IP address of the socket is trusted
 */
export function clientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  proxies: number,
): string {
  const chain = [...(forwarded?.split(',') ?? []), socket ?? ''].map((each) => each.trim());
  const address = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);

  return plain.includes(':') ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}

/** Puts the visitor's IP address into a request header, because Next.js does not expose the socket. */
export function trackClientAddresses(proxies: number) {
  return ({ request }: RequestStart): void => {
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[clientAddressHeader] = clientAddress(
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      request.socket.remoteAddress,
      proxies,
    );
  };
}
