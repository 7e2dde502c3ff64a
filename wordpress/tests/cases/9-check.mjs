import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const anonymous = { 'X-Test-User': '0' };
const hmac = (key, text) => createHmac('sha256', key).update(text);
const sign = (text, secret) => hmac(hmac(secret, 'headless-check-v1').digest(), text).digest('hex');
const now = () => Math.floor(Date.now() / 1000);

const headerFor = (body, secret, time = now()) => ({
  'X-Headless-Check': `t=${time},v1=${sign(`${time}.${body}`, secret)}`,
});

const check = async ({ request }, body, headers, method = 'POST') => {
  const response = await request('/index.php?rest_route=/wp/v2/headless-check', {
    method,
    headers: { ...anonymous, 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const challenge = JSON.stringify({ challenge: 'a word nobody has said before' });

const tests = {
  'a caller with the secret gets the state of WordPress, and a proof of the same secret': async (
    context,
  ) => {
    const { status, headers, body } = await check(
      ...[context, challenge, headerFor(challenge, context.SECRET)],
    );
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'private, no-store');
    const { version } = await context.php.quietly(
      `return array( 'version' => get_bloginfo( 'version' ) );`,
    );
    assert.equal(body.wordpress, version);
    assert.match(body.plugin, /^\d+\.\d+\.\d+$/);
    assert.equal(body.site, context.site.url);
    assert.ok(Math.abs(body.time - now()) <= 20);
    assert.equal(body.proof, sign(`answer.${challenge}`, context.SECRET));
    assert.deepEqual(Object.keys(body.deliveries), ['waiting', 'failed']);
    assert.ok(!JSON.stringify(body).includes(context.SECRET));
  },

  'reports when WP-Cron last ran, and by how much the oldest event is overdue': async (context) => {
    const cronOf = async () =>
      (await check(context, challenge, headerFor(challenge, context.SECRET))).body.cron;
    // Of the due WP-Cron events, a WordPress of these tests runs only those that the tests need (lib/test-access.php).
    await context.php.quietly(`
      _set_cron_array( array() );
      update_option( 'headless_companion_cron_seen', time() - 4000, false );
      wp_schedule_single_event( time() - 3600, 'headless_companion_deliver' );`);
    const late = await cronOf();
    assert.ok(
      late.seen >= 4000 && late.seen < 4060,
      `"seen" must be about 4,000 seconds: ${JSON.stringify(late)}`,
    );
    assert.ok(
      late.overdue >= 3600,
      `"overdue" must be at least 3,600 seconds: ${JSON.stringify(late)}`,
    );
    await context.cron();
    // With PHP-FPM, wp-cron.php sends its response before it runs the events.
    const isDone = ({ seen, overdue }) => seen !== null && seen < 60 && overdue < 3600;
    let state = await cronOf();
    for (let waited = 0; !isDone(state) && waited < 10_000; waited += 200) {
      await sleep(200);
      state = await cronOf();
    }
    assert.ok(isDone(state), `the report must say that WP-Cron ran: ${JSON.stringify(state)}`);
  },

  'a run of WP-Cron by WP-CLI counts too, even if no event is due': async ({ php }) => {
    // WP-CLI is not available here. This code replaces the part of it that the plugin uses. WP-CLI itself runs the
    // action `cli_init` in `init`, and defines DOING_CRON later, when it runs an event.
    const seen = await php.quietly(`
      eval( 'class WP_CLI { public static $hooks = array(); public static function add_hook( $when, $callback ) { self::$hooks[ $when ] = $callback; } }' );
      delete_option( 'headless_companion_cron_seen' );
      do_action( 'cli_init' );
      $before = \\HeadlessCompanion\\cron_state( time() );
      call_user_func( WP_CLI::$hooks['before_invoke:cron event run'], 'cron event run' );
      $after = \\HeadlessCompanion\\cron_state( time() );
      return array( $before['seen'], $after['seen'] );`);
    assert.equal(seen[0], null, 'WP-CLI alone is not WP-Cron');
    assert.ok(seen[1] !== null && seen[1] < 60, `"seen" must be some seconds: ${seen[1]}`);
  },

  'refuses every other caller with the same response': async (context) => {
    const { SECRET } = context;
    const time = now();
    const asWebhook = hmac(SECRET, `${time}.${challenge}`).digest('hex');
    const wrong = [
      {},
      { 'X-Headless-Check': '' },
      headerFor(challenge, `${SECRET}x`),
      headerFor(challenge, ''),
      headerFor('{}', SECRET),
      headerFor(challenge, SECRET, time - 400),
      headerFor(challenge, SECRET, time + 400),
      { 'X-Headless-Check': `t=${time},v1=${asWebhook}` },
      { 'X-Headless-Check': `${headerFor(challenge, SECRET)['X-Headless-Check']},v1=0` },
    ];
    for (const headers of wrong) {
      const { status, body } = await check(context, challenge, headers);
      assert.deepEqual(
        [status, body],
        [401, { code: 'headless_check_refused', message: 'Not signed.', data: { status: 401 } }],
      );
    }
    assert.equal((await check(context, '', {}, 'GET')).status, 404);
    const index = await context.rest('GET', '/', undefined, anonymous);
    assert.ok(index.body.routes['/wp/v2/headless-search']);
    assert.equal(index.body.routes['/wp/v2/headless-check'], undefined);
  },
};

export default tests;
