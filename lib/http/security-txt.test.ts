import { site } from '../site';
import { toSecurityText } from './security-txt';

const month = 30 * 86_400_000;

const textAt = (now: Date) =>
  toSecurityText({
    contacts: ['mailto:security@site.example', 'https://site.example/contact'],
    canonical: 'https://site.example/.well-known/security.txt',
    languages: ['en', 'de'],
    now,
  });

const expiryIn = (text: string) => new Date(/^Expires: (.+)$/m.exec(text)![1]!).getTime();

describe('security.txt', () => {
  it('has the fields of RFC 9116, in lines of their own', () => {
    expect(textAt(new Date('2026-11-23T07:00:00Z'))).toBe(
      [
        'Contact: mailto:security@site.example',
        'Contact: https://site.example/contact',
        'Expires: 2027-06-01T00:00:00Z',
        'Preferred-Languages: en, de',
        'Canonical: https://site.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each(['2026-01-01T00:00:00Z', '2026-05-31T23:59:59Z', '2027-12-31T12:00:00Z', '2028-02-29'])(
    'expires in more than five months and less than a year on %s',
    (date) => {
      const left = expiryIn(textAt(new Date(date))) - new Date(date).getTime();

      expect(left).toBeGreaterThan(5 * month);
      expect(left).toBeLessThan(8 * month);
    },
  );

  it('says the same all month', () => {
    expect(textAt(new Date('2026-11-01T00:00:00Z'))).toBe(textAt(new Date('2026-11-30T23:59:59Z')));
  });

  it('has a valid mail address', () => {
    expect(site.security.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  });
});
