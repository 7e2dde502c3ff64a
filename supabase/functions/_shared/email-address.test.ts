import { emailAddress } from './email-address';

const schema = emailAddress(255);
const read = (address: string) => {
  const { data, error } = schema.safeParse(address);
  return data ?? error?.issues.map(({ message }) => message);
};

describe('an email address', () => {
  it.each([
    ['info@müller-klang.de', 'info@xn--mller-klang-thb.de'],
    ['Info@MÜLLER-klang.de', 'Info@xn--mller-klang-thb.de'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['kontakt@ñandú.cl', 'kontakt@xn--and-6ma2c.cl'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['a@l·lum.cat', 'a@xn--llum-5ha.cat'],
    ['a@नेपाल.भारत', 'a@xn--l2bey1c2b.xn--h2brj9c'],
    ['x@mu\u0308ller.example', 'x@xn--mller-kva.example'],
  ])('%s has its domain in ASCII', (typed, stored) => {
    expect(read(typed)).toBe(stored);
    expect(read(stored)).toBe(stored);
  });

  it.each([
    ...['rock&roll@verein.example', 'a@domain.xn--p1ai', "o'brien@x.example", 'a+b@x.example'],
    ...['a/b@x.example', 'a#b@x.example', 'a!b@x.example', 'a=b@x.example', 'a{b}|~`^@x.example'],
    ...['100%@x.example', '$?*@x.example', '_-@x.example', '-a-@x.example', 'a.b.c@x.example'],
    ...['a@1-2.example', 'a@x.y', 'a@192.0.2.1', 'Anna@Example.ORG', `a@${'x'.repeat(63)}.example`],
  ])('%s is valid as in a browser', (typed) => {
    expect(read(typed)).toBe(typed);
  });

  it.each([
    ...['büro@klänge.berlin', 'büro@klang.berlin', 'пётр@x.example', '用户@例え.テスト'],
    ...['müller.a+b@x.example', 'mu\u0308ller@x.example'],
  ])('%s is refused with words of its own', (typed) => {
    expect(read(typed)).toEqual(['emailLocalPart']);
  });

  it.each([
    ...['', ' ', 'a', 'a@', '@x.example', 'a@b', 'a..b@x.example', '.a@x.example', 'a.@x.example'],
    ...['a b@x.example', 'a@x .example', 'a@@x.example', 'a@b@x.example', 'a,b@x.example'],
    ...[
      '"x"@b.example',
      'a@[192.0.2.1]',
      'a@x..example',
      'a@.example',
      'a@x.example.',
      'a@-x.example',
    ],
    ...[`a@${'x'.repeat(64)}.example`, `a@${'ü'.repeat(64)}.example`, 'Anna <a@x.example>'],
    ...['a@müller.example/x', 'a@müller.example:25', 'a@müller.example?x', 'a@müller.example#x'],
    ...['a@müller\\.example', 'a@%6d\u00fc.example', 'a@mü\tller.example', 'a@mü\nller.example'],
    ...['a@müller', 'büro@', 'büro@b', 'ü@@x.example', 'ü b@x.example', '🎹@x.example'],
    ...[
      'ü\r\nBcc: c@x.example',
      'a@x.example\r\nBcc: c@x.example',
      'a@mü.example\r\nBcc:x',
      'a\0@x.example',
    ],
    ...[
      'a@x.example, b@x.example',
      'a@ü.example,b@ü.example',
      'a@\u202emü.example',
      'a@\u2028mü.example',
    ],
  ])('%j is invalid', (typed) => {
    expect(read(typed)).toEqual(['emailInvalid']);
  });

  it('is as long as its ASCII form', () => {
    const long = (length: number) => `${'x'.repeat(length)}@müller.example`;

    expect(read(long(255 - '@xn--mller-kva.example'.length))).toHaveLength(255);
    expect(read(long(256 - '@xn--mller-kva.example'.length))).toEqual(['emailTooLong']);
  });
});
