import assert from 'node:assert/strict';

import { anonymous, make } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';

/** Makes a picture with an alternative text in each language. */
const picture = (php, { alt = '', german = '', caption = '' } = {}) =>
  php.quietly(`
    $id = wp_insert_attachment( array( 'post_title' => 'p', 'post_mime_type' => 'image/png', 'post_excerpt' => '${caption}' ), '2026/01/p' . wp_unique_id() . '.png' );
    wp_update_attachment_metadata( $id, array( 'width' => 4, 'height' => 3, 'file' => '2026/01/p.png' ) );
    update_post_meta( $id, '_wp_attachment_image_alt', '${alt}' );
    update_post_meta( $id, '_headless_de_alt', '${german}' );
    return $id;`);

const image = (id, alt) =>
  `<!-- wp:image {"id":${id}} --><figure class="wp-block-image"><img src="https://cms.example/p${id}.png" alt="${alt}" class="wp-image-${id}"/></figure><!-- /wp:image -->`;

const germanOf = async (rest, id, base = 'posts') =>
  (await rest('GET', `/wp/v2/${base}/${id}`, undefined, anonymous)).body;

const imagesIn = (html) =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => ({
    alt: /alt="([^"]*)"/.exec(tag)?.[1],
    lang: /lang="([^"]*)"/.exec(tag)?.[1],
  }));

const paragraph = (text) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

