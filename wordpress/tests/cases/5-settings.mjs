import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const N = '\\HeadlessCompanion\\';
const page = async (request) =>
  (await request('/wp-admin/options-general.php?page=headless-companion')).text();
const press = async ({ php, submit }, task, row = 0) =>
  submit('/wp-admin/admin-post.php', {
    action: 'headless_companion_action',
    task,
    row,
    _wpnonce: await php(`return wp_create_nonce( 'headless_companion_action' );`),
  });

const tests = {
  'constants are shown read-only and no secret is ever printed': async ({
    request,
    SECRET,
    site,
  }) => {
    const html = await page(request);
    assert.match(html, /Set by HEADLESS_SITE_URL in wp-config\.php/);
    assert.ok(html.includes(`value="${site.url}" readonly`));
    assert.ok(!html.includes(SECRET));
    assert.match(html, new RegExp(`ends in ${SECRET.slice(-4)}`));
  },

  'invalid settings are refused with a reason, and do not replace valid ones': async ({ php }) => {
    const check = (input) =>
      php(
        `global $wp_settings_errors; $wp_settings_errors = array(); update_option( 'headless_companion_settings', array( 'internal_url' => 'http://site:3000', 'next_secret' => str_repeat( 'a', 32 ) ) ); $wp_settings_errors = array(); $checked = ${N}check_settings( json_decode( '${JSON.stringify(input)}', true ) ); delete_option( 'headless_companion_settings' ); return array( $checked, wp_list_pluck( $wp_settings_errors, 'message' ) );`,
      );
    for (const wrong of ['ftp://a.example', 'javascript:alert(1)', 'example', 'http://']) {
      const [kept, messages] = await check({ internal_url: wrong });
      assert.equal(kept.internal_url, 'http://site:3000', `${wrong} must not be saved`);
      assert.match(messages[0], /must start with https/);
    }
    const [short, messages] = await check({ next_secret: 'short' });
    assert.equal(short.next_secret, 'a'.repeat(32));
    assert.match(messages[0], /at least 32 characters; this one has 5/);
    assert.deepEqual(await check({ internal_url: ' https://site.example/ ', next_secret: '' }), [
      { internal_url: 'https://site.example', next_secret: 'a'.repeat(32) },
      [],
    ]);
  },

  '"Send test" sends now and shows the outcome, good or bad': async (context) => {
    const { site, request, callsOf } = context;
    const outcome = async () => {
      const { result, calls } = await callsOf(() => press(context, 'test'));
      assert.equal(calls[0].body.changes[0].type, 'test');
      return (
        await request(
          new URL(result.headers.get('location')).pathname +
            new URL(result.headers.get('location')).search,
        )
      ).text();
    };
    assert.match(await outcome(), /Delivered: test \(HTTP 202/);
    site.status = 401;
    assert.match(await outcome(), /Not delivered: test\. The site said: HTTP 401/);
    await sleep(100);
    assert.match(await page(request), /headless-state-test-failed/);
  },

  '"Refresh everything" and "Retry now" do what they say': async (context) => {
    const { site, php, callsOf } = context;
    await php(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${N}queue_table() );`);
    site.status = 500;
    const { calls } = await callsOf(() => press(context, 'refresh'));
    assert.deepEqual(
      calls[0].body.changes.map(({ type, action }) => [type, action]),
      [['settings', 'updated']],
    );
    site.status = 202;
    const [row] = await php(`return ${N}recent_deliveries();`);
    const again = await callsOf(() => press(context, 'retry', row.id));
    assert.equal(again.calls[0].raw, calls[0].raw);
    assert.equal((await php(`return ${N}recent_deliveries();`))[0].status, 'delivered');
  },

  'a notice says when a delivery was merged into a pending one': async (context) => {
    const { site, php, request } = context;
    site.status = 202;
    await php.quietly(`${N}enqueue( array( ${N}plain_change( 'attachment', 3, 'updated' ) ) );`);
    const { pathname, search } = new URL((await press(context, 'refresh')).headers.get('location'));
    assert.match(await (await request(pathname + search)).text(), /Sent together with what waited/);
    const [row] = await php(`return ${N}recent_deliveries();`);
    assert.deepEqual([row.status, row.changes], ['delivered', '2']);
  },

  'buttons need a nonce and the capability to edit others’ posts': async ({
    php,
    submit,
    request,
    callsOf,
  }) => {
    const { calls } = await callsOf(
      async () => {
        assert.equal(
          (
            await submit('/wp-admin/admin-post.php', {
              action: 'headless_companion_action',
              task: 'test',
              _wpnonce: 'wrong',
            })
          ).status,
          403,
        );
        const author = await php(
          `return wp_insert_user( array( 'user_login' => 'no-admin', 'user_pass' => 'x', 'role' => 'author' ) );`,
        );
        const nonce = await php(
          `wp_set_current_user( ${author} ); return wp_create_nonce( 'headless_companion_action' );`,
        );
        const response = await request('/wp-admin/admin-post.php', {
          method: 'POST',
          headers: { 'X-Test-User': String(author) },
          body: new URLSearchParams({
            action: 'headless_companion_action',
            task: 'test',
            _wpnonce: nonce,
          }),
        });
        assert.equal(response.status, 403);
      },
      { count: 0 },
    );
    assert.equal(calls.length, 0);
  },

  'editors find the screens and fields': async ({ request, php }) => {
    const category = await (await request('/wp-admin/edit-tags.php?taxonomy=category')).text();
    assert.match(category, /German name/);
    const edit = await (await request('/wp-admin/term.php?taxonomy=category&tag_ID=1')).text();
    assert.match(edit, /name="_headless_de_name"/);
    const block = await (await request('/wp-admin/post.php?post=1&action=edit')).text();
    assert.match(block, /german-panel\.js/);
    assert.equal(await php(`return headless_companion_site_url( '/x' ) !== '';`), true);
  },

  'a page is complete, whatever ticket for the second request comes with it': async ({
    request,
    php,
  }) => {
    const valid = await php.quietly(`return ${N}loopback_ticket( time() );`);
    for (const ticket of [`${Math.floor(Date.now() / 1000)}.forged`, 'nonsense', '', valid])
      for (const path of ['/?rest_route=/', '/wp-login.php', '/?headless-deliver=1&p=1']) {
        const response = await request(path, {
          headers: { 'X-Headless-Deliver': ticket, 'X-Test-User': '0' },
        });
        assert.ok(
          (await response.text()).length > 100 || response.status >= 300,
          `${path} must be complete with the ticket "${ticket}"`,
        );
      }
  },

  'the second request needs only its own URL and a valid ticket to deliver': async ({
    request,
    php,
    callsOf,
  }) => {
    const send = (ticket) =>
      request('/wp-cron.php?headless-deliver=1', {
        method: 'POST',
        headers: { 'X-Headless-Deliver': ticket, 'X-Test-User': '0' },
      });
    const [ticket] = await php.quietly(
      `return array( ${N}loopback_ticket( time() ), ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ) );`,
    );
    const { calls } = await callsOf(() => send(ticket));
    assert.equal(calls.length, 1);
  },

  '"Send test" says so when the database does not store it': async (context) => {
    const { php, request } = context;
    await php.quietly(`update_option( 'test_refuse_queue', 1 );`);
    const response = await press(context, 'test');
    await php.quietly(`delete_option( 'test_refuse_queue' );`);
    assert.equal(response.status, 302);
    const { pathname, search } = new URL(response.headers.get('location'));
    assert.match(await (await request(pathname + search)).text(), /The database did not store/);
  },

  'uninstalling removes the plugin’s data and keeps the editors’ content': async ({ php }) => {
    const left = await php(`
      update_post_meta( 1, '_headless_de_title', 'Bleibt' ); update_option( 'headless_companion_settings', array( 'site_url' => 'https://a.example' ) );
      ${N}wake_up_at( time() + 60 );
      set_transient( 'headless_companion_refused_1_1', 'x', 3600 );
      update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'headless-companion' => array( 'opened-event' => true ), 'core' => array( 'x' => true ) ) );
      define( 'WP_UNINSTALL_PLUGIN', 'headless-companion/headless-companion.php' ); include WP_PLUGIN_DIR . '/headless-companion/uninstall.php';
      global $wpdb; $options = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%headless_companion%'" );
      $result = array( $options, wp_next_scheduled( 'headless_companion_deliver' ), get_post_meta( 1, '_headless_de_title', true ), get_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', true ), get_role( 'editor' )->has_cap( 'edit_headless_companion_events' ) );
      add_filter( 'headless_companion_send_webhooks', '__return_false' ); ${N}set_up();
      return $result;`);
    assert.deepEqual(left, [[], false, 'Bleibt', { core: { x: true } }, false]);
  },
};

export default tests;
