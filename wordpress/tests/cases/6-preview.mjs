import assert from 'node:assert/strict';

const N = '\\HeadlessCompanion\\';
const anonymous = { 'X-Test-User': '0' };
const tokenOf = (link) => /\/preview\/([\w-]+)$/.exec(link)?.[1];
const preview = (rest, token, query = '') =>
  rest('GET', `/wp/v2/headless-preview/${token}${query}`, undefined, anonymous);

const make = (php, fields) => {
  const encoded = Buffer.from(JSON.stringify(fields)).toString('base64');
  return php.quietly(
    `return wp_insert_post( wp_slash( json_decode( base64_decode( '${encoded}' ), true ) ) );`,
  );
};
const signed = (php, id, now = 'time()') =>
  php.quietly(`return ${N}preview_token( ${id}, ${now} );`);

const tests = {
  'the editor’s preview of a published post opens the site, and only the preview shows the unsaved change':
    async ({ php, rest, site }) => {
      const id = await make(php, {
        post_title: 'Said',
        post_content: 'Said words',
        post_status: 'publish',
        meta_input: { _headless_de_content: 'Gesagt' },
      });
      const saved = await rest('POST', `/wp/v2/posts/${id}/autosaves`, {
        title: 'Unsaid &amp; new',
        content: '<!-- wp:paragraph --><p>Unsaid "words"</p><!-- /wp:paragraph -->',
        meta: { _headless_de_title: 'Ungesagt', _headless_de_content: '<p>Noch nicht</p>' },
      });
      assert.ok(
        saved.body.preview_link.startsWith(`${site.url}/preview/${id}-`),
        `the preview link must lead to the site: ${JSON.stringify(saved.body)}`,
      );
      const { status, body } = await preview(rest, tokenOf(saved.body.preview_link));
      assert.equal(status, 200);
      assert.deepEqual([body.id, body.slug, body.status], [id, 'said', 'publish']);
      assert.equal(body.title.rendered, 'Unsaid &amp; new');
      assert.match(body.content.rendered, /<p[^>]*>Unsaid &#8220;words&#8221;/);
      assert.deepEqual(Object.keys(body.embedded), [
        'wp:featuredmedia',
        'germanFeaturedMedia',
        'wp:term',
      ]);
      const visitors = (await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous)).body;
      assert.equal(visitors.title.rendered, 'Said');
      assert.match(visitors.translations.de.content.rendered, /Gesagt/);
      assert.deepEqual(
        Object.keys(body).sort(),
        Object.keys(visitors)
          .filter((key) => key !== '_links')
          .sort(),
      );
      assert.match(body.translations.de.content.rendered, /Noch nicht/);
      assert.equal(body.translations.de.title.rendered, 'Ungesagt');
    },

  'the preview of a published event shows its unsaved day, status and place, from both editors':
    async ({ php, rest, submit }) => {
      const id = await make(php, {
        post_type: 'event',
        post_title: 'Moving',
        post_content: 'Words',
        post_status: 'publish',
        meta_input: { start_date: '2036-01-01', venue: 'Old hall' },
      });
      const shown = async (link) => {
        const { event } = (await preview(rest, tokenOf(link))).body;
        return [event.start_date, event.status, event.location.name];
      };
      const autosave = async (day, venue) => {
        const meta = { start_date: day, event_status: 'postponed', venue };
        const { body } = await rest('POST', `/wp/v2/headless-events/${id}/autosaves`, {
          ...{ title: 'Moving', content: 'Words', meta },
        });
        return body.preview_link;
      };
      assert.deepEqual(await shown(await autosave('2036-02-02', 'New hall')), [
        ...['2036-02-02', 'postponed', 'New hall'],
      ]);
      assert.deepEqual(await shown(await autosave('2036-02-03', 'Third hall')), [
        ...['2036-02-03', 'postponed', 'Third hall'],
      ]);
      const save = await php.quietly(
        `foreach ( wp_get_post_revisions( ${id} ) as $revision ) { wp_delete_post_revision( $revision->ID ); }
      return wp_create_nonce( 'update-post_${id}' );`,
      );
      // Twice, because WordPress deletes the first autosave of a text that has not changed.
      for (const day of ['2036-03-03', '2036-03-04']) {
        const response = await submit('/wp-admin/post.php', {
          ...{ action: 'editpost', 'wp-preview': 'dopreview', _wpnonce: save },
          ...{ post_ID: id, post_type: 'event' },
          ...{ post_status: 'publish', post_title: 'Moving', content: 'Words' },
          ...{ 'headless_fields[start_date]': day, 'headless_fields[venue]': 'Typed hall' },
        });
        assert.deepEqual(await shown(response.headers.get('location')), [
          ...[day, 'scheduled', 'Typed hall'],
        ]);
      }
      assert.deepEqual(
        await php.quietly(
          `return array( get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'venue', true ) );`,
        ),
        ['2036-01-01', 'Old hall'],
      );
    },

  'a later preview of the classic editor shows the fields as they are then, also the unchanged ones':
    async ({ php, rest, submit }) => {
      const id = await make(php, {
        ...{ post_type: 'event', post_title: 'Moving', post_content: 'Words' },
        ...{ post_status: 'publish', meta_input: { start_date: '2036-01-01' } },
      });
      const save = await php.quietly(`return wp_create_nonce( 'update-post_${id}' );`);
      // With another text, because WordPress then keeps the autosave for the next preview.
      const shownDay = async (day, content) => {
        const response = await submit('/wp-admin/post.php', {
          ...{ action: 'editpost', 'wp-preview': 'dopreview', _wpnonce: save },
          ...{ post_ID: id, post_type: 'event', post_status: 'publish' },
          ...{ post_title: 'Moving', content, 'headless_fields[start_date]': day },
        });
        const { body } = await preview(rest, tokenOf(response.headers.get('location')));
        return body.event.start_date;
      };
      assert.equal(await shownDay('2036-02-02', 'Other words'), '2036-02-02');
      assert.equal(await shownDay('2036-01-01', 'Words of a third kind'), '2036-01-01');
    },

  'the preview shows a draft with its German text, a generated slug and no password': async ({
    php,
    rest,
    site,
  }) => {
    const id = await make(php, {
      post_title: 'Klänge, später',
      post_content: 'Not yet',
      post_password: 'sesame',
      meta_input: { _headless_de_content: 'Noch geheim' },
    });
    const { body: edited } = await rest('GET', `/wp/v2/posts/${id}&context=edit`);
    assert.ok(
      edited.link.startsWith(`${site.url}/preview/${id}-`),
      `the link must lead to the preview on the site, not to ${edited.link}`,
    );
    const { body } = await preview(rest, tokenOf(edited.link));
    assert.deepEqual([body.slug, body.status], ['klange-spater', 'draft']);
    assert.match(body.content.rendered, /Not yet/);
    assert.match(body.translations.de.content.rendered, /Noch geheim/);
    const visitors = await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous);
    assert.equal(visitors.status, 401);
    const list = await rest(
      'GET',
      `/wp/v2/posts&search=${encodeURIComponent('später')}`,
      undefined,
      anonymous,
    );
    assert.deepEqual(list.body, []);
  },

  'a token is valid for one post and for half an hour, and cannot be changed to open another post':
    async ({ php, rest }) => {
      const id = await make(php, { post_title: 'Mine', post_content: 'x' });
      const other = await make(php, { post_title: 'Other', post_content: 'x' });
      const token = await signed(php, id);
      assert.equal((await preview(rest, token)).body.title.rendered, 'Mine');
      const [, expiry, signature] = token.match(/^\d+-(\d+)-(.*)$/);
      const wrong = [
        `${other}-${expiry}-${signature}`,
        `${id}-${Number(expiry) + 1}-${signature}`,
        `${id}-${expiry}-${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
        `0${token}`,
        `${id}`,
        'x',
      ];
      const responses = await php.responses(wrong.map((each) => `/wp/v2/headless-preview/${each}`));
      assert.deepEqual(
        responses.map(({ status, body }) => [status, body.code]),
        wrong.map(() => [403, 'headless_preview_invalid']),
      );
      const old = await preview(rest, await signed(php, id, 'time() - 1800'));
      assert.deepEqual([old.status, old.body.code], [410, 'headless_preview_expired']);
      assert.equal((await preview(rest, await signed(php, id, 'time() - 1790'))).status, 200);
    },

  'a webhook’s signature is no token, and both secrets are valid during a rotation': async ({
    php,
    rest,
    NEXT_SECRET,
  }) => {
    const id = await make(php, { post_title: 'Keys', post_content: 'x' });
    const [forged, next] = await php.quietly(`
      $content = '${id}-' . ( time() + 600 );
      $plain = rtrim( strtr( base64_encode( hash_hmac( 'sha256', $content, HEADLESS_WEBHOOK_SECRET, true ) ), '+/', '-_' ), '=' );
      return array( "$content-$plain", $content . '-' . ${N}keyed_signature( $content, '${NEXT_SECRET}', 'headless-preview-v1' ) );`);
    assert.equal((await preview(rest, forged)).status, 403);
    assert.equal((await preview(rest, next)).status, 403);
    await php.quietly(
      `update_option( 'headless_companion_settings', array( 'next_secret' => '${NEXT_SECRET}' ) );`,
    );
    assert.equal((await preview(rest, next)).status, 200);
    await php.quietly(`delete_option( 'headless_companion_settings' );`);
  },

  'posts in the trash and types that the site does not have are not shown, and no cache stores a preview':
    async ({ php, rest, request }) => {
      const [binned, page, kept] = await php.quietly(`
      return array(
        wp_insert_post( array( 'post_title' => 'Bin', 'post_status' => 'trash' ) ),
        wp_insert_post( array( 'post_title' => 'Page', 'post_type' => 'page' ) ),
        wp_insert_post( array( 'post_title' => 'Kept', 'post_content' => 'x' ) ),
      );`);
      for (const id of [binned, page, 999999]) {
        const response = await preview(rest, await signed(php, id));
        assert.deepEqual([response.status, response.body.code], [404, 'headless_preview_gone']);
      }
      const response = await request(
        `/index.php?rest_route=/wp/v2/headless-preview/${await signed(php, kept)}`,
        { headers: anonymous },
      );
      assert.equal(response.headers.get('cache-control'), 'private, no-store');
    },

  'only a user who may edit a post gets its token': async ({ php }) => {
    const id = await make(php, { post_title: 'Guarded', post_content: 'x' });
    const links = await php.quietly(`
      $links = array();
      foreach ( array( 1, 0 ) as $user ) { wp_set_current_user( $user ); $links[] = get_preview_post_link( ${id} ); }
      return $links;`);
    assert.ok(tokenOf(links[0]));
    assert.equal(tokenOf(links[1]), undefined);
  },

  'the classic editor’s Preview button leads to the site': async ({
    php,
    submit,
    request,
    site,
  }) => {
    const id = await make(php, {
      post_title: 'Classic',
      post_content: 'x',
      post_status: 'publish',
    });
    const response = await submit('/wp-admin/post.php', {
      action: 'editpost',
      'wp-preview': 'dopreview',
      post_ID: id,
      post_type: 'post',
      post_status: 'publish',
      post_title: 'Classic, changed',
      content: 'y',
      _wpnonce: await php(`return wp_create_nonce( 'update-post_${id}' );`),
    });
    const location = response.headers.get('location');
    assert.ok(
      location?.startsWith(`${site.url}/preview/${id}-`),
      `the button must redirect to the preview on the site, not to ${location}`,
    );
    const { body } = await (
      await request(`/index.php?rest_route=/wp/v2/headless-preview/${tokenOf(location)}`, {
        headers: anonymous,
      })
    )
      .json()
      .then((body) => ({ body }));
    assert.equal(body.title.rendered, 'Classic, changed');
  },

  '"View post" links to the site; responses for the site keep the URL of WordPress': async ({
    php,
    rest,
    request,
    site,
  }) => {
    const id = await make(php, {
      post_title: 'Visible',
      post_content: 'x',
      post_status: 'publish',
      post_date: '2026-01-31 23:30:00',
    });
    const address = `${site.url}/2026/01/visible`;
    assert.equal((await rest('GET', `/wp/v2/posts/${id}&context=edit`)).body.link, address);
    const read = await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous);
    assert.ok(
      !read.body.link.startsWith(site.url),
      `the link for the site must be a URL of WordPress, not ${read.body.link}`,
    );
    const list = await (await request('/wp-admin/edit.php?s=Visible')).text();
    assert.ok(
      list.includes(`href="${address}"`),
      'the list of posts must link to the post on the site',
    );
  },

  'the featured image chosen in the editor is shown': async ({ php, rest }) => {
    const id = await make(php, { post_title: 'Image', post_content: 'x' });
    const image = await php.quietly(`
      $id = wp_insert_attachment( array( 'post_title' => 'i', 'post_mime_type' => 'image/png' ), '2026/01/i.png' );
      wp_update_attachment_metadata( $id, array( 'width' => 4, 'height' => 3, 'file' => '2026/01/i.png' ) );
      return $id;`);
    const token = await signed(php, id);
    const media = async (query) =>
      (await preview(rest, token, query)).body.embedded['wp:featuredmedia'];
    assert.deepEqual(await media(''), []);
    assert.equal((await media(`&thumbnail=${image}`))[0].id, image);
    assert.deepEqual(await media('&thumbnail=-1'), []);
  },
};

export default tests;
