import { now, contextWith } from '../testing/context';
import { requestContactFunction } from './contact-function.mjs';
import { fetchPluginReport, signed } from './plugin-report.mjs';
import { lookAtWordpress, publicVersion } from './wordpress.mjs';

const index = { json: { routes: { '/wp/v2/posts': {} } } };
const date = new Date(now + 90_000).toUTCString();
const report = {
  ...{ plugin: '1.0.0', wordpress: '6.5', php: '8.3', time: 1, site: 'https://site.example' },
  ...{ cron: { seen: 1, overdue: 0 }, deliveries: { waiting: 0, failed: 0 } },
};

/** A plugin that knows one secret. */
const pluginWith =
  (secret: string, proof = signed) =>
  (init?: RequestInit) => {
    const header = new Headers(init!.headers).get('x-headless-check')!;
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header)!;
    const body = String(init!.body);
    return signature === signed(`${time}.${body}`, secret)
      ? { json: { ...report, proof: proof(`answer.${body}`, secret) } }
      : { status: 401 };
  };

describe('what WordPress publishes', () => {
  it('is its routes, and how its clock differs', async () => {
    const { context } = contextWith({ '/wp-json/': { ...index, headers: { date } } });
    const wordpress = await lookAtWordpress(context);

    expect(wordpress).toMatchObject({ rest: 'pretty', routes: ['/wp/v2/posts'] });
    expect(Math.abs(wordpress.clock! - 90_000)).toBeLessThan(1_000);
  });

  it('is found behind plain permalinks, where its front page responds for /wp-json', async () => {
    const { context } = contextWith({ '/wp-json/': { status: 200 }, '?rest_route=/': index });

    expect((await lookAtWordpress(context)).rest).toBe('plain');
  });

  it('is nothing without a response, or when another server responds', async () => {
    for (const given of [{ trouble: 'away' }, { json: 'pong' }])
      expect(
        (await lookAtWordpress(contextWith({ 'cms.example': given }).context)).rest,
      ).toBeNull();
  });

  it('is its version, in the feed', async () => {
    const feed = '<generator>https://wordpress.org/?v=6.5.2</generator>';

    expect(await publicVersion(contextWith({ 'feed=rss2': { json: feed } }).context)).toBe('6.5.2');
    expect(await publicVersion(contextWith().context)).toBeNull();
  });
});

describe('what the plugin reports to a client with the secret', () => {
  const settings = {
    WEBHOOK_SECRET: 'the-secret-of-today-as-the-site-has-it',
    WEBHOOK_SECRET_PREVIOUS: 'the-secret-of-yesterday-still-accepted',
  };
  const fetchReport = async (response: ReturnType<typeof pluginWith>) => {
    const { context, requests } = contextWith({ '/headless-check': response }, settings);
    const wordpress = { rest: 'pretty', routes: [], clock: 90_000, response: null! } as const;
    return { requests, found: await fetchPluginReport(context, wordpress) };
  };

  it('is reported for the current and for the previous secret', async () => {
    for (const [name, secret] of Object.entries(settings)) {
      const { found } = await fetchReport(pluginWith(secret));

      expect(found).toMatchObject({ secret: name, report: { plugin: '1.0.0' } });
    }
  });

  it('is requested with the time of WordPress in the signature, and without the secret itself', async () => {
    const { requests } = await fetchReport(pluginWith(settings.WEBHOOK_SECRET));
    const sent = JSON.stringify(requests);

    expect(sent).toContain(`t=${(now + 90_000) / 1000},`);
    for (const secret of Object.values(settings)) expect(sent).not.toContain(secret);
  });

  it('is ignored when the response does not prove that the server has the secret', async () => {
    const { found } = await fetchReport(pluginWith(settings.WEBHOOK_SECRET, () => '0'.repeat(64)));

    expect(found).toMatchObject({ report: null, secret: null, status: 200 });
    expect((await fetchReport(pluginWith('another'))).found).toMatchObject({
      report: null,
      status: 401,
    });
  });
});

describe('what the contact form’s function reports', () => {
  const test = { mail: 'sent', state: { ranAgo: 3, late: 0, failed: 0 } };

  it('is requested with its secret, with or without a test mail', async () => {
    for (const mayMail of [true, false]) {
      const { context, requests } = contextWith({ '/functions/v1/': { json: test } });

      expect((await requestContactFunction({ ...context, mayMail })).test).toEqual(test);
      expect(JSON.parse(String(requests[0]!.init!.body))).toEqual({ test: true, mail: mayMail });
    }
  });

  it('is nothing when the response is something else', async () => {
    const { context } = contextWith({ '/functions/v1/': { json: {} } });

    expect((await requestContactFunction(context)).test).toBeNull();
  });
});
