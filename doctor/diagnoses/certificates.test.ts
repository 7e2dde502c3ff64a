import { now, contextWith } from '../testing/context';
import { checkCertificates } from './certificates.mjs';

const inDays = (days: number, trouble = '') => ({
  validTo: new Date(now + days * 86_400_000 + 1000),
  trouble,
});
const certificates: Record<string, ReturnType<typeof inDays>> = {
  'site.example': inDays(60),
  'cms.example': inDays(60),
  'data.example': inDays(60),
};
const check = (some: typeof certificates = {}, settings = {}) =>
  checkCertificates(
    contextWith({}, settings).context,
    async (host) => ({ ...certificates, ...some })[host]!,
  );

describe('TLS', () => {
  it('is fine while all certificates are valid for weeks', async () => {
    const findings = await check();

    expect(findings).toMatchObject([{ state: 'fine' }]);
    expect(findings[0]!.words).toContain('SITE_URL has a certificate for 60 days');
  });

  it.each([
    ['site.example', inDays(5), 'warning', 'SITE_URL: its certificate expires in 5 days'],
    ['site.example', inDays(1), 'warning', 'SITE_URL: its certificate expires in 1 day.'],
    ['cms.example', inDays(-1), 'failure', 'WORDPRESS_URL: its certificate expired 1 day ago'],
    ['cms.example', inDays(-3), 'failure', 'WORDPRESS_URL: its certificate expired 3 days ago'],
    ['data.example', inDays(9, 'is for another name'), 'failure', 'SUPABASE_URL: is for another'],
  ])('is reported as a problem: %s', async (host, certificate, state, words) => {
    const findings = await check({ [host]: certificate });

    expect(findings).toMatchObject([
      { state: 'fine' },
      { state, words: expect.stringContaining(words), next: expect.any(String) },
    ]);
  });

  it('is missing on a public host, is not needed on this machine, or cannot be checked', async () => {
    expect(await check({}, { WORDPRESS_URL: 'http://cms.example' })).toMatchObject([
      { state: 'fine' },
      { state: 'warning', words: expect.stringContaining('WORDPRESS_URL is plain http') },
    ]);
    expect(await check({}, { WORDPRESS_URL: 'http://127.0.0.1:8080' })).toMatchObject([
      { state: 'fine', words: expect.stringContaining('WORDPRESS_URL is on this machine') },
    ]);
    const refused = () => Promise.reject({ code: 'ECONNREFUSED' });
    expect(await checkCertificates(contextWith().context, refused)).toMatchObject(
      Array(3).fill({
        state: 'failure',
        words: expect.stringContaining('no server listens there'),
      }),
    );
  });
});
