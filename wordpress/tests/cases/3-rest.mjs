import assert from 'node:assert/strict';

/** Inserts posts without a webhook call to the site, and resolves to their ids. */
const makeAll = (php, list) => {
  const posts = list.map((fields) => ({ post_status: 'publish', ...fields }));
  const encoded = Buffer.from(JSON.stringify(posts)).toString('base64');
  return php.quietly(
    `return array_map( function ( $post ) { return wp_insert_post( wp_slash( $post ) ); }, json_decode( base64_decode( '${encoded}' ), true ) );`,
  );
};
const make = async (php, fields) => (await makeAll(php, [fields]))[0];
const anonymous = { 'X-Test-User': '0' };

const tests = {
  'a track of a playlist block has a player (WordPress 7.1)': async ({ php }) => {
    const html = await php.quietly(`
      if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'core/playlist-track' ) ) { return null; }
      return do_blocks( '<!-- wp:playlist --><figure class="wp-block-playlist"><!-- wp:playlist-track {"id":7,"src":"https://cms.example/wp-content/uploads/2026/01/comma.mp3","title":"Comma","artist":"Aura","length":"3:20"} /--></figure><!-- /wp:playlist -->' );`);
    if (html === null) return;
    assert.match(html, /Comma[^]*Aura[^]*3:20/);
    assert.match(
      html,
      /<audio controls preload="none" src="https:\/\/cms\.example\/wp-content\/uploads\/2026\/01\/comma\.mp3"><\/audio><\/li>/,
    );
  },

  'a German version is rendered as the original is': async ({ php, rest }) => {
    const id = await make(php, {
      post_title: 'Spring',
      post_content: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
      meta_input: {
        _headless_de_title: 'Frühling & "Co"',
        _headless_de_content:
          '<!-- wp:paragraph --><p>Hallo "Welt" [post_title_of]</p><!-- /wp:paragraph -->\n\n<!-- wp:post-title /-->',
      },
    });
    const { body } = await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous);
    const { title, excerpt, content } = body.translations.de;
    assert.equal(title.rendered, 'Frühling &#038; &#8220;Co&#8221;');
    assert.match(excerpt.rendered, /<p[^>]*>Hallo &#8220;Welt&#8221;/);
    assert.match(content.rendered, /<p[^>]*>Hallo &#8220;Welt&#8221;/);
    assert.match(
      content.rendered,
      /wp-block-post-title/,
      'dynamic blocks of the German text must be rendered for their post',
    );
    assert.doesNotMatch(content.rendered, /<!-- wp/);
    assert.match(body.content.rendered, /Words/);
    const list = await rest(
      'GET',
      `/wp/v2/posts&include=${id}&_fields=id,translations.de.title`,
      undefined,
      anonymous,
    );
    assert.deepEqual(Object.keys(list.body[0].translations.de), ['title']);
  },

  'the German version is null unless there is a German text to read': async ({ php }) => {
    const blank = '<!-- wp:paragraph --><p>&nbsp;</p><!-- /wp:paragraph -->';
    /** @type {[fields: object, title: string | null][]} */
    const cases = [
      [{ post_content: 'x' }, null],
      [{ post_content: 'x', meta_input: { _headless_de_title: 'Nur Titel' } }, null],
      [{ post_content: 'x', meta_input: { _headless_de_content: blank } }, null],
      [{ post_content: 'x', meta_input: { _headless_de_content: 'Da' } }, 'Name'],
      [{ post_content: '', meta_input: { _headless_de_title: 'Ton' } }, 'Ton'],
    ];
    const ids = await makeAll(
      php,
      cases.map(([fields]) => ({ post_title: 'Name', ...fields })),
    );
    const responses = await php.responses(ids.map((id) => `/wp/v2/posts/${id}`));
    assert.deepEqual(
      responses.map(({ body }) => body.translations.de?.title.rendered ?? null),
      cases.map(([, title]) => title),
    );
  },

  'a password protects the German texts too': async ({ php, rest }) => {
    const id = await make(php, {
      post_title: 'Secret',
      post_password: 'sesame',
      post_content: 'x',
      meta_input: {
        _headless_de_title: 'Geheim',
        _headless_de_excerpt: 'Kurz',
        _headless_de_content: 'Verborgen',
      },
    });
    const german = async (query) =>
      (await rest('GET', `/wp/v2/posts/${id}${query}`, undefined, anonymous)).body.translations.de;
    const locked = await german('');
    assert.deepEqual(
      [locked.title.rendered, locked.excerpt.rendered, locked.content.rendered],
      ['Geheim', '', ''],
    );
    const open = await german('&password=sesame');
    assert.match(open.content.rendered, /Verborgen/);
    assert.match(open.excerpt.rendered, /Kurz/);
    assert.equal(
      (await rest('GET', `/wp/v2/posts/${id}&password=wrong`, undefined, anonymous)).status,
      403,
    );
  },

  'editors may write German through REST, visitors may neither write nor see drafts of it': async ({
    php,
    rest,
  }) => {
    const id = await make(php, { post_title: 'Writable', post_content: 'x' });
    const meta = {
      _headless_de_title: 'T\\"',
      _headless_de_excerpt: 'E',
      _headless_de_content: '<!-- wp:paragraph {"a":"\\u002d"} --><p>C</p><!-- /wp:paragraph -->',
      _headless_seo_title: 'S',
      _headless_seo_description: 'D',
    };
    const saved = await rest('POST', `/wp/v2/posts/${id}`, { meta });
    for (const [key, value] of Object.entries(meta)) assert.equal(saved.body.meta[key], value);
    const read = await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous);
    for (const key of Object.keys(meta))
      assert.ok(!(key in read.body.meta), `visitors must not get ${key}`);
    assert.equal(
      (await rest('POST', `/wp/v2/posts/${id}`, { meta: { _headless_de_title: 'No' } }, anonymous))
        .status,
      401,
    );
    const author = await php(
      `return wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) );`,
    );
    assert.equal(
      (
        await rest(
          'POST',
          `/wp/v2/posts/${id}`,
          { meta: { _headless_de_title: 'No' } },
          { 'X-Test-User': String(author) },
        )
      ).status,
      403,
    );
    const own = await rest(
      'POST',
      '/wp/v2/posts',
      {
        title: 'Own',
        content: 'x',
        meta: { _headless_de_content: '<p onclick="x()">Ja<script>1</script></p>' },
      },
      { 'X-Test-User': String(author) },
    );
    assert.equal(
      own.body.meta._headless_de_content,
      '<p>Ja1</p>',
      'a user who may not save scripts must not be able to save them in the German text',
    );
  },

  'revisions contain and restore German texts': async ({ php, rest }) => {
    const id = await make(php, { post_title: 'History', post_content: 'x' });
    const write = (text) =>
      rest('POST', `/wp/v2/posts/${id}`, { meta: { _headless_de_content: text } });
    await write('<p>Erste</p>');
    await write('<p>Zweite</p>');
    const revisions = await php(
      `return array_map( function ( $r ) { return array( $r->ID, get_metadata( 'post', $r->ID, '_headless_de_content', true ) ); }, array_values( wp_get_post_revisions( ${id} ) ) );`,
    );
    const first = revisions.find(([, text]) => text === '<p>Erste</p>');
    const second = revisions.find(([, text]) => text === '<p>Zweite</p>');
    assert.ok(first && second, JSON.stringify(revisions));
    await php(`wp_restore_post_revision( ${first[0]} );`);
    assert.equal(
      await php(`return get_post_meta( ${id}, '_headless_de_content', true );`),
      '<p>Erste</p>',
    );
    const shown = await php(
      `require_once ABSPATH . 'wp-admin/includes/revision.php'; return wp_get_revision_ui_diff( ${id}, ${first[0]}, ${second[0]} );`,
    );
    assert.ok(shown.some((field) => field.name === 'German text'));
  },

  'terms have their German name, also when they are embedded': async ({ php, rest }) => {
    const [category, tag] = await php.quietly(
      `$c = wp_insert_term( 'Named', 'category' )['term_id']; $t = wp_insert_term( 'Nameless', 'post_tag' )['term_id']; update_term_meta( $c, '_headless_de_name', 'Konzerte &amp; Tourneen' ); return array( $c, $t );`,
    );
    const id = await make(php, {
      post_title: 'With terms',
      post_category: [category],
      tags_input: ['Nameless'],
    });
    const { body } = await rest('GET', `/wp/v2/posts/${id}&_embed=wp:term`, undefined, anonymous);
    const [[embedded], [embeddedTag]] = body._embedded['wp:term'];
    assert.deepEqual(embedded.translations, { de: { name: 'Konzerte & Tourneen' } });
    assert.deepEqual(embeddedTag.translations, { de: null });
    assert.equal(embeddedTag.id, tag);
    assert.deepEqual(
      body.embedded['wp:term'].flat().map(({ translations }) => translations),
      [embedded.translations, embeddedTag.translations],
    );
  },

  'seo is plain text from our own fields, or from Yoast where it is active': async ({
    php,
    rest,
  }) => {
    const id = await make(php, {
      post_title: 'Seo',
      meta_input: { _headless_seo_title: 'A &amp; B' },
    });
    assert.deepEqual((await rest('GET', `/wp/v2/posts/${id}`, undefined, anonymous)).body.seo, {
      title: 'A & B',
      description: null,
      og_image: null,
    });
    const yoast = await php(`
      function YoastSEO() { $meta = (object) array( 'title' => 'Y &amp; Z', 'description' => '', 'open_graph_images' => array( 'x' => array( 'url' => 'https://a.example/i.png' ) ) ); $surface = new class( $meta ) { private $m; function __construct( $m ) { $this->m = $m; } function for_post( $id ) { return $this->m; } }; return (object) array( 'meta' => $surface ); }
      return \\HeadlessCompanion\\get_seo( array( 'id' => ${id} ) );`);
    assert.deepEqual(yoast, {
      title: 'Y & Z',
      description: null,
      og_image: 'https://a.example/i.png',
    });
  },

  'a renamed post is found by its former slug, unless another post has this slug now': async ({
    php,
    rest,
  }) => {
    const [id] = await makeAll(php, [
      { post_title: '🎹 Night', post_content: 'x', post_date: '2026-01-31 23:30:00' },
    ]);
    const { slug: old } = (await php.responses([`/wp/v2/posts/${id}`]))[0].body;
    const rename = (slug) =>
      php.quietly(`wp_update_post( array( 'ID' => ${id}, 'post_name' => '${slug}' ) );`);
    await rename('piano-night');
    const current = async (slug) => {
      const { types, aliases } = (await rest('GET', '/wp/v2/headless-slugs', undefined, anonymous))
        .body;
      if (types.post.some(([own]) => own === slug)) return slug;
      return aliases.post.findLast(([alias]) => alias === slug)?.[1];
    };
    assert.equal(await current(old), 'piano-night');
    await rename('piano-night-2');
    await make(php, { post_title: 'Another', post_name: 'piano-night' });
    assert.equal(
      await current('piano-night'),
      'piano-night',
      'a slug must lead to the post that has it now',
    );
    assert.equal(await current(old), 'piano-night-2');
    await php.quietly(`wp_update_post( array( 'ID' => ${id}, 'post_status' => 'draft' ) );`);
    assert.equal(await current(old), undefined);
  },
};

export default tests;