const tests = {
  'a German version has its own texts for search engines, which only editors get as meta values':
    async ({ php, rest, changesOf }) => {
      const id = await make(php, {
        post_title: 'Night',
        post_content: 'Words',
        meta_input: { _headless_de_content: 'Worte' },
      });
      const meta = {
        _headless_de_seo_title: 'Nacht &amp; Tag',
        _headless_de_seo_description: 'Vier Minuten.',
      };
      const changes = await changesOf(() => rest('POST', `/wp/v2/posts/${id}`, { meta }));
      assert.deepEqual(
        changes.map(({ languages }) => languages),
        [['de']],
      );
      const { translations, meta: shown = {} } = await germanOf(rest, id);
      assert.deepEqual(translations.de.seo, {
        title: 'Nacht & Tag',
        description: 'Vier Minuten.',
      });
      assert.deepEqual(
        Object.keys(shown).filter((key) => key.startsWith('_headless')),
        [],
      );
      const event = await make(php, {
        ...{ post_type: 'event', post_title: 'E', post_content: 'Words' },
        meta_input: {
          ...{ start_date: '2036-01-01', _headless_de_content: 'Worte' },
          _headless_de_seo_title: 'Abend',
        },
      });
      const record = await germanOf(rest, event, 'events');
      assert.deepEqual(record.translations.de.seo, { title: 'Abend', description: null });
    },

  'a German slug leads to the item, also after the item got another one': async ({ php, rest }) => {
    const id = await make(php, { post_title: 'Winter rooms', post_content: 'Words' });
    const other = await make(php, { post_title: 'Sommer', post_content: 'Words' });
    const leadsTo = async (slug) => {
      const { body } = await rest('GET', '/wp/v2/headless-slugs', undefined, anonymous);
      if (body.types.post.some(([own]) => own === slug)) return slug;
      return body.aliases.post.findLast(([alias]) => alias === slug)?.[1];
    };
    const set = (slug) => rest('POST', `/wp/v2/posts/${id}`, { meta: { _headless_de_slug: slug } });
    const stored = await set('Winterzimmer für Zürich');
    assert.equal(stored.body.meta._headless_de_slug, 'winterzimmer-fur-zurich');
    assert.equal(await leadsTo('winterzimmer-fur-zurich'), 'winter-rooms');
    await set('zimmer-im-winter');
    assert.equal(await leadsTo('winterzimmer-fur-zurich'), 'winter-rooms');
    assert.equal(await leadsTo('zimmer-im-winter'), 'winter-rooms');
    await set('');
    assert.equal(await leadsTo('zimmer-im-winter'), 'winter-rooms');

    await set('sommer');
    assert.equal(
      await leadsTo('sommer'),
      'sommer',
      'the slug must lead to the item that has it as its normal slug',
    );
    assert.deepEqual(await php.quietly(`return ${N}needs_of_page( get_post( ${id} ) );`), [
      'The German address leads to “Sommer”. Choose another one.',
    ]);
    assert.deepEqual(await php.quietly(`return ${N}needs_of_page( get_post( ${other} ) );`), []);
  },

  'German pages have their own featured image, and a change of it is reported': async ({
    php,
    rest,
    changesOf,
  }) => {
    const hall = await picture(php, { alt: 'The hall', german: 'Der Saal' });
    const poster = await picture(php, { alt: 'A poster' });
    const id = await make(php, {
      ...{ post_title: 'P', post_content: 'Words' },
      meta_input: { _thumbnail_id: hall },
    });
    const changes = await changesOf(() =>
      rest('POST', `/wp/v2/posts/${id}`, { meta: { _headless_de_poster: poster } }),
    );
    assert.deepEqual(
      changes.map(({ languages }) => languages),
      [['de']],
    );
    const { embedded } = await germanOf(rest, id);
    const [original] = embedded['wp:featuredmedia'];
    const [german] = embedded.germanFeaturedMedia;
    assert.deepEqual([original.id, german.id], [hall, poster]);
    assert.deepEqual(original.translations, { de: { alt_text: 'Der Saal' } });
    assert.deepEqual(german.translations, { de: null });
    const renamed = await changesOf(() =>
      rest('POST', `/wp/v2/media/${poster}`, { meta: { _headless_de_alt: 'Ein Plakat' } }),
    );
    assert.deepEqual(
      renamed.map(({ type, id: changed }) => [type, changed]),
      [
        ['attachment', poster],
        ['post', id],
      ],
    );
  },

  'a German text has German alternative texts, and marks English ones': async ({ php, rest }) => {
    const both = await picture(php, { alt: 'The hall', german: 'Der Saal' });
    const english = await picture(php, { alt: 'The door' });
    const own = await picture(php, { alt: 'The sea', german: 'Das Meer' });
    const ornament = await picture(php);
    const written = [image(both, 'Our hall'), image(english, 'The door'), image(own, 'The sea')];
    const id = await make(php, {
      ...{ post_title: 'P', post_content: [...written, image(ornament, '')].join('\n') },
      meta_input: {
        _headless_de_content: [
          ...[image(both, 'Our hall'), image(english, 'The door'), image(own, 'Die Bucht')],
          ...[image(ornament, ''), image(english, '')],
          '<img src="https://elsewhere.example/x-300x200.png" alt="Ein Bild">',
        ].join('\n'),
      },
    });
    const { translations, content } = await germanOf(rest, id);
    assert.deepEqual(imagesIn(translations.de.content.rendered), [
      { alt: 'Der Saal', lang: undefined },
      { alt: 'The door', lang: 'en' },
      { alt: 'Die Bucht', lang: undefined },
      { alt: '', lang: undefined },
      { alt: 'The door', lang: 'en' },
      { alt: 'Ein Bild', lang: undefined },
    ]);
    assert.deepEqual(
      imagesIn(content.rendered).map(({ alt, lang }) => [alt, lang]),
      [
        ['Our hall', undefined],
        ['The door', undefined],
        ['The sea', undefined],
        ['', undefined],
      ],
    );
  },

  'a gallery of the classic editor has German alternative texts and captions': async ({
    php,
    rest,
  }) => {
    const both = await picture(php, { alt: 'The hall', german: 'Der Saal', caption: 'At noon' });
    const english = await picture(php, { alt: 'The door', caption: 'At night' });
    await php.quietly(`update_post_meta( ${both}, '_headless_de_caption', 'Am Mittag' );`);
    const id = await make(php, {
      ...{ post_title: 'P', post_content: 'Words' },
      meta_input: { _headless_de_content: `<p>Worte</p>[gallery ids="${both},${english}"]` },
    });
    const html = (await germanOf(rest, id)).translations.de.content.rendered;
    assert.deepEqual(imagesIn(html), [
      { alt: 'Der Saal', lang: undefined },
      { alt: 'The door', lang: 'en' },
    ]);
    assert.match(html, /gallery-caption['"][^>]*>\s*Am Mittag\s*</);
    assert.match(html, /gallery-caption['"][^>]* lang="en">\s*At night\s*</);
  },

  'the media library has fields for the German texts of a picture': async ({
    php,
    request,
    submit,
  }) => {
    const id = await picture(php, { alt: 'The hall', german: 'Der Saal' });
    const screen = await (await request(`/wp-admin/post.php?post=${id}&action=edit`)).text();
    assert.match(screen, /German alternative text/);
    assert.match(
      screen,
      new RegExp(`name='attachments\\[${id}\\]\\[headless_de_alt\\]' value='Der Saal'`),
    );
    const nonce = await php(`return wp_create_nonce( 'update-post_${id}' );`);
    await submit('/wp-admin/admin-ajax.php', {
      ...{ action: 'save-attachment-compat', id, nonce },
      [`attachments[${id}][headless_de_alt]`]: 'Der “grosse” Saal \\ <b>hier</b>',
      [`attachments[${id}][headless_de_caption]`]: 'Am Mittag',
    });
    assert.deepEqual(
      await php.quietly(
        `return array( get_post_meta( ${id}, '_headless_de_alt', true ), get_post_meta( ${id}, '_headless_de_caption', true ) );`,
      ),
      ['Der “grosse” Saal \\ hier', 'Am Mittag'],
    );
  },

  'a German version is outdated from the first change of the original until somebody marks it as up to date':
    async ({ php, rest }) => {
      const id = await make(php, {
        ...{
          post_title: 'Rooms',
          post_content: paragraph('There are six rooms in the old house.'),
        },
        meta_input: { _headless_de_title: 'Zimmer', _headless_de_content: paragraph('Sechs.') },
      });
      const path = `/wp/v2/headless-german-changes/${id}`;
      const changes = async () => (await rest('GET', path)).body;
      const save = (body) => rest('POST', `/wp/v2/posts/${id}`, body);
      assert.deepEqual(await changes(), { text: '', changes: '' });

      await save({
        content: paragraph('There are six rooms in the old house.').replace(
          '<p>',
          '<p class="has-red-color">',
        ),
      });
      assert.equal((await changes()).text, '', 'a colour must not count as a change of the text');

      await save({ content: paragraph('There are seven rooms in the old house.') });
      const first = await changes();
      assert.match(first.text, /^The English text changed on .+, since the German was written\.$/);
      assert.match(first.changes, /<table class=.diff/);
      assert.match(first.changes, /<del>six<\/del>/);
      assert.match(first.changes, /<ins>seven<\/ins>/);

      await save({ meta: { _headless_de_title: 'Zimmer, verbessert' } });
      assert.notEqual(
        (await changes()).text,
        '',
        'a correction of the German text must not make it count as up to date',
      );
      await save({ content: paragraph('There are six rooms in the old house.') });
      assert.equal((await changes()).text, '', 'a change that is undone must not count');

      await save({ content: paragraph('Eight.') });
      assert.equal((await rest('POST', path, {})).body.text, '');
      await save({
        content: paragraph('Nine.'),
        meta: { _headless_de_content: paragraph('Neun.') },
      });
      assert.equal(
        (await changes()).text,
        '',
        'the German must be up to date after a save of both languages',
      );
      await save({ title: 'Halls' });
      assert.match((await changes()).changes, /Halls/);

      await save({ meta: { _headless_de_title: '', _headless_de_content: '' } });
      assert.deepEqual(await changes(), { text: '', changes: '' });
      const denied = await rest('POST', path, {}, anonymous);
      assert.equal(denied.body.code, 'rest_forbidden');
    },

  'a German version is up to date after a revision of both languages was restored': async ({
    php,
    rest,
  }) => {
    const id = await make(php, {
      ...{ post_title: 'Rooms', post_content: paragraph('No room.') },
      meta_input: { _headless_de_content: paragraph('Kein Zimmer.') },
    });
    const save = (content, german) =>
      rest('POST', `/wp/v2/posts/${id}`, {
        content: paragraph(content),
        meta: { _headless_de_content: paragraph(german) },
      });
    await save('One room.', 'Ein Zimmer.');
    await save('Two rooms.', 'Zwei Zimmer.');
    const restored = await php.quietly(`
      foreach ( wp_get_post_revisions( ${id} ) as $revision ) {
        if ( false !== strpos( $revision->post_content, 'One room.' ) ) { wp_restore_post_revision( $revision->ID ); break; }
      }
      return array( get_post( ${id} )->post_content, get_post_meta( ${id}, '_headless_de_content', true ) );`);
    assert.deepEqual(restored, [paragraph('One room.'), paragraph('Ein Zimmer.')]);
    const { body } = await rest('GET', `/wp/v2/headless-german-changes/${id}`);
    assert.equal(body.text, '');
  },

  'the German version of a tour is outdated in the same way': async ({ php, rest }) => {
    const id = await make(php, {
      ...{ post_type: 'tour', post_title: 'Kitchens', post_content: paragraph('One kitchen.') },
      meta_input: { tour: 'kitchens', _headless_de_content: paragraph('Eine Küche.') },
    });
    const path = `/wp/v2/headless-german-changes/${id}`;
    await rest('POST', `/wp/v2/tours/${id}`, { content: paragraph('Two kitchens.') });
    const { body } = await rest('GET', path);
    assert.match(body.text, /^The English text changed on /);
    assert.match(body.changes, /diff-deletedline.*One kitchen.*diff-addedline.*Two kitchens/s);
    assert.deepEqual((await rest('POST', path, {})).body, { text: '', changes: '' });
    const denied = await rest('POST', path, {}, anonymous);
    assert.deepEqual([denied.status, denied.body.code], [401, 'rest_forbidden']);
  },

  'a German version that is older than the record is compared with the original of the first save':
    async ({ php, rest }) => {
      const id = await make(php, {
        ...{ post_type: 'event', post_title: 'Old', post_content: 'Words' },
        meta_input: { start_date: '2036-01-01', venue: 'Hall', _headless_de_content: 'Worte' },
      });
      await php.quietly(`delete_post_meta( ${id}, '_headless_internal_de_original' );`);
      const changes = async () => (await rest('GET', `/wp/v2/headless-german-changes/${id}`)).body;
      assert.equal((await changes()).text, '');
      await rest('POST', `/wp/v2/headless-events/${id}`, { meta: { venue: 'Chapel' } });
      assert.match((await changes()).changes, /diff-deletedline.*Hall.*diff-addedline.*Chapel/s);
    },

  'a preview shows the German words for search engines and the German picture before they are saved':
    async ({ php, rest }) => {
      const poster = await picture(php, { alt: 'A poster' });
      const id = await make(php, {
        ...{ post_title: 'P', post_content: 'Words' },
        meta_input: { _headless_de_content: 'Worte' },
      });
      const meta = { _headless_de_seo_title: 'Neu', _headless_de_poster: poster };
      await rest('POST', `/wp/v2/posts/${id}/autosaves`, { title: 'P2', content: 'W', meta });
      const token = await php.quietly(`return ${N}preview_token( ${id}, time() );`);
      const { body } = await rest('GET', `/wp/v2/headless-preview/${token}`, undefined, anonymous);
      assert.equal(body.translations.de.seo.title, 'Neu');
      assert.deepEqual(
        body.embedded.germanFeaturedMedia.map(({ id: shown }) => shown),
        [poster],
      );
      assert.deepEqual((await germanOf(rest, id)).embedded.germanFeaturedMedia, []);
    },

  'the classic editor stores the further German fields, and says that the German is up to date':
    async ({ php, request, rest, submit }) => {
      const poster = await picture(php, { alt: 'A poster' });
      const id = await make(php, {
        ...{ post_title: 'Classic', post_content: 'One.' },
        meta_input: { _headless_de_content: 'Eins.' },
      });
      await rest('POST', `/wp/v2/posts/${id}`, { content: 'Two.' });
      await php.quietly(`update_option( 'test_classic', 1 );`);
      const screen = async () =>
        (await request(`/wp-admin/post.php?post=${id}&action=edit`)).text();
      const before = await screen();
      assert.match(before, /The English text changed on .*<summary>Show what changed/s);
      assert.match(before, /diff-deletedline.*One\..*diff-addedline.*Two\./s);
      assert.match(before, /data-headless-poster role="group" aria-label="German featured image"/);
      const save = await php.quietly(`return wp_create_nonce( 'update-post_${id}' );`);
      const typed = {
        _headless_de_seo_title: 'Gefunden "hier" \\ dort',
        _headless_de_seo_description: 'Kurz.',
        _headless_de_slug: 'Zwei Zimmer',
        _headless_de_poster: String(poster),
      };
      await submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: save, post_ID: id },
        ...{ post_type: 'post', post_status: 'publish', post_title: 'Classic', content: 'Two.' },
        ...{ _headless_de_content: 'Eins.', headless_german_is_current: '1', ...typed },
      });
      const stored = await php.quietly(
        `return array_map( function ( $key ) { return get_post_meta( ${id}, $key, true ); }, array( '_headless_de_seo_title', '_headless_de_seo_description', '_headless_de_slug', '_headless_de_poster' ) );`,
      );
      assert.deepEqual(stored, ['Gefunden "hier" \\ dort', 'Kurz.', 'zwei-zimmer', String(poster)]);
      assert.doesNotMatch(await screen(), /The English text changed/);
      await php.quietly(`delete_option( 'test_classic' );`);
    },
};

export default tests;
