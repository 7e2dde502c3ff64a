import { onRequestStart } from '../next-internals/request-start.mjs';
import { clientAddress, trackClientAddresses } from './client-ip';
import { startRequest } from '../testing/started-request';

describe('clientAddress', () => {
  it.each([
    ['is the socket where no proxy is trusted', '6.6.6.6', '192.0.2.1', 0, '192.0.2.1'],
    ['is what our proxy saw', '6.6.6.6, 192.0.2.7', '10.0.0.1', 1, '192.0.2.7'],
    [
      'is what the outer of two proxies saw',
      '6.6.6.6, 192.0.2.7, 10.0.0.2',
      '10.0.0.1',
      2,
      '192.0.2.7',
    ],
    ['is the first there is where proxies are missing', undefined, '192.0.2.1', 2, '192.0.2.1'],
    ['reads an IPv4 address in the dress of IPv6', undefined, '::ffff:192.0.2.1', 0, '192.0.2.1'],
    [
      'is the network of an IPv6 address',
      undefined,
      '2001:db8:1:2:3:4:5:6',
      0,
      '2001:db8:1:2::/64',
    ],
    ['is the network of a short IPv6 address', undefined, '2001:db8::1', 0, '2001:db8:0:0::/64'],
    ['is nothing where nothing is known', undefined, undefined, 0, ''],
  ])('%s', (_, forwarded, socket, proxies, expected) => {
    expect(clientAddress(forwarded, socket, proxies)).toBe(expected);
  });
});

describe('trackClientAddresses', () => {
  it('overwrites a header of this name that a visitor has sent', () => {
    onRequestStart([trackClientAddresses(0)]);
    const { request } = startRequest(
      { 'x-client-address': 'forged' },
      { remoteAddress: '192.0.2.1' },
    );

    expect(request.headers['x-client-address']).toBe('192.0.2.1');
  });
});
