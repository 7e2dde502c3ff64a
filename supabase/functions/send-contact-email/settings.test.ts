import { readSettings } from './settings';

const given = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  CONTACT_SECRET: 'x'.repeat(32),
  CONTACT_MAIL_FROM: 'website@duo.example',
  CONTACT_MAIL_TO: 'office@duo.example',
  SMTP_HOST: 'smtp.example',
};

describe('readSettings', () => {
  it('speaks to the mail server encrypted where nothing else is said', () => {
    expect(readSettings({ ...given, SMTP_USER: '' })).toMatchObject({
      SMTP_PORT: 465,
      SMTP_TLS: 'required',
    });
    expect(readSettings({ ...given, SMTP_PORT: '2525' })).toMatchObject({ SMTP_PORT: 2525 });
  });

  it('reaches the database by the key of today, or by the first', () => {
    const SUPABASE_SECRET_KEYS = JSON.stringify({ other: 'no', default: 'sb_secret_1' });

    expect(readSettings(given).databaseKey).toBe('key');
    expect(readSettings({ ...given, SUPABASE_SECRET_KEYS }).databaseKey).toBe('sb_secret_1');
    expect(() => readSettings({ ...given, SUPABASE_SERVICE_ROLE_KEY: '' })).toThrow(
      /: SUPABASE_SECRET_KEYS$/,
    );
  });

  it('names what is missing or wrong, and shows no value', () => {
    const wrong = { ...given, SMTP_HOST: '', CONTACT_SECRET: 'short', CONTACT_MAIL_TO: 'nobody' };

    expect(() => readSettings(wrong)).toThrow(/: CONTACT_SECRET, CONTACT_MAIL_TO, SMTP_HOST$/);
  });
});
