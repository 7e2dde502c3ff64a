import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { assertDuration } from '../lib/duration.mjs';
import { headerFor } from '../lib/supabase.mjs';

const page = '/wp-admin/admin.php?page=headless-companion-messages';
const table = 'contact_messages';

const message = (more = {}) => ({
  ...{ idempotency_key: randomUUID(), state: 'received', locale: 'en', title: 'Ms' },
  ...{ first_name: 'Änne', last_name: "O'Brien", email: 'aenne@example.org', phone: null },
  ...{ subject: 'General Inquiry', message: 'Good evening', mail_state: 'sent' },
  ...{ mailed_at: '2026-11-20T10:00:01Z', created_at: '2026-11-20T10:00:00Z' },
  ...{ read_at: null, done_at: null },
  ...more,
});

const suspect = (more) => message({ state: 'suspect', mail_state: null, mailed_at: null, ...more });

const plain = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Functions with which a test uses the screen of messages, as the administrator or (with `headers`) as another user.
 */
async function screenOf({ request, php, submit, supabase }, headers = {}) {
  const { header, request: rows, ...base } = await supabase();
  const all = { ...header, ...headers };
  const open = async (query = '') => {
    const response = await request(page + query, { headers: all });
    const html = await response.text();
    const [, body = ''] = /<tbody id="the-list"[^>]*>(.*?)<\/tbody>/s.exec(html) ?? [];
    const shown = [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => plain(row));
    const [, unread] = /Messages <span class="awaiting-mod count-(\d+)"/.exec(html) ?? [];
    return { status: response.status, html, shown, unread: Number(unread ?? 0) };
  };
  const send = async (task, ids, more = {}) => {
    const nonce = await php.quietly(
      `return wp_create_nonce( 'headless_companion_messages' );`,
      headers,
    );
    const fields = { task, _wpnonce: nonce, ...more };
    ids.forEach((id, index) => (fields[`messages[${index}]`] = id));
    return submit(page, fields, all);
  };
  const fill = async (list) => {
    await rows(`${table}?created_at=gt.2000-01-01`, { method: 'DELETE' });
    const made = await rows(table, { method: 'POST', body: list });
    return made.map(({ id }) => id);
  };
  const one = async (id) => (await rows(`${table}?id=eq.${id}`))[0];
  return { ...base, header: all, open, send, fill, one, rows };
}

