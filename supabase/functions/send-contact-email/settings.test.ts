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
  it('encrypts the connection to the mail server by default', () => {
    expect(readSettings({ ...given, SMTP_USER: '' })).toMatchObject({
      SMTP_PORT: 465,
      SMTP_TLS: 'required',
    });
    expect(readSettings({ ...given, SMTP_PORT: '2525' })).toMatchObject({ SMTP_PORT: 2525 });
  });

  it.each([
    ['the one named default', { other: 'no', default: 'sb_secret_1' }, 'sb_secret_1'],
    ['one of another name', { website: 'sb_secret_2' }, 'sb_secret_2'],
    ['one with quotation marks in its name', { 'my "default":"x"': 'sb_secret_3' }, 'sb_secret_3'],
    ['the first one of a project, without new keys', {}, 'key'],
    ['the first one, where the new keys are no keys', { default: 7 }, 'key'],
  ])('reaches the database by a key: %s', (_, keys, expected) => {
    const SUPABASE_SECRET_KEYS = JSON.stringify(keys);

    expect(readSettings({ ...given, SUPABASE_SECRET_KEYS }).databaseKey).toBe(expected);
  });

  it('uses the older key of the project when the new keys cannot be read', () => {
    expect(readSettings({ ...given, SUPABASE_SECRET_KEYS: '{' }).databaseKey).toBe('key');
  });

  it('reports a missing key', () => {
    expect(() => readSettings({ ...given, SUPABASE_SERVICE_ROLE_KEY: '' })).toThrow(
      /: SUPABASE_SECRET_KEYS$/,
    );
  });

  it('names what is missing or wrong, and shows no value', () => {
    const wrong = { ...given, SMTP_HOST: '', CONTACT_SECRET: 'short', CONTACT_MAIL_TO: 'nobody' };

    expect(() => readSettings(wrong)).toThrow(/: CONTACT_SECRET, CONTACT_MAIL_TO, SMTP_HOST$/);
  });
});
