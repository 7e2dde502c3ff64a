import { z } from 'zod/mini';

/** Every sign that a domain name may have before it is encoded: the other signs have a meaning in a web address. */
const domainName = /^[\p{L}\p{M}\p{N}\u200c\u200d.。．｡·・-]+$/u;
const isAscii = /^[\x21-\x7e]*$/;

// What a mail server refuses although a browser accepts it: two full stops in a row or one at an end, and a domain of one
// label, which no public mail server has.
const dots = /^[^.@]+(?:\.[^.@]+)*@[^.]+\..+$/;
// A name before the @ with letters or digits outside ASCII, such as `büro`.
const foreignName = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/**
 * The schema of an email address that people can type and that a mail server accepts: those of
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, with full stops where mail allows them. The
 * result has an international domain in its ASCII form.
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

/** Is only the name before the @ outside ASCII? Then the address is valid, but needs a mail server for such names. */
function hasForeignName(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);

  return !isAscii.test(name) && foreignName.test(name) && isAddress(`x${address.slice(at)}`);
}
