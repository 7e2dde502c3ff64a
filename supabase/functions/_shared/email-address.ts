import { z } from 'zod/mini';

/**
 * The characters that a domain name may have before it is encoded. Any other character, such as `/` or `?`, has a
 * meaning in the URL with which `withAsciiDomain` encodes the name.
 */
const domainName = /^[\p{L}\p{M}\p{N}\u200c\u200d.。．｡·・-]+$/u;
const isAscii = /^[\x21-\x7e]*$/;

// Browsers accept some addresses that mail servers refuse: with two full stops in a row, with a full stop at either end
// of the name, and with a domain of one label, which no public mail server has. This pattern does not match them.
const dots = /^[^.@]+(?:\.[^.@]+)*@[^.]+\..+$/;
// The part before the @, which may have letters and digits outside ASCII, such as `büro`.
const foreignName = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/**
 * The schema of an email address that a browser and a mail server accept: the syntax of
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, but with full stops only where mail servers
 * allow them. In the result, an international domain is in its ASCII form.
 *
 * @param longest in characters of the result
 */
export const emailAddress = (longest: number) =>
  z.string({ error: 'emailInvalid' }).check(
    z.trim(),
    z.overwrite(withAsciiDomain),
    z.refine((address) => !hasForeignName(address), { error: 'emailLocalPart', abort: true }),
    z.refine(isAddress, { error: 'emailInvalid', abort: true }),
    z.maxLength(longest, 'emailTooLong'),
  );

/**
 * An address whose domain is in ASCII, as mail servers need it: `info@müller.example` becomes
 * `info@xn--mller-kva.example`. Every address that has no such domain is returned unchanged.
 */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || isAscii.test(domain) || !domainName.test(domain)) return address;

  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

const isAddress = (text: string) => z.regexes.html5Email.test(text) && dots.test(text);

/**
 * Whether the address is valid except that the part before the @ has characters outside ASCII. Many mail servers do not
 * accept such an address.
 */
function hasForeignName(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);

  return !isAscii.test(name) && foreignName.test(name) && isAddress(`x${address.slice(at)}`);
}
