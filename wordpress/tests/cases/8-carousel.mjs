import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { encode } from '../lib/content.mjs';
import { headerFor } from '../lib/supabase.mjs';

const N = '\\HeadlessCompanion\\';
const page = '/wp-admin/admin.php?page=headless-companion-carousel';
const table = 'auralune_carousel';
const contract = JSON.parse(
  readFileSync(new URL('../../contract/carousel.json', import.meta.url), 'utf8'),
);

const words = {
  ...{ title: 'Winter Rooms', button_text: 'See the dates', button_url: '/events' },
  background_image_url: '/images/carousel/winter-retreat.webp',
};

/** Functions with which a test uses the carousel's screen, as the administrator or (with `headers`) as another user. */
async function screenOf({ request, php, submit, supabase }, headers = {}) {
  const { header, request: rows, ...base } = await supabase();
  const all = { ...header, ...headers };
  const html = async (query = '') => (await request(page + query, { headers: all })).text();
  const nonce = (action) =>
    php.quietly(`return wp_create_nonce( 'headless_companion_${action}' );`, headers);
  const send = async (action, fields, more = {}) =>
    submit(
      '/wp-admin/admin-post.php',
      { action: `headless_companion_${action}`, _wpnonce: await nonce(action), ...fields },
      { ...all, ...more },
    );
  return { ...base, header: all, html, rows, nonce, send };
}

/** Replaces all rows of the table by these slides, in this order, and resolves to their ids. */
async function fill(rows, slides) {
  await rows(`${table}?id=gt.0`, { method: 'DELETE' });
  const made = [];
  for (const [index, slide] of slides.entries()) {
    const body = { ...words, active: true, display_order: index + 1, ...slide };
    made.push((await rows(table, { method: 'POST', body }))[0].id);
  }
  return made;
}

const titles = async (rows) =>
  (await rows(`${table}?select=title&order=display_order`)).map(({ title }) => title);

const shape = ({ type, id, action }) => [type, id, action];

