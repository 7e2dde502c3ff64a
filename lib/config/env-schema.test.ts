import { readSettings } from './env-schema.mjs';

const right = {
  SITE_URL: 'https://site.example/',
  WORDPRESS_URL: 'https://cms.example',
  WEBHOOK_SECRET: 'x'.repeat(32),
  SUPABASE_URL: 'https://data.example',
  SUPABASE_ANON_KEY: 'key',
  CONTACT_SECRET: 'y'.repeat(32),
};

describe('readSettings', () => {
  it('reads addresses without their last slash', () => {
    expect(readSettings(right).SITE_URL).toBe('https://site.example');
  });

  it('uses its own port for requests to itself, unless SELF_URL is set', () => {
    expect(readSettings({ ...right, PORT: '4000' }).SELF_URL).toBe('http://127.0.0.1:4000');
    expect(readSettings({ ...right, SELF_URL: 'http://site:3000' }).SELF_URL).toBe(
      'http://site:3000',
    );
  });

  it('has no Redis unless REDIS_URL is set', () => {
    expect(readSettings(right).REDIS_URL).toBeUndefined();
    expect(readSettings({ ...right, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
    for (const url of ['redis://redis:6379', 'rediss://site:word@redis.example:6380/1']) {
      expect(readSettings({ ...right, REDIS_URL: url }).REDIS_URL).toBe(url);
    }
  });

  it.each([
    ['SITE_URL', undefined, 'SITE_URL is not set'],
    ['SITE_URL', '', 'SITE_URL is not set'],
    ['WORDPRESS_URL', 'cms.example', 'WORDPRESS_URL must be a full URL'],
    ['WORDPRESS_URL', 'ftp://cms.example', 'WORDPRESS_URL must be a full URL'],
    ['WEBHOOK_SECRET', 'short', 'WEBHOOK_SECRET must have at least 32 characters'],
    ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES must not be negative'],
    ['TRUSTED_PROXIES', 'one', 'TRUSTED_PROXIES must be a number'],
    ['REDIS_URL', 'https://redis.example', 'REDIS_URL must be a URL such as redis://'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be a URL such as redis://'],
    ['ALLOW_LOCAL_IMAGES', 'yes', 'ALLOW_LOCAL_IMAGES must be 0 or 1'],
  ])('stops at %s = %s and says so', (name, value, message) => {
    expect(() => readSettings({ ...right, [name]: value })).toThrow(message);
  });

  it('names everything that is wrong at once', () => {
    expect(() => readSettings({})).toThrow(/SITE_URL[^]*SUPABASE_ANON_KEY/);
  });
});
