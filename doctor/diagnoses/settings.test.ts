import { checkSettings } from './settings.mjs';

const right = {
  SITE_URL: 'https://duo.example',
  WORDPRESS_URL: 'https://cms.duo.example',
  WEBHOOK_SECRET: 'x'.repeat(32),
  SUPABASE_URL: 'https://data.example',
  SUPABASE_ANON_KEY: 'key',
  CONTACT_SECRET: 'y'.repeat(32),
};
const check = (environment: Record<string, string>) => checkSettings(environment, '.env', '.');

describe('the settings', () => {
  it('are valid, and it is said where they were read', () => {
    const { settings, findings } = check(right);

    expect(settings).toMatchObject({ SITE_URL: 'https://duo.example', PORT: 3000 });
    expect(findings).toEqual([{ state: 'fine', words: 'Valid. Read from .env.' }]);
  });

  it('are named where they are missing or wrong, with what .env.example says, and without their values', () => {
    const { settings, findings } = check({ ...right, WEBHOOK_SECRET: 'short', SITE_URL: '' });

    expect(settings).toBeNull();
    expect(findings).toEqual([
      {
        state: 'failure',
        words: 'SITE_URL is not set (read: .env).',
        next: 'Set it: The public address of the site, as visitors type it.',
      },
      {
        state: 'failure',
        words: 'WEBHOOK_SECRET must have at least 32 characters (read: .env).',
        next: expect.stringContaining('The secret with which WordPress signs its webhooks'),
      },
    ]);
  });

  it('are reported when they have the values of .env.example', () => {
    const { findings } = check({ ...right, SITE_URL: 'https://www.example.com' });

    expect(findings).toMatchObject([{ state: 'fine' }, { state: 'warning' }]);
    expect(findings[1]!.words).toContain('SITE_URL');
  });
});
