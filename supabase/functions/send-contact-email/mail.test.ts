import { toMail } from './mail';
import type { StoredMessage } from './store';

const stored: StoredMessage = {
  id: '3df6038f-1db6-4b86-a09f-4b3298e1ce83',
  created_at: '2026-11-20T14:42:37.5+00:00',
  locale: 'de',
  title: 'Ms',
  first_name: 'Änne',
  last_name: "O'Brien",
  email: 'aenne@example.org',
  phone: null,
  subject: 'General Inquiry',
  message: 'Grüße 🎹\nשלום <b>&amp;</b>',
  mail_attempts: 1,
};

const mail = (fields: Partial<StoredMessage> = {}) =>
  toMail({ ...stored, ...fields }, { from: 'website@duo.example', to: 'office@duo.example' });

describe('toMail', () => {
  it('contains the sender, the subject and the whole message as plain text', () => {
    expect(mail().text).toBe(
      "Subject: General Inquiry\nName: Ms Änne O'Brien\nEmail: aenne@example.org\nLanguage: German\n" +
        'Received: 2026-11-20 14:42 UTC\n\nGrüße 🎹\nשלום <b>&amp;</b>\n',
    );
    expect(mail({ phone: '+41 1' }).text).toContain('\nPhone: +41 1\n');
  });

  it('goes to the duo, with the visitor as the reply address', () => {
    expect(mail()).toMatchObject({
      from: 'website@duo.example',
      to: 'office@duo.example',
      replyTo: { name: "Änne O'Brien", address: 'aenne@example.org' },
      subject: "General Inquiry: Änne O'Brien",
      messageId: '<3df6038f-1db6-4b86-a09f-4b3298e1ce83@duo.example>',
    });
  });

  it('shows what looks like HTML as it was typed', () => {
    const { html } = mail({
      first_name: '<script>alert("1")</script>',
      message: '</p><img src=x>',
    });

    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&#60;/p&#62;&#60;img src=x&#62;');
    expect(html).toContain('<p lang="de" dir="auto"');
  });

  it.each(['\r\nBcc: x@evil.example', '\nX: y', '\u2028Z', '\u0000', '\u202etxt.exe'])(
    'has no line break and no direction control in a header (%j)',
    (trick) => {
      const { subject, replyTo, text } = mail({
        first_name: `A${trick}`,
        last_name: `B${trick}`,
        phone: `1${trick}`,
      });

      for (const line of [subject, replyTo.name]) {
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }
      expect(text.split('\n')).toHaveLength(10);
    },
  );
});