const tests = {
  'the newest message comes first, the menu counts unread messages, and filters reduce the list':
    async (context) => {
      const { open, fill } = await screenOf(context);
      await fill([
        message({ first_name: 'Old', created_at: '2026-11-01T10:00:00Z' }),
        message({ first_name: 'New', subject: 'Booking Session', message: '<b>Soul</b> & song' }),
        message({ first_name: 'Read', read_at: '2026-11-20T11:00:00Z' }),
        message({
          first_name: 'Finished',
          read_at: '2026-11-20T11:00:00Z',
          done_at: '2026-11-20T12:00:00Z',
        }),
        message({ first_name: 'Lost', mail_state: 'failed', mailed_at: null }),
        suspect({ first_name: 'Robot' }),
      ]);
      const { shown, unread, html } = await open();
      assert.equal(shown.length, 5);
      assert.match(shown[4], /^Old O&#039;Brien/);
      assert.equal(unread, 3);
      assert.match(html, /&lt;b&gt;Soul&lt;\/b&gt; &amp; song/);
      assert.match(html, /<span class="screen-reader-text">3 unread messages/);
      const names = async (query) =>
        (await open(query)).shown.map((row) => row.split(' ')[0]).sort();
      assert.deepEqual(await names('&view=unread'), ['Lost', 'New', 'Old']);
      assert.deepEqual(await names('&view=open'), ['Lost', 'New', 'Old', 'Read']);
      assert.deepEqual(await names('&view=done'), ['Finished']);
      assert.deepEqual(await names('&view=failed'), ['Lost']);
      assert.deepEqual(await names('&view=suspect'), ['Robot']);
      assert.deepEqual(await names('&subject=Booking+Session'), ['New']);
      assert.deepEqual(await names('&s=SOUL'), ['New']);
      assert.match((await open('&s=nobody')).html, /There is no message here\./);
    },

  'a message is read, answered in the visitor’s language, and no longer unread': async (
    context,
  ) => {
    const { open, fill, one } = await screenOf(context);
    const text = `Grüezi\n<script>alert(1)</script>\n${'Wort '.repeat(390)}`;
    const [id] = await fill([
      message({ locale: 'de', subject: 'Booking Group Session', message: text, phone: '+41 1' }),
      message({ first_name: 'Other' }),
    ]);
    assert.equal((await open()).unread, 2);
    const { html, unread } = await open(`&opened=${id}`);
    assert.equal(unread, 1);
    assert.ok((await one(id)).read_at);
    assert.match(html, /Grüezi<br \/>\s*&lt;script&gt;/);
    assert.match(
      plain(html),
      /Booking Group Session Received .* aenne@example\.org Telephone \+41 1/,
    );
    const [, href] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
    const address = new URL(href.replaceAll('&#038;', '&').replaceAll('&amp;', '&'));
    assert.equal(decodeURIComponent(address.pathname), 'aenne@example.org');
    assert.equal(address.searchParams.get('subject'), 'Re: Gruppensitzung buchen');
    assert.match(
      address.searchParams.get('body') ?? '',
      /^\r\n\r\nAm 20\.11\.2026 schrieb Änne O'Brien:\r\n> Grüezi\r\n> <script>alert\(1\)<\/script>\r\n/,
    );
    assert.ok(address.href.length < 2000);
    assert.equal((await open('&opened=none')).shown.length, 2);
  },

  'messages are marked, mailed again, no longer suspected and deleted, one or many': async (
    context,
  ) => {
    const { open, send, fill, one } = await screenOf(context);
    const [first, second, robot] = await fill([message(), message(), suspect()]);
    const done = await send('done', [first, second]);
    assert.match(done.headers.get('location') ?? '', /outcome=changed&count=2$/);
    assert.ok((await one(first)).done_at && (await one(second)).read_at);
    assert.match((await open('&outcome=changed&count=2')).html, /2 messages were changed\./);
    await send('undone', [first]);
    await send('unread', [second]);
    assert.equal((await one(first)).done_at, null);
    assert.equal((await one(second)).read_at, null);
    await send('mail', [first]);
    await send('trust', [robot]);
    for (const id of [first, robot]) {
      const { state, mail_state, mailed_at } = await one(id);
      assert.deepEqual([state, mail_state, mailed_at], ['received', 'waiting', null]);
    }
    assert.match((await open()).html, /Its mail waits/);
    const gone = await send('delete', [first, randomUUID(), 'x,id=neq.1']);
    assert.match(gone.headers.get('location') ?? '', /outcome=deleted&count=1$/);
    assert.deepEqual([await one(first), typeof (await one(second))], [undefined, 'object']);
    await send('nonsense', [second]);
    assert.ok(await one(second));
  },

  'the number of a page that somebody types leads to this page of the same list': async (
    context,
  ) => {
    const { send, fill, one } = await screenOf(context);
    const [id] = await fill([message()]);
    const from = { _wp_http_referer: `${page}&view=open&s=aenne&paged=2&outcome=changed&count=1` };
    for (const chosen of [[], [id]]) {
      const { status, headers } = await send('', chosen, { paged: '3', ...from });
      assert.equal(status, 302);
      assert.match(headers.get('location') ?? '', /-messages&view=open&s=aenne&paged=3$/);
    }
    const done = await send('done', [id], { paged: '2', ...from });
    assert.match(done.headers.get('location') ?? '', /&paged=2&outcome=changed&count=1$/);
    assert.ok((await one(id)).done_at);
    const forged = await send('', [], { paged: '3', _wpnonce: 'forged' });
    assert.equal(forged.status, 403);
  },

  'reading messages needs the capability, and changing one needs a nonce': async (context) => {
    const { php } = context;
    const [author, editor] = await php.quietly(`return array_map( function ( $role ) {
      return wp_insert_user( array( 'user_login' => "messages-$role", 'user_pass' => 'x', 'role' => $role ) ); }, array( 'author', 'editor' ) );`);
    const ofAuthor = await screenOf(context, { 'X-Test-User': String(author) });
    const ofEditor = await screenOf(context, { 'X-Test-User': String(editor) });
    const [id] = await ofEditor.fill([message()]);
    for (const query of ['', `&opened=${id}`]) {
      const { status, html } = await ofAuthor.open(query);
      assert.equal(status, 403);
      assert.doesNotMatch(html, /Brien|headless-companion-messages/);
    }
    assert.equal((await ofAuthor.send('delete', [id])).status, 403);
    assert.equal((await ofEditor.open()).shown.length, 1);
    assert.equal((await ofEditor.send('delete', [id], { _wpnonce: 'forged' })).status, 403);
    assert.equal((await ofEditor.one(id)).read_at, null);
    await ofEditor.send('delete', [id]);
    assert.equal(await ofEditor.one(id), undefined);
  },

  'ten thousand messages are opened within a second': async (context) => {
    const { open, fill, rows } = await screenOf(context);
    await fill([message({ first_name: 'Needle', message: 'In a haystack' })]);
    // Inserted in batches, because the local Supabase fails with more than 32,767 values in one request.
    for (let batch = 0; batch < 20; batch++)
      await rows(`${table}?select=id&limit=1`, {
        method: 'POST',
        body: Array.from({ length: 500 }, (_, index) =>
          message({
            created_at: new Date(
              Date.UTC(2026, 10, 19) - (batch * 500 + index) * 6e4,
            ).toISOString(),
            message: 'Good evening. '.repeat(40),
          }),
        ),
      });
    await open();
    for (const [query, count] of [
      ['', 20],
      ['&paged=501', 1],
      ['&s=haystack', 1],
      ['&view=unread&subject=General+Inquiry', 20],
    ]) {
      const since = performance.now();
      const { shown, unread } = await open(query);
      const took = performance.now() - since;
      assert.deepEqual([query, shown.length, unread], [query, count, 10_001]);
      // PHP in WebAssembly takes half a second and more for any page of the admin screens.
      assertDuration(
        took,
        context.wordpress.isHost ? 1_000 : 5_000,
        `a page of messages (${query})`,
      );
    }
    await fill([message()]);
  },

  'the heartbeat updates the number in the menu, and no page waits for Supabase': async (
    context,
  ) => {
    const { php, request, supabase } = context;
    const { header, fill, open, key } = await screenOf(context);
    await fill([message(), message()]);
    await php.quietly(`delete_transient( 'headless_companion_unread' );`);
    const menu = async (headers) => {
      const html = await (await request('/wp-admin/tools.php', { headers })).text();
      return /Messages <span class="awaiting-mod count-(\d+)"/.exec(html)?.[1];
    };
    assert.equal(await menu(header), undefined);
    const beat = async () => {
      const nonce = await php.quietly(`return wp_create_nonce( 'heartbeat-nonce' );`);
      const body = new URLSearchParams({ action: 'heartbeat', _nonce: nonce, screen_id: 'tools' });
      await (
        await request('/wp-admin/admin-ajax.php', { method: 'POST', body, headers: header })
      ).text();
    };
    await beat();
    for (let tries = 0; tries < 50 && (await menu(header)) !== '2'; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await menu(header), '2');

    const { url } = await supabase();
    const timed = async (headers) => {
      const since = performance.now();
      assert.equal(await menu(headers), '2');
      return performance.now() - since;
    };
    // Nothing responds at this address: a page that sends a request to Supabase would wait until the plugin's timeout.
    const rounds = [];
    for (let round = 0; round < 3; round++)
      rounds.push((await timed(headerFor('http://10.255.255.1', key))) - (await timed(header)));
    assertDuration(
      Math.min(...rounds),
      2_000,
      'a page while Supabase does not respond, compared with a page while it does,',
    );
    assert.ok(url && (await open()).unread === 2);
  },

  'without a key, with a wrong one, and when Supabase fails, the screen says so and shows no secret':
    async ({ request, site, supabase }) => {
      const { url, key } = await supabase();
      const shown = async (header, query = '') => {
        const response = await request(page + query, { headers: header });
        assert.equal(response.status, 200);
        return response.text();
      };
      assert.match(await shown({}), /has no key to Supabase yet.*How to get a key/s);
      assert.match(await shown({}, `&opened=${randomUUID()}`), /has no key to Supabase yet/);
      const wrong = await shown(headerFor(url, 'sb_secret_wrong'));
      assert.match(wrong, /does not accept the key/);
      assert.doesNotMatch(wrong, /sb_secret_wrong/);
      assert.match(await shown(headerFor('http://127.0.0.1:1', key)), /did not answer in time/);
      const path = '/rest/v1/rpc/find_contact_messages';
      for (const { status, body, words } of [
        { status: 404, body: { code: 'PGRST202' }, words: /supabase db push/ },
        { status: 500, body: { message: key }, words: /answered with an error/ },
        { status: 200, body: { unexpected: true }, words: /answered with an error/ },
      ]) {
        site.responses[path] = { status, body };
        const html = await shown(headerFor(site.url, key));
        assert.match(html, words);
        assert.doesNotMatch(html, new RegExp(key));
      }
    },
};

export default tests;
