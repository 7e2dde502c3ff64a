import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';

import { event, make } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';
const path = '/api/item-status';
const seconds = () => Math.floor(Date.now() / 1000);

const status = async (rest, id, headers) =>
  (await rest('GET', `/wp/v2/headless-status/${id}`, undefined, headers)).body;

/** The state of a page in the format of the site's response. */
const page = (language, facts = {}) => ({
  ...{ language, path: language === 'de' ? '/de/2026/11/said' : '/2026/11/said', status: 200 },
  ...{ isFresh: true, dataFrom: seconds() + 1, since: seconds() + 1, ...facts },
});

const shown = (en = {}, de = {}) => ({
  status: 200,
  body: { now: seconds(), pages: [page('en', en), page('de', de)] },
});

const saved = async ({ php, rest, callsOf, untilSent }, fields = {}) => {
  const id = await make(php, { post_title: 'Said', post_content: 'Words', ...fields });
  await callsOf(() => rest('POST', `/wp/v2/posts/${id}`, { title: 'Said again' }));
  await untilSent();
  return id;
};

const tests = {
  'the site reports since when a change is on its pages, and the request has a separate signature':
    async (context) => {
      const { rest, site, SECRET } = context;
      const id = await saved(context, { meta_input: { _headless_de_content: 'Gesagt' } });
      const since = seconds() + 2;
      site.responses = { [path]: shown({ since: since - 1 }, { since }) };
      const requestedAt = Date.now();
      const response = await status(rest, id);
      const took = Math.ceil((Date.now() - requestedAt) / 1000);
      assert.deepEqual([response.state, response.isGood, response.again], ['shown', true, 0]);
      assert.equal(response.hasGermanVersion, true);
      // WordPress compares the site's clock in the response with its own clock, and corrects the time. The response
      // takes up to `took` seconds, so the corrected time may be later by as much.
      const texts = Array.from({ length: took + 1 }, (_, later) => {
        const time = new Date((since + later) * 1000).toISOString().slice(11, 19);
        return `On the website since ${time} in English and German.`;
      });
      assert.ok(
        texts.includes(response.text),
        `the text must have the right time: ${response.text}`,
      );
      assert.deepEqual(
        response.pages.map(({ language, url }) => [language, url]),
        [
          ['en', `${site.url}/2026/11/said`],
          ['de', `${site.url}/de/2026/11/said`],
        ],
      );
      const { headers, raw } = site.requests.at(-1);
      assert.equal(JSON.parse(raw).type, 'post');
      assert.equal(JSON.parse(raw).slug, (await rest('GET', `/wp/v2/posts/${id}`)).body.slug);
      const [, t, signature] =
        /^t=(\d+),v1=([\w-]{43})$/.exec(headers['x-question-signature']) ?? [];
      const key = createHmac('sha256', SECRET).update('headless-item-status-v1').digest();
      const content = `${t}.${createHash('sha256').update(raw).digest('hex')}`;
      assert.equal(signature, createHmac('sha256', key).update(content).digest('base64url'));

      site.responses = { [path]: shown({ since: null }) };
      assert.equal((await status(rest, id)).text, 'On the website in English and German.');
      const english = await saved(context);
      const alone = await status(rest, english);
      assert.match(alone.text, /in English\. German pages show the English/);
      assert.equal(alone.hasGermanVersion, false);
    },

  'the status claims nothing that the site has not reported': async (context) => {
    const { rest, site } = context;
    const id = await saved(context);
    const said = async (response) => {
      site.responses = { [path]: response };
      const { state, isGood, again, text } = await status(rest, id);
      assert.doesNotMatch(text, /On the website/);
      return [state, isGood, again > 0];
    };
    const stale = { isFresh: false, since: null };
    assert.deepEqual(await said(shown({}, stale)), ['rendering', true, true]);
    assert.deepEqual(await said(shown({ dataFrom: seconds() - 900 })), ['unknown', false, true]);
    assert.deepEqual(await said(shown({ status: 404 })), ['missing', false, true]);
    assert.deepEqual(await said(shown({ status: 308 })), ['moved', false, true]);
    assert.deepEqual(await said(shown({}, { status: 503 })), ['broken', false, true]);
    assert.deepEqual(await said({ status: 503 }), ['silent', false, true]);
    assert.deepEqual(await said({ status: 401 }), ['strange', false, true]);
    assert.deepEqual(await said({ status: 404 }), ['outdated', false, true]);
    assert.deepEqual(await said({ status: 200, body: { pages: [] } }), ['outdated', false, true]);
  },

  'a pending change has a status with since when, why, and when it is sent again': async ({
    php,
    rest,
    callsOf,
    untilSent,
    site,
  }) => {
    site.responses = { [path]: shown() };
    const id = await make(php, { post_title: 'Said', post_content: 'Words' });
    const after = async (code) => {
      site.status = code;
      await callsOf(() => rest('POST', `/wp/v2/posts/${id}`, { title: `Said ${code}` }));
      // The status is the one after the site's response.
      await untilSent();
      return status(rest, id);
    };
    const refused = await after(401);
    assert.deepEqual([refused.state, refused.isGood], ['refused', false]);
    assert.match(refused.text, /does not know the secret/);
    assert.match(refused.advice, /tries again by itself at \d\d:\d\d:\d\d\..*same secret/);
    assert.match((await after(422)).text, /refuses the change of .* \(HTTP 422\)/);
    const failing = await after(503);
    assert.deepEqual([failing.state, failing.pages.length], ['failing', 2]);
    const since = await php.quietly(
      `$row = ${N}newest_delivery_of( get_post( ${id} ) ); return ${N}short_time( (int) $row->created_at );`,
    );
    assert.ok(failing.text.includes(since));
    await php.quietly(
      `global $wpdb; $wpdb->update( ${N}queue_table(), array( 'http_status' => 0, 'error' => 'Connection refused' ), array( 'status' => 'pending' ) );`,
    );
    const unreachable = await status(rest, id);
    assert.equal(unreachable.state, 'unreachable');
    assert.match(unreachable.text, /cannot be reached \(Connection refused\)/);
    site.status = 202;
    await php(`${N}make_due(); ${N}deliver();`);
    assert.equal((await status(rest, id)).state, 'shown');
  },

  'a save whose delivery is not queued yet does not get the status of an older one': async ({
    php,
    rest,
    site,
  }) => {
    site.responses = { [path]: shown() };
    const id = await make(php, { post_title: 'Just said' });
    const response = await status(rest, id);
    assert.deepEqual([response.state, response.again], ['sending', 1]);
    assert.equal(site.requests.filter(({ raw }) => raw.includes('just-said')).length, 0);
  },

  'an item that visitors do not see has a status without a request': async ({
    php,
    rest,
    site,
  }) => {
    site.responses = { [path]: shown() };
    const before = site.requests.length;
    const state = async (fields) => {
      const { state, text, pages } = await status(rest, await make(php, fields));
      assert.match(text, /^Not on the website/);
      assert.deepEqual(pages, []);
      return state;
    };
    assert.equal(await state({ post_title: 'D', post_status: 'draft' }), 'draft');
    assert.equal(await state({ post_title: 'P', post_status: 'private' }), 'private');
    const later = { post_title: 'F', post_status: 'future', post_date: '2036-01-01 10:00:00' };
    assert.equal(await state(later), 'scheduled');
    const overdue = await make(php, later);
    await php.quietly(
      `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ), array( 'ID' => ${overdue} ) ); clean_post_cache( ${overdue} );`,
    );
    const late = await status(rest, overdue);
    assert.equal(late.state, 'overdue');
    assert.match(late.advice, /WP-Cron/);
    assert.equal(site.requests.length, before);
  },

  'an event without a poster says that no list shows it, one without a day that no page does':
    async ({ php, rest, site }) => {
      const old = { post_date: '2026-01-01 10:00:00' };
      const id = await make(php, event('Bare', {}, old));
      await php.quietly(
        `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2026-01-01 10:00:00', 'post_modified_gmt' => '2026-01-01 10:00:00' ), array( 'ID' => ${id} ) ); clean_post_cache( ${id} );`,
      );
      site.responses = { [path]: shown({ status: 404 }, { status: 404 }) };
      const absent = await status(rest, id);
      assert.equal(absent.state, 'missing');
      assert.match(absent.advice, /Without a day/);
      assert.match(absent.notes.join(), /Without a poster/);
      await php.quietly(`update_post_meta( ${id}, 'start_date', '2036-01-01' );`);
      site.responses = { [path]: shown() };
      const listed = await status(rest, id);
      assert.deepEqual([listed.state, listed.advice], ['shown', '']);
      assert.match(listed.notes.join(), /Without a poster/);
    },

  'only users who may edit the post get its status, in their own language': async ({
    php,
    rest,
    request,
    site,
  }) => {
    site.responses = { [path]: shown() };
    const id = await make(php, { post_title: 'Mine', post_status: 'draft' });
    const writer = await php.quietly(
      `return wp_insert_user( array( 'user_login' => 'status-author', 'user_pass' => 'x', 'role' => 'author' ) );`,
    );
    assert.equal((await status(rest, id, { 'X-Test-User': '0' })).code, 'rest_forbidden');
    assert.equal(
      (await status(rest, id, { 'X-Test-User': String(writer) })).code,
      'rest_forbidden',
    );
    assert.equal((await status(rest, 999999)).code, 'rest_forbidden');
    const german = await status(rest, id, { 'X-Test-Locale': 'de_DE' });
    assert.match(german.text, /Entwurf/);
    await php.quietly(`update_option( 'test_classic', 1 );`);
    const screen = await (await request(`/wp-admin/post.php?post=${id}&action=edit`)).text();
    await php.quietly(`delete_option( 'test_classic' );`);
    assert.match(screen, /id="headless-status-box"[^]*role="status">Asking the website/);
    assert.match(screen, new RegExp(`\\{"post":${id},"deliveries":`));
  },
};

export default tests;
