import { setTimeout as sleep } from 'node:timers/promises';

import { runDueEvents } from '../../../stack/parts/cron.mjs';

const ADMIN = { 'X-Test-User': '1' };

/** The calls without retries: the plugin may retry a call at any moment if it got no response in time. */
export const firstOfEach = (calls) =>
  calls.filter((call) => calls.find((each) => idOf(each) === idOf(call)) === call);

/** The end of PHP's log, from the last fatal error on: at most 3,000 characters. */
const lastFault = (log) => log.slice(Math.max(log.lastIndexOf('PHP Fatal'), log.length - 3_000));

const idOf = (call) => call.headers['x-webhook-id'];

/**
 * The functions with which a test uses a WordPress: they run PHP in it, call its REST API, submit its forms, run
 * WP-Cron and return the webhook calls that the site got.
 */
export function clientOf(wordpress, site) {
  let mayHaveCallsLeft = false;
  const request = (path, options = {}) => {
    mayHaveCallsLeft ||= (options.method ?? 'GET') !== 'GET' && !options.headers?.['X-Test-Quiet'];
    return fetch(wordpress.url + path, {
      redirect: 'manual',
      ...options,
      headers: { ...ADMIN, ...options.headers },
    });
  };

  const php = async (code, headers = {}) => {
    const response = await request('/', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ test_php: code }),
    });
    const text = await response.text();
    try {
      return JSON.parse(text).result;
    } catch {
      throw new Error(
        `PHP failed (${response.status} ${response.headers.get('location')}): ${text.slice(0, 800)}\n${lastFault(wordpress.log())}`,
      );
    }
  };

  /** Like php(), but the plugin sends no webhook call to the site. Tests prepare their content with it. */
  php.quietly = (code, headers = {}) => php(code, { 'X-Test-Quiet': '1', ...headers });

  /**
   * The responses to several GET requests to the REST API. One request to WordPress makes all of them, because each
   * request takes half a second here.
   */
  php.responses = (paths, user = 0) =>
    php.quietly(`
      wp_set_current_user( ${user} );
      return array_map( function ( $path ) {
        $response = rest_do_request( WP_REST_Request::from_url( rest_url( $path ) ) );
        return array( 'status' => $response->get_status(), 'body' => rest_get_server()->response_to_data( $response, false ) );
      }, json_decode( '${JSON.stringify(paths)}', true ) );`);

  const rest = async (method, path, body, headers = {}) => {
    const response = await request(`/index.php?rest_route=${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  const submit = (path, fields, headers = {}) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: wordpress.url, ...headers },
    });

  /** Runs the due events of WP-Cron, in the same way as the local demo. */
  const cron = () => runDueEvents(wordpress.url);

  /**
   * Runs `action` and returns its result and the webhook calls that it caused. Waits until there are `count` calls, for
   * at most half a minute, because a slow machine is not a failure. With a count of 0, waits `quiet` milliseconds for
   * calls that are not expected.
   */
  const callsOf = async (action, { count = 1, quiet = 700, from = (calls) => calls } = {}) => {
    const before = [...site.calls];
    const newCalls = () => from(site.calls).filter((call) => !before.includes(call));
    const result = await action();
    const until = Date.now() + (count ? 30_000 : quiet);
    while (Date.now() < until && (!count || newCalls().length < count)) await sleep(20);
    return { result, calls: newCalls().map((call) => ({ ...call, body: JSON.parse(call.raw) })) };
  };

  /** The changes of the only call that an action causes; none if it causes no call. */
  const changesOf = async (action, options) => {
    const { calls } = await callsOf(action, { ...options, from: firstOfEach });
    if (calls.length > 1)
      throw new Error(`expected one call, got ${calls.map((call) => call.raw).join('\n')}`);
    return calls[0]?.body.changes ?? [];
  };

  /** Waits until every due call has been sent. Otherwise a late call would count as a call of the next test. */
  const untilSent = async () => {
    if (!mayHaveCallsLeft) return;
    const due = `if ( ! function_exists( 'HeadlessCompanion\\\\queue_table' ) ) { return 0; }
      global $wpdb;
      $table = \\HeadlessCompanion\\queue_table();
      return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE status = 'pending' AND next_at <= " . time() ) + (int) \\HeadlessCompanion\\is_locked();`;
    const until = Date.now() + 10_000;
    while ((await php.quietly(due)) > 0 && Date.now() < until) await sleep(100);
    mayHaveCallsLeft = false;
  };

  return { request, php, rest, submit, cron, callsOf, changesOf, untilSent };
}
