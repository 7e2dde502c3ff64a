import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { headerFor } from '../lib/supabase.mjs';

const N = '\\HeadlessCompanion\\';

const message = (email, more = {}) => ({
  ...{ idempotency_key: randomUUID(), state: 'received', locale: 'de', title: 'Ms' },
  ...{ first_name: 'Anna', last_name: 'Muster', email, phone: '+41 41', mail_state: 'sent' },
  ...{ subject: 'General Inquiry', message: 'Zeile <b>\nzwei', mailed_at: '2026-11-20T10:00:01Z' },
  ...more,
});

/** Sends the requests of WordPress's tools for personal data to the plugin's exporter and eraser. */
async function toolOf({ request, php, supabase }) {
  const { header, ...base } = await supabase();
  const run = async (kind, email, { page = 1, headers = header } = {}) => {
    const [id, nonce, place] = await php.quietly(
      `$type = '${kind === 'export' ? 'export' : 'remove'}_personal_data';
      $ids = get_posts( array( 'post_type' => 'user_request', 'post_status' => 'any', 'title' => '${email}', 'name' => $type, 'fields' => 'ids' ) );
      $id = $ids ? $ids[0] : wp_create_user_request( '${email}', $type );
      $all = array_keys( '${kind}' === 'export' ? apply_filters( 'wp_privacy_personal_data_exporters', array() ) : apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
      $place = array_search( 'headless-companion-messages', $all, true );
      return array( $id, wp_create_nonce( 'wp-privacy-${kind}-personal-data-' . $id ), false === $place ? 0 : $place + 1 );`,
      headers,
    );
    const fields = {
      ...{ action: `wp-privacy-${kind}-personal-data`, id, security: nonce },
      ...{
        [kind === 'export' ? 'exporter' : 'eraser']: place,
        page: String(page),
        sendAsEmail: 'false',
      },
    };
    const body = new URLSearchParams(fields);
    const response = await request('/wp-admin/admin-ajax.php', { method: 'POST', body, headers });
    return { place, ...(await response.json()) };
  };
  return { ...base, header, run, rows: base.request };
}

const tests = {
  'WordPress’s tool exports the messages of a person, in parts, and of nobody else': async (
    context,
  ) => {
    const { run, rows, header } = await toolOf(context);
    const mine = Array.from({ length: 101 }, () => message('Anna@Example.org'));
    await rows('contact_messages', { method: 'POST', body: [...mine, message('b@example.org')] });
    const first = await run('export', 'anna@example.org');
    assert.equal(first.success, true);
    assert.deepEqual([first.data.data.length, first.data.done], [100, false]);
    // The last part is requested from the plugin directly: after it, WordPress's tool would write a ZIP file, which
    // needs an extension of PHP that not every host has.
    const last = await context.php.quietly(
      `return ${N}export_messages( 'anna@example.org', 2 );`,
      header,
    );
    assert.deepEqual([last.data.length, last.done], [1, true]);
    const [one] = last.data;
    assert.deepEqual(
      [one.group_id, one.group_label],
      [...['headless-companion-messages', 'Messages of the contact form']],
    );
    const values = Object.fromEntries(one.data.map(({ name, value }) => [name, value]));
    assert.equal(values.Name, 'Ms Anna Muster');
    assert.equal(values['Mail address'], 'Anna@Example.org');
    assert.equal(values.Telephone, '+41 41');
    assert.equal(values.Message, 'Zeile &lt;b&gt;<br />\nzwei');
    assert.equal(JSON.stringify(values).includes('idempotency'), false);
  },

  'WordPress’s tool erases the messages of a person in Supabase, and of nobody else': async (
    context,
  ) => {
    const { run, rows } = await toolOf(context);
    await rows('contact_messages', {
      method: 'POST',
      body: [message('Carla@example.org'), message('carla@example.org'), message('d@example.org')],
    });
    const { success, data } = await run('erase', 'carla@example.org');
    assert.equal(success, true);
    assert.deepEqual(
      [data.items_removed, data.items_retained, data.messages, data.done],
      [true, false, [], true],
    );
    assert.deepEqual(await rows('contact_messages?email=ilike.carla@example.org'), []);
    assert.equal((await rows('contact_messages?email=eq.d@example.org')).length, 1);
    const again = await run('erase', 'carla@example.org');
    assert.equal(again.data.items_removed, false);
  },

  'when Supabase is not reached, the tools say so: nothing counts as exported or erased': async (
    context,
  ) => {
    const { run, rows, key } = await toolOf(context);
    await rows('contact_messages', { method: 'POST', body: [message('e@example.org')] });
    const away = { headers: headerFor('http://127.0.0.1:1', key) };
    const exported = await run('export', 'e@example.org', away);
    assert.equal(exported.success, false);
    assert.match(JSON.stringify(exported.data), /were not reached\. Supabase did not answer/);
    for (const headers of [away.headers, {}]) {
      const { data } = await run('erase', 'e@example.org', { headers });
      assert.deepEqual([data.items_removed, data.items_retained], [false, true]);
      assert.match(data.messages.join(), /were not reached/);
      assert.doesNotMatch(JSON.stringify(data), new RegExp(key));
    }
    assert.equal((await rows('contact_messages?email=eq.e@example.org')).length, 1);
    const withoutKey = await context.php.quietly(`return ${N}export_messages( 'e@example.org' );`);
    assert.equal(withoutKey.done, true);
    assert.match(JSON.stringify(withoutKey.data), /were not reached\. This WordPress has no key/);
  },

  'a text for the privacy policy is suggested': async ({ request }) => {
    const shown = await request('/wp-admin/options-privacy.php?tab=policyguide');
    const html = await shown.text();
    assert.match(html, /Messages of the contact form/);
    assert.match(html, /stored in the website’s database at Supabase/);
  },
};

export default tests;
