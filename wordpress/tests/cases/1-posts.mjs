import assert from 'node:assert/strict';

const CONTENT = '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';
const post = (php, fields) =>
  php.quietly(
    `return wp_insert_post( wp_slash( json_decode( '${JSON.stringify({ post_status: 'publish', post_content: CONTENT, ...fields })}', true ) ) );`,
  );
const category = (php, name) =>
  php.quietly(`return wp_insert_term( '${name}', 'category' )['term_id'];`);

const tests = {
  'a draft is not reported before it is published': async ({ rest, changesOf }) => {
    let id;
    const asDraft = await changesOf(
      async () => {
        id = (await rest('POST', '/wp/v2/posts', { title: 'Quiet', content: 'x' })).body.id;
        await rest('POST', `/wp/v2/posts/${id}`, { title: 'Quieter' });
      },
      { count: 0 },
    );
    assert.deepEqual(asDraft, []);
    const [change] = await changesOf(() =>
      rest('POST', `/wp/v2/posts/${id}`, { status: 'publish', date: '2026-03-02T10:00:00' }),
    );
    assert.deepEqual(change, {
      type: 'post',
      id,
      action: 'published',
      slug: 'quieter',
      date: '2026-03-02T10:00:00',
      languages: ['en', 'de'],
      terms: [{ taxonomy: 'category', id: 1, slug: 'uncategorized' }],
    });
  },

  'slug, date and category changed in one save are one entry with old and new values': async ({
    rest,
    php,
    changesOf,
  }) => {
    const from = await category(php, 'Studio one');
    const to = await category(php, 'Concerts one');
    const id = await post(php, {
      post_title: 'Moves',
      post_name: 'moves',
      post_date: '2026-03-02 10:00:00',
      post_category: [from, to],
    });
    const [change] = await changesOf(() =>
      rest('POST', `/wp/v2/posts/${id}`, {
        slug: 'moved',
        date: '2026-04-05T20:00:00',
        categories: [to],
      }),
    );
    assert.deepEqual(change, {
      type: 'post',
      id,
      action: 'updated',
      slug: 'moved',
      previousSlug: 'moves',
      date: '2026-04-05T20:00:00',
      previousDate: '2026-03-02T10:00:00',
      languages: ['en', 'de'],
      terms: [{ taxonomy: 'category', id: to, slug: 'concerts-one' }],
      previousTerms: [{ taxonomy: 'category', id: from, slug: 'studio-one' }],
    });
  },

  'an edit of German texts affects only German pages; adding or removing a German version affects both languages':
    async ({ rest, php, changesOf }) => {
      const id = await post(php, { post_title: 'Two tongues' });
      const edit = async (meta) =>
        (await changesOf(() => rest('POST', `/wp/v2/posts/${id}`, { meta })))[0].languages;
      assert.deepEqual(
        await edit({ _headless_de_title: 'Zwei', _headless_de_content: '<p>Hallo</p>' }),
        ['en', 'de'],
      );
      assert.deepEqual(await edit({ _headless_de_content: '<p>Hallo Welt</p>' }), ['de']);
      assert.deepEqual(await edit({ _headless_de_title: '', _headless_de_content: '' }), [
        'en',
        'de',
      ]);
    },

  'a post that visitors no longer see is reported with its last public slug': async ({
    rest,
    php,
    changesOf,
  }) => {
    /** @type {[status: string, extra: object, action: string][]} */
    const leaving = [
      ['draft', {}, 'unpublished'],
      ['private', {}, 'unpublished'],
      ['future', { date: '2099-01-01T00:00:00' }, 'unpublished'],
    ];
    for (const [status, extra, action] of leaving) {
      const id = await post(php, {
        post_title: `Leaves as ${status}`,
        post_date: '2026-01-02 03:04:05',
      });
      const [change] = await changesOf(() =>
        rest('POST', `/wp/v2/posts/${id}`, { status, slug: 'other', ...extra }),
      );
      assert.deepEqual(
        [change.action, change.slug, change.date],
        [action, `leaves-as-${status}`, '2026-01-02T03:04:05'],
      );
      assert.equal('previousSlug' in change, false);
    }
    const id = await post(php, { post_title: 'Trash me' });
    const [trashed] = await changesOf(() => rest('DELETE', `/wp/v2/posts/${id}`));
    assert.deepEqual([trashed.action, trashed.slug], ['trashed', 'trash-me']);
    assert.deepEqual(
      await changesOf(() => php(`wp_untrash_post( ${id} );`), { count: 0 }),
      [],
      'a post that comes back from the trash as a draft must not be reported',
    );
    const [again] = await changesOf(() =>
      rest('POST', `/wp/v2/posts/${id}`, { status: 'publish' }),
    );
    assert.deepEqual([again.action, again.slug], ['published', 'trash-me']);
    const [deleted] = await changesOf(() => rest('DELETE', `/wp/v2/posts/${id}&force=true`));
    assert.deepEqual(
      [deleted.action, deleted.slug, deleted.terms.length],
      ['deleted', 'trash-me', 1],
    );
  },

  'a post that gets a password is reported as unpublished, and its edits only after the password is removed':
    async ({ rest, php, changesOf }) => {
      const id = await post(php, { post_title: 'Behind a word' });
      const edit = (body) => () => rest('POST', `/wp/v2/posts/${id}`, body);
      const [hidden] = await changesOf(edit({ password: 'sesame' }));
      assert.deepEqual([hidden.action, hidden.slug], ['unpublished', 'behind-a-word']);
      assert.deepEqual(await changesOf(edit({ title: 'Behind two' }), { count: 0 }), []);
      const [shown] = await changesOf(edit({ password: '' }));
      assert.deepEqual([shown.action, shown.slug], ['published', 'behind-a-word']);
    },

  'emptying the trash is not reported: trashing was reported before': async ({
    php,
    changesOf,
    rest,
  }) => {
    const id = await post(php, { post_title: 'Gone twice' });
    await changesOf(() => rest('DELETE', `/wp/v2/posts/${id}`));
    assert.deepEqual(
      await changesOf(() => php(`wp_delete_post( ${id}, true );`), { count: 0 }),
      [],
    );
  },

  'a scheduled post that WP-Cron publishes is reported as published': async ({
    rest,
    php,
    cron,
    changesOf,
  }) => {
    let id;
    const scheduling = await changesOf(
      async () => {
        id = (
          await rest('POST', '/wp/v2/posts', {
            title: 'Due',
            status: 'publish',
            date: '2099-01-01T00:00:00',
          })
        ).body.id;
        // Moves the date of the post and its WP-Cron event into the past.
        await php(
          `global $wpdb; $past = array( 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00' ); $wpdb->update( $wpdb->posts, $past, array( 'ID' => ${id} ) ); clean_post_cache( ${id} ); wp_clear_scheduled_hook( 'publish_future_post', array( ${id} ) ); wp_schedule_single_event( time() - 1, 'publish_future_post', array( ${id} ) );`,
        );
      },
      { count: 0 },
    );
    assert.deepEqual(scheduling, []);
    const [change] = await changesOf(cron);
    assert.deepEqual([change.id, change.action, change.slug], [id, 'published', 'due']);
  },

  'publishing and trashing in one request is not reported; publishing and editing, once': async ({
    php,
    changesOf,
  }) => {
    const nothing = `$id = wp_insert_post( array( 'post_title' => 'Blink', 'post_status' => 'publish' ) ); wp_trash_post( $id );`;
    assert.deepEqual(await changesOf(() => php(nothing), { count: 0 }), []);
    const both = `$id = wp_insert_post( array( 'post_title' => 'Twice', 'post_status' => 'publish' ) ); wp_update_post( array( 'ID' => $id, 'post_title' => 'Thrice' ) );`;
    const changes = await changesOf(() => php(both));
    assert.deepEqual(
      changes.map((change) => change.action),
      ['published'],
    );
  },

  'a custom field that WP-CLI changes is reported, although WP-CLI says that it reads': async ({
    php,
    changesOf,
  }) => {
    const id = await php.quietly(
      `return wp_insert_post( array( 'post_type' => 'event', 'post_title' => 'Hall', 'post_status' => 'publish', 'meta_input' => array( 'start_date' => '2099-01-01' ) ) );`,
    );
    const changes = await changesOf(() =>
      php(
        `define( 'WP_CLI', true ); $_SERVER['REQUEST_METHOD'] = 'GET'; update_post_meta( ${id}, 'venue', 'New hall' );`,
      ),
    );
    assert.deepEqual(
      changes.map((change) => [change.id, change.action]),
      [[id, 'updated']],
    );
  },

  'autosaves, revisions, internal meta and read requests are not reported': async ({
    rest,
    php,
    request,
    changesOf,
  }) => {
    const id = await post(php, { post_title: 'Calm' });
    const quiet = await changesOf(
      async () => {
        await rest('POST', `/wp/v2/posts/${id}/autosaves`, { title: 'Calmer' });
        await php(`update_post_meta( ${id}, '_edit_lock', time() . ':1' );`);
        await request(`/?p=${id}`);
        await rest('GET', `/wp/v2/posts/${id}`);
      },
      { count: 0 },
    );
    assert.deepEqual(quiet, []);
  },

  'a new featured image, another plugin’s field and stickiness are reported as updates': async ({
    php,
    changesOf,
  }) => {
    const id = await post(php, { post_title: 'Meta' });
    for (const code of [
      `update_post_meta( ${id}, '_thumbnail_id', '9999' );`,
      `update_post_meta( ${id}, 'some_field', 'x' );`,
      `stick_post( ${id} );`,
    ]) {
      const changes = await changesOf(() => php(code));
      assert.deepEqual(
        changes.map(({ id, action, languages }) => ({ id, action, languages })),
        [{ id, action: 'updated', languages: ['en', 'de'] }],
        `must be reported as an update: ${code}`,
      );
    }
  },

  'bulk edit is one call with an entry per post': async ({ php, request, changesOf }) => {
    const ids = [
      await post(php, { post_title: 'Bulk a' }),
      await post(php, { post_title: 'Bulk b' }),
    ];
    const target = await category(php, 'Bulk category');
    const nonce = await php(`return wp_create_nonce( 'bulk-posts' );`);
    const query = new URLSearchParams([
      ['post_type', 'post'],
      ['action', 'edit'],
      ['bulk_edit', 'Update'],
      ['_wpnonce', nonce],
      ['_status', '-1'],
      ['post_author', '-1'],
      ['comment_status', ''],
      ['ping_status', ''],
      ['sticky', '-1'],
      ['post_format', '-1'],
      ['post_view', 'list'],
      ['screen', 'edit-post'],
      ['tax_input[post_tag]', ''],
      ['post_category[]', '0'],
      ['post_category[]', String(target)],
      ...ids.map((id) => ['post[]', String(id)]),
    ]);
    const changes = await changesOf(() => request(`/wp-admin/edit.php?${query}`));
    assert.deepEqual(
      changes.map(({ id, action }) => [id, action]).sort(),
      ids.map((id) => [id, 'updated']).sort(),
    );
    for (const change of changes) assert.ok(change.terms.some((term) => term.id === target));
  },

  'Quick Edit and the classic editor’s form are reported, German texts included': async ({
    php,
    submit,
    changesOf,
  }) => {
    const id = await post(php, { post_title: 'Forms', post_name: 'forms' });
    const inline = await php(`return wp_create_nonce( 'inlineeditnonce' );`);
    const [quick] = await changesOf(() =>
      submit('/wp-admin/admin-ajax.php', {
        action: 'inline-save',
        _inline_edit: inline,
        post_ID: id,
        post_type: 'post',
        screen: 'edit-post',
        post_title: 'Forms',
        post_name: 'forms-2',
        _status: 'publish',
        edit_date: 'true',
        mm: '03',
        jj: '02',
        aa: '2026',
        hh: '10',
        mn: '00',
        ss: '00',
        post_view: 'list',
      }),
    );
    assert.deepEqual(
      [quick.action, quick.slug, quick.previousSlug, quick.date],
      ['updated', 'forms-2', 'forms', '2026-03-02T10:00:00'],
    );
    const save = await php(`return wp_create_nonce( 'update-post_${id}' );`);
    const [classic] = await changesOf(() =>
      submit('/wp-admin/post.php', {
        action: 'editpost',
        _wpnonce: save,
        post_ID: id,
        post_type: 'post',
        post_status: 'publish',
        post_title: 'Forms again',
        content: CONTENT,
        _headless_de_title: 'Formulare \\ "neu"',
        _headless_de_content:
          '<!-- wp:paragraph {"x":"\\u002d"} --><p>Hallo</p><!-- /wp:paragraph -->',
      }),
    );
    assert.deepEqual([classic.id, classic.action], [id, 'updated']);
    assert.deepEqual(
      await php(
        `return array( get_post_meta( ${id}, '_headless_de_title', true ), get_post_meta( ${id}, '_headless_de_content', true ) );`,
      ),
      [
        'Formulare \\ "neu"',
        '<!-- wp:paragraph {"x":"\\u002d"} --><p>Hallo</p><!-- /wp:paragraph -->',
      ],
    );
  },

  'slugs with umlauts and emoji are reported as REST returns them': async ({ rest, changesOf }) => {
    let made;
    const [change] = await changesOf(async () => {
      made = (await rest('POST', '/wp/v2/posts', { title: '🎹 Grüße', status: 'publish' })).body;
    });
    assert.equal(change.slug, made.slug);
    assert.match(change.slug, /^%f0%9f%8e%b9-/);
  },

  'an import of more than 200 posts is one refresh of everything, and can be turned off': async ({
    php,
    changesOf,
  }) => {
    const many = `for ( $i = 1; $i < 202; $i++ ) { \\HeadlessCompanion\\record_fact( 'terms', 90000 + $i, 'type', 'category' ); \\HeadlessCompanion\\record_fact( 'terms', 90000 + $i, 'before', array( 'slug' => 'x', 'german' => '' ) ); }`;
    const silent = `add_filter( 'headless_companion_send_webhooks', '__return_false' );`;
    const changes = await changesOf(() => php(many));
    assert.deepEqual(
      changes.map(({ type, id, action }) => [type, id, action]),
      [['settings', 0, 'updated']],
    );
    assert.deepEqual(
      await changesOf(
        () =>
          php(
            `${silent} wp_insert_post( array( 'post_title' => 'Hush', 'post_status' => 'publish' ) );`,
          ),
        { count: 0 },
      ),
      [],
    );
  },

  'changes that are too large for one call are one refresh of everything': async ({
    php,
    changesOf,
  }) => {
    const deleted = (length) =>
      `for ( $i = 1; $i <= 100; $i++ ) { \\HeadlessCompanion\\record_fact( 'terms', 90000 + $i, 'type', 'category' ); \\HeadlessCompanion\\record_fact( 'terms', 90000 + $i, 'before', array( 'slug' => str_repeat( 'x', ${length} ), 'german' => '' ) ); }`;
    const types = async (length) =>
      (await changesOf(() => php(deleted(length)))).map(({ type }) => type);
    assert.deepEqual(await types(2500), ['settings']);
    assert.deepEqual(await types(1500), Array(100).fill('category'));
  },
};

export default tests;