const tests = {
  'the shared examples are accepted and refused as by the website': async ({ php, supabase }) => {
    const { header } = await supabase();
    const verdicts = await php.quietly(
      `
      wp_mkdir_p( wp_get_upload_dir()['basedir'] . '/2026/11' );
      touch( wp_get_upload_dir()['basedir'] . '/2026/11/rooms.jpg' );
      $text = strtr( base64_decode( '${Buffer.from(JSON.stringify(contract)).toString('base64')}' ), array( '{content}' => home_url(), '{www}' => str_replace( '://', '://www.', home_url() ), '{supabase}' => ${N}supabase_url(), '{site}' => untrailingslashit( ${N}setting( 'site_url' ) ) ) );
      $contract = json_decode( $text, true );
      foreach ( array( 'shown', 'leftOut' ) as $kind ) {
        foreach ( $contract[ $kind ] as $name => $change ) {
          $result[ $kind ][ $name ] = ${N}errors_in_slide( ${N}slide_to_store( $change + $contract['row'] ) );
        }
      }
      return $result;`,
      header,
    );
    for (const [name, errors] of Object.entries(verdicts.shown))
      assert.deepEqual(errors, [], `a slide "${name}" must be accepted`);
    for (const [name, errors] of Object.entries(verdicts.leftOut)) {
      assert.equal(Object.keys(errors).length, 1, `a slide "${name}" must be refused`);
      assert.match(Object.values(errors)[0], /\w{3}/, `a slide "${name}" must have a message`);
    }
    assert.ok(Object.keys(verdicts.leftOut).length > 10);
  },

  'values that Supabase would refuse are refused before, and URLs of the website are stored as paths':
    async ({ php, supabase }) => {
      const { request } = await supabase();
      const [stored, errors] = await php.quietly(`
        $own = array( home_url( '/wp-content/uploads/a.jpg?x=1' ), ${N}setting( 'site_url' ) . '/de/veranstaltungen#x', '#events', 'https://other.example/a?b=c', ' mailto:a@b.example ' );
        $check = function ( $column, $value ) { $all = ${N}errors_in_slide( ${N}slide_to_store( array( $column => $value ) + ${encode(words)} ) ); return isset( $all[ $column ] ); };
        return array( array_map( '${N}stored_address', $own ), array(
          $check( 'button_url', 'http://other.example' ), $check( 'button_url', 'https://a:b@other.example' ), $check( 'button_url', 'tel:1' ),
          $check( 'title', str_repeat( 'ä', 201 ) ), $check( 'title', str_repeat( 'ä', 200 ) ), $check( 'button_text', str_repeat( 'x', 61 ) ),
          $check( 'background_image_url', '/wp-content/uploads/gone.jpg' ) ) );`);
      assert.deepEqual(stored, [
        ...['/wp-content/uploads/a.jpg?x=1', '/de/veranstaltungen#x', '/#events'],
        ...['https://other.example/a?b=c', 'mailto:a@b.example'],
      ]);
      assert.deepEqual(errors, [true, true, true, true, false, true, true]);
      for (const button_url of stored.slice(1))
        assert.equal(
          (await fill(request, [{ button_url }])).length,
          1,
          `Supabase must accept the link ${button_url}`,
        );
    },

  'a slide is added, edited, switched off and deleted, and each change is reported to the website':
    async (context) => {
      const { changesOf } = context;
      const { html, send, rows } = await screenOf(context);
      await fill(rows, [{ title: 'First' }]);
      const typed = {
        ...words,
        ...{ slide: '0', title: 'Rooms & "Räume" <3 100%20', active: '1', new_tab: '1' },
        ...{ title_de: 'Winterräume', button_text_de: '', button_url_de: '' },
      };
      let response;
      const added = await changesOf(async () => (response = await send('slide_save', typed)));
      assert.match(response.headers.get('location') ?? '', /outcome=saved$/);
      const [, made] = await rows(`${table}?order=display_order`);
      assert.deepEqual(
        [made.title, made.title_de, made.button_text_de, made.button_target, made.display_order],
        ['Rooms & "Räume" <3 100%20', 'Winterräume', null, '_blank', 2],
      );
      assert.deepEqual(added.map(shape), [['carousel', made.id, 'published']]);
      const list = await html('&outcome=saved');
      assert.match(list, /Rooms &amp; &quot;Räume&quot; &lt;3 100%20/);
      assert.match(list, /role="status">The slide is saved\./);

      const form = await html(`&slide=${made.id}`);
      assert.match(form, /name="title_de" value="Winterräume" lang="de" maxlength="200"/);
      assert.match(form, /name="new_tab" value="1" checked/);
      assert.match(form, /data-headless-preview="de"/);
      const edited = await changesOf(() =>
        send('slide_save', { ...typed, slide: String(made.id), title: 'Rooms' }),
      );
      assert.deepEqual(edited.map(shape), [['carousel', made.id, 'updated']]);

      const off = await changesOf(() => send('slide_task', { task: `off-${made.id}` }));
      assert.deepEqual(off.map(shape), [['carousel', made.id, 'unpublished']]);
      assert.match(await html(), /Switched off/);
      const { active, ...hidden } = { ...typed, slide: String(made.id), title: 'Unseen' };
      assert.equal(active, '1');
      assert.deepEqual(await changesOf(() => send('slide_save', hidden), { count: 0 }), []);
      assert.equal((await rows(`${table}?id=eq.${made.id}`))[0].title, 'Unseen');
      assert.deepEqual(
        (await changesOf(() => send('slide_task', { task: `on-${made.id}` }))).map(shape),
        [['carousel', made.id, 'published']],
      );
      const gone = await changesOf(() => send('slide_task', { task: `delete-${made.id}` }));
      assert.deepEqual(gone.map(shape), [['carousel', made.id, 'deleted']]);
      assert.deepEqual(await titles(rows), ['First']);
    },

  'the iframes of the previews have a key, which WordPress renews for users who may edit slides':
    async (context) => {
      const { php, submit } = context;
      const { html } = await screenOf(context);
      assert.match(await html('&slide=new'), /data-headless-key="0\.\d+\./);
      const author = await php.quietly(
        `return wp_insert_user( array( 'user_login' => 'slide-author', 'user_pass' => 'x', 'role' => 'author' ) );`,
      );
      const renewed = async (headers) => {
        const nonce = `return wp_create_nonce( 'heartbeat-nonce' );`;
        const fields = {
          ...{ action: 'heartbeat', _nonce: await php.quietly(nonce, headers), interval: '60' },
          ...{ screen_id: 'front', has_focus: 'true', 'data[headless_slide_key]': 'true' },
        };
        return (await submit('/wp-admin/admin-ajax.php', fields, headers)).json();
      };
      assert.match((await renewed({})).headless_slide_key, /^0\.\d+\./);
      const refused = await renewed({ 'X-Test-User': String(author) });
      assert.equal(refused.headless_slide_key, undefined);
      assert.ok(refused.server_time, 'the heartbeat must still have a response');
    },

  'what the website would leave out is refused at its field, and no input is lost': async (
    context,
  ) => {
    const { html, send, rows } = await screenOf(context);
    const [id] = await fill(rows, [{ title: 'First' }]);
    await send('slide_save', {
      ...{ ...words, slide: String(id), title: 'Typed', title_de: 'Getippt' },
      ...{ button_url: 'javascript:alert(1)', background_image_url: 'https://a.example/a.jpg' },
    });
    const form = await html(`&slide=${id}`);
    assert.match(form, /role="alert"><p>Nothing was saved: some fields need a look\./);
    assert.match(
      form,
      /name="button_url" value="javascript:alert\(1\)" spellcheck="false" aria-invalid="true" aria-describedby="headless-button_url-error headless-button_url-hint"/,
    );
    assert.match(form, /id="headless-background_image_url-error">The website shows pictures of/);
    assert.match(form, /name="title" value="Typed"/);
    assert.deepEqual(await titles(rows), ['First']);
    assert.match(
      await html(`&slide=${id}`),
      /name="title" value="First"/,
      'rejected input must be shown only once, then the saved values',
    );
  },

  'slides are reordered by button and by drag, and slides added meanwhile come last': async (
    context,
  ) => {
    const { request, changesOf } = context;
    const { html, send, rows, header, nonce } = await screenOf(context);
    const [a, b, c] = await fill(rows, [{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
    const moved = await changesOf(() => send('slide_task', { task: `up-${c}` }));
    assert.deepEqual(moved.map(shape), [['carousel', 0, 'updated']]);
    assert.deepEqual(await titles(rows), ['A', 'C', 'B']);
    const same = await changesOf(() => send('slide_task', { task: `up-${a}` }), { count: 0 });
    assert.deepEqual(same, []);
    const list = await html();
    assert.match(list, new RegExp(`value="up-${a}" aria-label="Move up: A" aria-disabled="true"`));
    assert.match(
      list,
      new RegExp(`value="down-${b}" aria-label="Move down: B" aria-disabled="true"`),
    );

    const drag = async (ids, more = {}) => {
      const body = new URLSearchParams({
        ...{ action: 'headless_companion_slide_order', _ajax_nonce: await nonce('slide_task') },
        ...more,
      });
      for (const id of ids) body.append('slides[]', String(id));
      return request('/wp-admin/admin-ajax.php', { method: 'POST', body, headers: header });
    };
    assert.deepEqual(await (await drag([b, 99_999, a])).json(), { success: true });
    assert.deepEqual(await titles(rows), ['B', 'A', 'C']);
    assert.equal((await drag([a, b], { _ajax_nonce: 'forged' })).status, 403);
    assert.deepEqual(await titles(rows), ['B', 'A', 'C']);
  },

  'editing the carousel needs the capability and a nonce': async (context) => {
    const { php, request } = context;
    const [author, editor] = await php.quietly(`return array_map( function ( $role ) {
      return wp_insert_user( array( 'user_login' => "carousel-$role", 'user_pass' => 'x', 'role' => $role ) ); }, array( 'author', 'editor' ) );`);
    const ofAuthor = await screenOf(context, { 'X-Test-User': String(author) });
    const ofEditor = await screenOf(context, { 'X-Test-User': String(editor) });
    const [id] = await fill(ofEditor.rows, [{ title: 'First' }]);
    assert.equal((await request(page, { headers: ofAuthor.header })).status, 403);
    assert.match(await ofEditor.html(), /Add a slide/);
    const task = { task: `delete-${id}` };
    assert.equal((await ofAuthor.send('slide_task', task)).status, 403);
    assert.equal((await ofAuthor.send('slide_save', { ...words, slide: String(id) })).status, 403);
    assert.equal((await ofEditor.send('slide_task', { ...task, _wpnonce: 'forged' })).status, 403);
    assert.deepEqual(await titles(ofEditor.rows), ['First']);
  },

  'without a key, with a wrong one, and when Supabase fails, the screen says so and shows no secret':
    async (context) => {
      const { request, site, supabase } = context;
      const { url, key } = await supabase();
      const shown = async (header) => {
        const response = await request(page, { headers: header });
        assert.equal(response.status, 200);
        return response.text();
      };
      const none = await shown({});
      assert.match(none, /has no key to Supabase yet/);
      assert.match(none, /How to get a key.*sb_secret_.*wp-config\.php/s);
      const wrong = await shown(headerFor(url, 'sb_secret_wrong'));
      assert.match(wrong, /does not accept the key in wp-config\.php/);
      assert.doesNotMatch(wrong, /sb_secret_wrong/);
      assert.match(await shown(headerFor('http://127.0.0.1:1', key)), /did not answer in time/);

      const path = `/rest/v1/${table}?select=*&order=display_order.asc,id.asc`;
      const shownAfter = async (status, body) => {
        site.responses[path] = { status, body };
        return shown(headerFor(site.url, key));
      };
      assert.match(await shownAfter(404, { code: 'PGRST205' }), /supabase db push/);
      assert.match(await shownAfter(500, { message: key }), /answered with an error/);
      assert.doesNotMatch(await shownAfter(500, { message: key }), new RegExp(key));

      const row = { ...contract.row };
      for (const column of ['title_de', 'button_text_de', 'button_url_de']) delete row[column];
      site.responses[`/rest/v1/${table}?select=*&id=eq.1`] = { status: 200, body: [row] };
      const old = await request(`${page}&slide=1`, { headers: headerFor(site.url, key) });
      const form = await old.text();
      assert.match(form, /has no columns for German words yet/);
      assert.doesNotMatch(form, /name="title_de"/);
    },
};

export default tests;
