import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import { expectedSignature } from '../lib/receiver.mjs';

const N = '\\HeadlessCompanion\\';
const edit = (rest, title) => rest('POST', '/wp/v2/posts/1', { title });
const rows = (php) => php(`return array_reverse( ${N}recent_deliveries() );`);
const empty = (php) => php(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${N}queue_table() );`);
/** Asks until it is so, for half a minute: what a busy machine needs a while for is not a failure. */
const rowsWhen = async (php, isSo) => {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(200)) {
    const found = await php.quietly(
      `return array( 'rows' => array_reverse( ${N}recent_deliveries() ), 'locked' => ${N}is_locked() );`,
    );
    if (!found.locked && found.rows.every(isSo)) return found.rows;
  }
  return rows(php);
};
/** The deliveries once none of them waits any longer. */
const settledRows = (php) => rowsWhen(php, (row) => row.status !== 'pending');
/** The deliveries once the last attempt is written down, and what failed waits for its time. */
const restingRows = (php) =>
  rowsWhen(php, (row) => row.status !== 'pending' || row.next_at > Date.now() / 1000);
/** Moves all that waits nearer, which is what time does. */
const letPass = (seconds) =>
  `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . " SET next_at = next_at - ${seconds} WHERE status = 'pending'" );
  $planned = array();
  foreach ( _get_cron_array() as $time => $hooks ) { $planned[ $time - ${seconds} ] = $hooks + ( $planned[ $time - ${seconds} ] ?? array() ); }
  return _set_cron_array( $planned );`;
const timeSave = async (rest, title) => {
  const started = performance.now();
  await edit(rest, title);
  return performance.now() - started;
};
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const promises = {
  'a call is signed, young, named and says what it carries': async ({
    php,
    rest,
    callsOf,
    SECRET,
  }) => {
    await empty(php);
    const { calls } = await callsOf(() => edit(rest, 'Signed'));
    const [{ method, path, headers, raw, body, at }] = calls;
    const t = Number(/^t=(\d+)/.exec(headers['x-webhook-signature'])[1]);
    assert.deepEqual(
      [method, path, headers['content-type']],
      ['POST', '/api/revalidate', 'application/json'],
    );
    assert.ok(Math.abs(at / 1000 - t) < 3);
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
      expectedSignature(calls[0].raw, Number(/\d+/.exec(signature)[0]), [SECRET, NEXT_SECRET]),
    );
  },

  'a failure is retried for a day, same body and id, fresh signature, then given up': async ({
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
    await sleep(1000); // A signature is of its second.
    const again = async (pausesTaken, expected) => {
      await php(
        `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . ' SET next_at = 1, pauses = ${pausesTaken}' ); ${N}wake_up_at( 1 );`,
      );
      const { calls } = await callsOf(cron);
      assert.equal(calls.length, 1);
      assert.equal(calls[0].raw, first[0].raw);
      const [id, signature] = ['x-webhook-id', 'x-webhook-signature'];
      assert.equal(calls[0].headers[id], first[0].headers[id]);
      assert.notEqual(calls[0].headers[signature], first[0].headers[signature]);
      const [row] = await restingRows(php);
      assert.deepEqual([row.status, row.http_status], expected.slice(0, 2));
      const pause = row.next_at - Math.floor(Date.now() / 1000);
      if (expected[2]) assert.ok(Math.abs(pause - expected[2]) <= 5, `${pause} s`);
    };
    await again(0, ['pending', '503', 10]);
    await again(1, ['pending', '503', 25]);
    await again(145, ['pending', '503', 55]);
    await again(1644, ['pending', '503', 55]);
    await again(1645, ['failed', '503']);
    assert.equal((await callsOf(cron, { count: 0 })).calls.length, 0);
  },

  'a site that is back after ten minutes has every call by the next time WP-Cron comes': async ({
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
    // WP-Cron comes every minute.
    for (let minutes = 0; minutes < 10; minutes++) {
      await php.quietly(letPass(60));
      const { calls } = await callsOf(cron);
      assert.equal(calls.length, 1, `nothing was tried after ${minutes} minutes`);
      await restingRows(php);
    }
    site.status = 202;
    await php.quietly(letPass(60));
    const { calls } = await callsOf(cron, { count: 3 });
    const delivered = (await settledRows(php)).map((row) => [row.summary, row.status]);
    assert.deepEqual(
      delivered,
      ['one', 'two', 'three'].map((n) => [`post 1 updated: Missed ${n}`, 'delivered']),
    );
    assert.equal(calls.length, 3);
  },

  'what is due is delivered when WP-Cron comes, though its list has forgotten it': async ({
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

  'a call that the site refuses is tried less and less often': async ({ site, php, rest }) => {
    await empty(php);
    site.status = 413;
    await edit(rest, 'Too big');
    await restingRows(php);
    for (const [taken, expected] of [
      [1, 60],
      [3, 1800],
      [5, 21600],
    ]) {
      await php(
        `global $wpdb; $wpdb->query( 'UPDATE ' . ${N}queue_table() . ' SET next_at = 1, pauses = ${taken}' ); ${N}deliver();`,
      );
      const [row] = await restingRows(php);
      assert.ok(Math.abs(row.next_at - Date.now() / 1000 - expected) <= 5, `${row.next_at}`);
    }
  },

  'a new change is the occasion to try what waits, in order, each once': async ({
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
    const { calls } = await callsOf(() => edit(rest, 'Three'), { count: 3 });
    const delivered = (await settledRows(php)).map((row) => [row.summary, row.status]);
    assert.deepEqual(
      delivered,
      ['One', 'Two', 'Three'].map((title) => [`post 1 updated: ${title}`, 'delivered']),
    );
    assert.deepEqual(
      calls.map((call) => call.body.id),
      (await rows(php)).map((row) => row.uuid),
    );
  },

  'a refusal of one call does not hold up the next; a call that arrived before counts': async ({
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

  'two deliverers at once send everything once': async ({ site, php, cron, callsOf }) => {
    await empty(php);
    await php(
      `for ( $i = 0; $i < 4; $i++ ) { ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ); } ${N}wake_up_at( 1 );`,
    );
    site.delay = 300;
    const { calls } = await callsOf(
      () => Promise.all([cron(), php(`${N}deliver();`), php(`${N}deliver();`)]),
      { count: 5, within: 4000 },
    );
    assert.equal(calls.length, 4);
    assert.equal(new Set(calls.map((call) => call.body.id)).size, 4);
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
    // The quickest of each, and as many as it takes for a moment without load: a patient call would take its 5 s each time.
    while (hanging.length < 5 || (Math.min(...hanging) >= limit && hanging.length < 15))
      hanging.push(await timeSave(rest, `Hanging ${hanging.length}`));
    const with_ = Math.min(...hanging);
    console.log(
      `         a save: ${Math.round(without)} ms, with the site hanging: ${Math.round(with_)} ms, of ${hanging.length}`,
    );
    assert.ok(with_ < limit, `${with_} ms against ${without} ms`);
    site.delay = 0;
    await sleep(5500);
    await callsOf(() => edit(rest, 'Back'), { count: hanging.length + 1, within: 12_000 });
    const left = (await settledRows(php)).filter((row) => row.status !== 'delivered');
    assert.deepEqual(
      left.map((row) => row.summary),
      [],
    );
  },

  'the call is under way when the editor is answered': async ({ rest, callsOf, php }) => {
    await empty(php);
    await edit(rest, 'Warm');
    const lags = [];
    for (let n = 0; n < 5; n++) {
      let answered;
      await settledRows(php);
      const { calls } = await callsOf(async () => {
        await edit(rest, `Fast ${n}`);
        answered = Date.now();
      });
      lags.push(calls[0].at - answered);
    }
    console.log(`         the call arrives ${median(lags)} ms after the editor's answer`);
    assert.ok(median(lags) < 200, `${lags}`);
  },

  'every ticket for delivering is good for a minute, and for its own time alone': async ({
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

  'only the last 50 are kept, what waits among them': async ({ php }) => {
    await empty(php);
    const kept = await php(
      `for ( $i = 0; $i < 60; $i++ ) { $id = ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) ); if ( $i > 1 ) { ${N}update_delivery( $id, array( 'status' => 'delivered' ) ); } } ${N}forget_old_deliveries(); global $wpdb; return $wpdb->get_results( 'SELECT status, COUNT(*) n FROM ' . ${N}queue_table() . ' GROUP BY status ORDER BY status' );`,
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

export default promises;
