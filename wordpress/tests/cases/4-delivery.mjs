import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import { firstOfEach } from '../lib/client.mjs';
import { assertDuration } from '../lib/duration.mjs';
import { expectedSignature } from '../lib/receiver.mjs';

const N = '\\HeadlessCompanion\\';
const edit = (rest, title) => rest('POST', '/wp/v2/posts/1', { title });
const rows = (php) => php(`return array_reverse( ${N}recent_deliveries() );`);
const empty = (php) => php(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${N}queue_table() );`);
/**
 * The deliveries, as soon as none is being sent and all fulfil a condition. Waits for at most half a minute, because a
 * slow machine is not a failure.
 */
const rowsWhen = async (php, isSo) => {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(200)) {
    const found = await php.quietly(
      `return array( 'rows' => array_reverse( ${N}recent_deliveries() ), 'locked' => ${N}is_locked() );`,
    );
    if (!found.locked && found.rows.every(isSo)) return found.rows;
  }
  return rows(php);
};
/** Waits until no process is sending deliveries. */
const untilUnlocked = (php) => rowsWhen(php, () => true);
/** The deliveries, as soon as none of them is pending. */
const settledRows = (php) => rowsWhen(php, (row) => row.status !== 'pending');
/**
 * The deliveries, as soon as the result of the last attempt is saved: each is finished, or pending until its next
 * attempt.
 */
const restingRows = (php) =>
  rowsWhen(php, (row) => row.status !== 'pending' || row.next_at > Date.now() / 1000);
/** PHP code that makes all pending deliveries and WP-Cron events due earlier, as if this many seconds had passed. */
const letPass = (seconds) =>
  `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . " SET next_at = next_at - ${seconds} WHERE status = 'pending'" );
  $planned = array();
  foreach ( _get_cron_array() as $time => $hooks ) { $planned[ $time - ${seconds} ] = $hooks + ( $planned[ $time - ${seconds} ] ?? array() ); }
  return _set_cron_array( $planned );`;
/**
 * PHP code that responds to deliveries instead of the site, and counts them in `$sent`. It ends with an error after
 * 300.
 * @param {string} status PHP expression; `$body` is the body of the delivery
 * @param {string} [more] PHP code that runs for each delivery
 */
const respondingWith = (status, more = '') => `
  $sent = 0;
  add_filter( 'pre_http_request', function ( $result, $arguments ) use ( &$sent ) {
    if ( ++$sent > 300 ) { throw new Exception( 'Deliveries are sent without end.' ); }
    $body = $arguments['body'];
    ${more}
    return array( 'headers' => array(), 'cookies' => array(), 'filename' => null, 'response' => array( 'code' => ${status}, 'message' => '' ), 'body' => '' );
  }, 10, 2 );`;
const timeSave = async (rest, title) => {
  const started = performance.now();
  await edit(rest, title);
  return performance.now() - started;
};
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const tests = {
  'a call has a signature with the current time, an id and a content type': async ({
    php,
    rest,
    callsOf,
    SECRET,
  }) => {
    await empty(php);
    const edited = Math.floor(Date.now() / 1000);
    const { calls } = await callsOf(() => edit(rest, 'Signed'));
    const [{ method, path, headers, raw, body, at }] = calls;
    const t = Number(/^t=(\d+)/.exec(headers['x-webhook-signature'])?.[1]);
    assert.deepEqual(
      [method, path, headers['content-type']],
      ['POST', '/api/revalidate', 'application/json'],
    );
    assert.ok(
      t >= edited && t <= at / 1000,
      `the time of the signature (${t}) must be between the edit (${edited}) and the call`,
    );
    assert.equal(headers['x-webhook-signature'], expectedSignature(raw, t, [SECRET]));
    assert.equal(headers['x-webhook-id'], body.id);
    assert.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const [row] = await settledRows(php);
    assert.deepEqual(
      [row.status, row.attempts, row.http_status, row.changes, row.summary],
      ['delivered', '1', '202', '1', 'post 1 updated: Signed'],
    );
  },

  'during a rotation both secrets sign': async ({ php, callsOf, SECRET, NEXT_SECRET }) => {
    const { calls } = await callsOf(() =>
      php(
        `update_option( 'headless_companion_settings', array( 'next_secret' => '${NEXT_SECRET}' ) ); wp_update_post( array( 'ID' => 1, 'post_title' => 'Rotates' ) );`,
      ),
    );
    await php(`delete_option( 'headless_companion_settings' );`);
    const signature = calls[0].headers['x-webhook-signature'];
    assert.equal(
      signature,
      expectedSignature(calls[0].raw, Number(/\d+/.exec(signature)?.[0]), [SECRET, NEXT_SECRET]),
    );
  },

  'a failed call is retried for ever, less and less often, with a new signature': async ({
    site,
    php,
    rest,
    cron,
    callsOf,
  }) => {
    await empty(php);
    site.status = 503;
    const { calls: first } = await callsOf(() => edit(rest, 'Fails'));
    await restingRows(php);
    await sleep(1000); // The signature contains the time in seconds. After a second it must differ.
    const again = async (pausesTaken, expected) => {
      await php(
        `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . ' SET next_at = 1, pauses = ${pausesTaken}' ); ${N}wake_up_at( 1 );`,
      );
      const since = Date.now();
      const { calls } = await callsOf(cron);
      assert.equal(calls.length, 1);
      assert.equal(calls[0].raw, first[0].raw);
      const [id, signature] = ['x-webhook-id', 'x-webhook-signature'];
      assert.equal(calls[0].headers[id], first[0].headers[id]);
      assert.notEqual(calls[0].headers[signature], first[0].headers[signature]);
      const [row] = await restingRows(php);
      assert.deepEqual([row.status, row.http_status], expected.slice(0, 2));
      const pause = row.next_at - Math.floor(Date.now() / 1000);
      const uncertain = 5 + (Date.now() - since) / 1000;
      if (expected[2])
        assert.ok(
          Math.abs(pause - expected[2]) <= uncertain,
          `the next attempt must be after about ${expected[2]} s, not after ${pause} s`,
        );
    };
    await again(0, ['pending', '503', 10]);
    await again(1, ['pending', '503', 25]);
    await again(145, ['pending', '503', 55]);
    await again(1644, ['pending', '503', 55]);
    await again(1645, ['pending', '503', 3600]);
    await again(1813, ['pending', '503', 86400]);
    await again(9999, ['pending', '503', 86400]);
  },

  'a site that is back after ten minutes gets every call at the next run of WP-Cron': async ({
    site,
    php,
    rest,
    cron,
    callsOf,
  }) => {
    await empty(php);
    site.status = 503;
    for (const title of ['Missed one', 'Missed two', 'Missed three']) await edit(rest, title);
    await restingRows(php);
    // Each repetition is one run of WP-Cron, which runs every minute.
    for (let minutes = 0; minutes < 10; minutes++) {
      await php.quietly(letPass(60));
      const { calls } = await callsOf(cron);
      assert.equal(calls.length, 1, `one call must be sent in minute ${minutes}`);
      await restingRows(php);
    }
    site.status = 202;
    await php.quietly(letPass(60));
    const { calls } = await callsOf(cron, { count: 2 });
    const delivered = (await settledRows(php)).map((row) => [row.summary, row.status]);
    // Deliveries that were never sent are merged.
    assert.deepEqual(
      delivered,
      ['one', 'three'].map((n) => [`post 1 updated: Missed ${n}`, 'delivered']),
    );
    assert.equal(calls.length, 2);
  },

  'a due delivery is sent when WP-Cron runs, although its event was lost': async ({
    site,
    php,
    rest,
    cron,
    callsOf,
  }) => {
    await empty(php);
    site.status = 503;
    await edit(rest, 'Forgotten');
    await restingRows(php);
    await php.quietly(`${letPass(30)}`);
    await php.quietly(`${N}cancel_wakeup();`);
    site.status = 202;
    assert.equal((await callsOf(cron)).calls.length, 1);
    assert.equal((await settledRows(php))[0].status, 'delivered');
  },

  'a call that the site refuses is retried less and less often': async ({ site, php, rest }) => {
    await empty(php);
    site.status = 413;
    await edit(rest, 'Too big');
    await restingRows(php);
    for (const [taken, expected] of [
      [1, 60],
      [3, 1800],
      [5, 21600],
      [6, 3600],
      [30, 86400],
    ]) {
      const since = Date.now() / 1000;
      await php(
        `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . ' SET next_at = 1, pauses = ${taken}' ); ${N}deliver();`,
      );
      const [row] = await restingRows(php);
      const uncertain = 5 + Date.now() / 1000 - since;
      assert.ok(
        Math.abs(row.next_at - since - expected) <= uncertain,
        `the next attempt must be after about ${expected} s, not at ${row.next_at}`,
      );
    }
  },

  'a new change also sends the pending deliveries, in order, each once': async ({
    site,
    php,
    rest,
    callsOf,
  }) => {
    await empty(php);
    site.status = 500;
    for (const title of ['One', 'Two']) {
      await edit(rest, title);
      await restingRows(php);
    }
    site.status = 202;
    const { calls } = await callsOf(() => edit(rest, 'Three'), { count: 2 });
    const delivered = (await settledRows(php)).map((row) => [row.summary, row.status]);
    assert.deepEqual(
      delivered,
      ['One', 'Three'].map((title) => [`post 1 updated: ${title}`, 'delivered']),
    );
    assert.deepEqual(
      calls.map((call) => call.body.id),
      (await rows(php)).map((row) => row.uuid),
    );
  },

  'a refused call does not delay the next one; a call that arrived before is delivered': async ({
    site,
    php,
    rest,
    callsOf,
  }) => {
    await empty(php);
    site.status = 413;
    await edit(rest, 'Too big');
    await restingRows(php);
    site.status = 409;
    await callsOf(() => edit(rest, 'Known'), { count: 2 });
    assert.deepEqual(
      (await settledRows(php)).map((row) => row.status),
      ['delivered', 'delivered'],
    );
  },

  'a due delivery is sent, however many refused calls are pending': async ({ php }) => {
    await empty(php);
    const [sent, newest, waiting] = await php.quietly(`
      ${respondingWith(`strpos( $body, '"id":101,' ) ? 202 : 413`)}
      for ( $id = 1; $id <= 101; $id++ ) {
        $row = ${N}enqueue( array( ${N}plain_change( 'attachment', $id, 'updated' ) ) );
        if ( $id <= 100 ) { ${N}update_delivery( $row, array( 'attempts' => 1, 'http_status' => 413, 'next_at' => time() + 3600 ) ); }
      }
      ${N}deliver();
      return array( $sent, ${N}get_delivery( $row )->status, ${N}count_deliveries( 'pending' ) );`);
    assert.deepEqual([sent, newest, waiting], [100, 'delivered', 100]);
    await empty(php);
  },

  'while the site refuses everything, deliveries added meanwhile are not sent at once': async ({
    php,
  }) => {
    await empty(php);
    const add = `${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) );`;
    const [sent, waiting, planned] = await php.quietly(`
      ${respondingWith('413', add)}
      ${add}
      ${N}deliver();
      return array( $sent, ${N}count_deliveries( 'pending' ), wp_next_scheduled( 'headless_companion_deliver' ) <= time() );`);
    assert.deepEqual([sent, waiting, planned], [1, 2, true]);
    await empty(php);
  },

  'processes that deliver at the same time send each call once': async ({
    site,
    php,
    cron,
    callsOf,
  }) => {
    await empty(php);
    await php(
      `for ( $i = 0; $i < 4; $i++ ) { ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ); } global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . ' SET attempts = 1' ); ${N}wake_up_at( 1 );`,
    );
    site.delay = 300;
    const { calls } = await callsOf(
      async () => {
        await Promise.all([cron(), php(`${N}deliver();`), php(`${N}deliver();`)]);
        // Then no process is sending, and none has anything left to send.
        await settledRows(php);
      },
      { count: 4 },
    );
    assert.equal(calls.length, 4);
    assert.equal(new Set(calls.map((call) => call.body.id)).size, 4);
  },

  'a change that another request queues during a delivery is sent right after it': async ({
    php,
    callsOf,
  }) => {
    await empty(php);
    const { calls } = await callsOf(
      () =>
        php(`
          add_filter( 'pre_http_request', function ( $result, $arguments, $url ) {
            static $is_queued = false;
            if ( ! $is_queued && ${N}webhook_endpoint() === $url ) {
              $is_queued = true;
              ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) );
            }
            return $result;
          }, 10, 3 );
          wp_update_post( array( 'ID' => 1, 'post_title' => 'Meanwhile' ) );`),
      { count: 2, from: firstOfEach },
    );
    assert.deepEqual(
      calls.map(({ body }) => body.changes[0].type),
      ['post', 'settings'],
    );
    assert.deepEqual(
      (await settledRows(php)).map((row) => row.status),
      ['delivered', 'delivered'],
    );
  },

  'saving takes no longer while the site hangs, and nothing is lost': async ({
    site,
    php,
    rest,
    callsOf,
  }) => {
    await empty(php);
    await edit(rest, 'Warm');
    const healthy = [];
    for (let n = 0; n < 5; n++) healthy.push(await timeSave(rest, `Healthy ${n}`));
    site.delay = 20_000;
    const without = Math.min(...healthy);
    const limit = without + Math.max(300, without);
    const hanging = [];
    // Only the quickest save counts. Saves are repeated until one runs without other load on the machine. If the call
    // had no short timeout, each save would take 5 s.
    while (hanging.length < 5 || (Math.min(...hanging) >= limit && hanging.length < 15))
      hanging.push(await timeSave(rest, `Hanging ${hanging.length}`));
    const with_ = Math.min(...hanging);
    assertDuration(
      with_,
      limit,
      `a save while the site hangs (otherwise ${Math.round(without)} ms)`,
    );
    site.delay = 0;
    site.hangUp();
    // A process that has just given up leaves a new delivery to the next change.
    await untilUnlocked(php);
    await callsOf(() => edit(rest, 'Back'));
    const left = (await settledRows(php)).filter((row) => row.status !== 'delivered');
    assert.deepEqual(
      left.map((row) => row.summary),
      [],
    );
  },

  'the call is sent at about the time when the editor gets the response': async ({
    rest,
    callsOf,
    php,
  }) => {
    await empty(php);
    await edit(rest, 'Warm');
    const lags = [];
    for (let n = 0; n < 5; n++) {
      let respondedAt;
      await settledRows(php);
      const { calls } = await callsOf(async () => {
        await edit(rest, `Fast ${n}`);
        respondedAt = Date.now();
      });
      lags.push(calls[0].at - respondedAt);
    }
    assertDuration(median(lags), 200, 'a call, counted from the response to the editor,');
  },

  'a ticket for the second request is valid for a minute, and only with its own time': async ({
    php,
  }) => {
    const found = await php.quietly(
      `$good = 0; $late = 0; $forged = 0;
      for ( $time = 1700000000; $time < 1700000500; $time++ ) {
        $ticket = ${N}loopback_ticket( $time );
        $good += ${N}is_loopback_ticket( $ticket, $time + 60 );
        $late += ${N}is_loopback_ticket( $ticket, $time + 61 );
        $forged += ${N}is_loopback_ticket( ( $time + 1 ) . strstr( $ticket, '.' ), $time );
      }
      return array( $good, $late, $forged, ${N}is_loopback_ticket( 'nonsense', 0 ) );`,
    );
    assert.deepEqual(found, [500, 0, 0, false]);
  },

  'pending deliveries that were never sent become one call, in order; others keep their id and body':
    async ({ php, callsOf }) => {
      await empty(php);
      const sizes = [1, 1, 2, 150, 51];
      const { calls } = await callsOf(
        () =>
          php(`
            global $wpdb;
            $next = 0;
            foreach ( array( ${sizes} ) as $row => $size ) {
              $changes = array();
              while ( count( $changes ) < $size ) { $changes[] = ${N}plain_change( 'attachment', ++$next, 'updated' ); }
              $id = ${N}enqueue( $changes );
              if ( 1 === $row ) { $wpdb->update( ${N}queue_table(), array( 'attempts' => 1 ), array( 'id' => $id ) ); }
            }
            ${N}enqueue( array( ${N}plain_change( 'attachment', 205, 'updated' ) ) );
            ${N}deliver();`),
        { count: 4 },
      );
      assert.deepEqual(
        calls.map(({ body }) => [body.changes.at(0).id, body.changes.at(-1).id]),
        [
          [1, 1],
          [2, 2],
          [3, 154],
          [155, 205],
        ],
      );
      const stored = await rows(php);
      assert.deepEqual(
        stored.map((row) => [row.uuid, row.status, Number(row.changes)]),
        calls.map(({ body }) => [body.id, 'delivered', body.changes.length]),
      );
      await empty(php);
    },

  'deliveries are not merged into a call that is larger than the site accepts': async ({ php }) => {
    await empty(php);
    const sent = await php.quietly(`
      ${respondingWith('202')}
      for ( $id = 1; $id <= 3; $id++ ) {
        ${N}enqueue( array( array( 'terms' => array( str_repeat( 'x', 90000 ) ) ) + ${N}plain_change( 'attachment', $id, 'updated' ) ) );
      }
      ${N}deliver();
      return array_reverse( ${N}recent_deliveries() );`);
    assert.deepEqual(
      sent.map((row) => [Number(row.changes), row.status]),
      [
        [2, 'delivered'],
        [1, 'delivered'],
      ],
    );
    await empty(php);
  },

  'an error of any length and in any language is saved, and the delivery stays in the queue as pending':
    async ({ php }) => {
      await empty(php);
      const row = await php.quietly(`
      add_filter( 'pre_http_request', function () { return new WP_Error( 'away', str_repeat( 'x', 254 ) . 'üüü' . "\xff" ); } );
      ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) );
      ${N}deliver();
      $rows = ${N}recent_deliveries();
      return $rows[0];`);
      assert.deepEqual([row.error, row.attempts], [`${'x'.repeat(254)}ü`, '1']);
      assert.ok(
        row.next_at > Date.now() / 1000,
        `the next attempt must be in the future, not at ${row.next_at}`,
      );
      await empty(php);
    },

  'the second request starts at once and delivers within a second': async ({ php, callsOf }) => {
    await empty(php);
    const { result, calls } = await callsOf(() =>
      php(
        `${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ); $started = microtime( true ); ${N}start_loopback(); return array( microtime( true ) - $started, microtime( true ) );`,
      ),
    );
    const [waited, at] = result;
    assertDuration(waited * 1000, 350, 'the save');
    assertDuration(calls[0].at - at * 1000, 1_000, 'the delivery');
  },

  'a change that neither the table nor the site accepts is not lost, and the dashboard shows a notice about it':
    async ({ site, php, request, rest, callsOf }) => {
      await empty(php);
      await php.quietly(`update_option( 'test_refuse_queue', 1 );`);
      site.status = 503;
      for (const title of ['Nowhere', 'Nowhere else'])
        await callsOf(() => rest('POST', '/wp/v2/posts/1', { title }));
      assert.match(await (await request('/wp-admin/index.php')).text(), /did not store 2 changes/);
      site.status = 202;
      await php.quietly(`delete_option( 'test_refuse_queue' );`);
      const { calls } = await callsOf(() => php(`${N}deliver();`), { count: 2 });
      assert.deepEqual(
        calls.map(({ body }) => body.changes[0].id),
        [1, 1],
      );
      assert.deepEqual(await php.quietly(`return ${N}unstored_deliveries();`), []);
      assert.doesNotMatch(await (await request('/wp-admin/index.php')).text(), /did not store/);
    },

  'many such changes become one that refreshes everything': async ({ php }) => {
    const left = await php.quietly(`
      add_filter( 'pre_http_request', function () { return new WP_Error( 'away', 'Away' ); } );
      for ( $i = 0; $i < 25; $i++ ) {
        ${N}send_unqueued( array( 'uuid' => wp_generate_uuid4(), 'body' => '{}', 'changes' => 1, 'summary' => 'x', 'status' => 'pending', 'next_at' => time(), 'created_at' => 1 ) );
      }
      $rows = ${N}unstored_deliveries();
      delete_option( 'headless_companion_unstored' );
      ${N}cancel_wakeup();
      return array( count( $rows ), json_decode( $rows[0]['body'], true )['changes'][0]['type'], $rows[0]['created_at'] );`);
    assert.deepEqual(left, [5, 'settings', 1]);
  },

  'only the last 50 deliveries are kept, and all pending ones': async ({ php }) => {
    await empty(php);
    const kept = await php(
      `for ( $i = 0; $i < 60; $i++ ) { $id = ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ); if ( $i > 1 ) { ${N}update_delivery( $id, array( 'status' => 'delivered' ) ); } } global $wpdb; return $wpdb->get_results( 'SELECT status, COUNT(*) n FROM ' . ${N}queue_table() . ' GROUP BY status ORDER BY status' );`,
    );
    assert.deepEqual(
      kept.map(({ status, n }) => [status, Number(n)]),
      [
        ['delivered', 50],
        ['pending', 2],
      ],
    );
    await empty(php);
  },
};

export default tests;
