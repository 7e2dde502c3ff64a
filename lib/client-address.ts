import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Carries the visitor's address from the server to the middleware; what a visitor sends under this name is dropped. */
export const clientAddressHeader = 'x-client-address';

/**
 * Who is asking, for limits: the address that the outermost trusted proxy saw, an IPv6 one as its network, which is
 * what one visitor has.
 *
 * @param forwarded X-Forwarded-For; each proxy adds the address it was asked from at the end
 * @param proxies how many proxies are ours; with none, only the socket is believed
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

/** Has every request carry its visitor's address: the framework shows the socket to no one, and believes the header. */
export function noteClientAddresses(proxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[clientAddressHeader] = clientAddress(
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      request.socket.remoteAddress,
      proxies,
    );
  });
}
