import assert from 'node:assert/strict';

import { firstOfEach } from '../lib/client.mjs';

const brief = (changes) => changes.map(({ type, id, action }) => [type, id, action]);
const term = (php, name, taxonomy = 'category') =>
  php.quietly(`return wp_insert_term( '${name}', '${taxonomy}' )['term_id'];`);
/** A tiny PNG in the library. */
const image = (php, name) =>
  php.quietly(`
    $file = wp_upload_bits( '${name}.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
    $id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => '${name}', 'post_status' => 'inherit' ), $file['file'] );
    wp_update_attachment_metadata( $id, array( 'width' => 1, 'height' => 1, 'file' => _wp_relative_upload_path( $file['file'] ) ) );
    return array( 'id' => $id, 'url' => $file['url'] );`);

const tests = {
  'a category that is created, renamed, named in German or deleted is reported': async ({
    php,
    rest,
    changesOf,
  }) => {
    let id;
    const [created] = await changesOf(async () => {
      id = (await rest('POST', '/wp/v2/categories', { name: 'Tour diary' })).body.id;
    });
    assert.deepEqual(created, {
      type: 'category',
      id,
      action: 'created',
      slug: 'tour-diary',
      date: null,
      languages: ['en', 'de'],
      terms: [],
    });
    const [renamed] = await changesOf(() =>
      rest('POST', `/wp/v2/categories/${id}`, { slug: 'diary' }),
    );
    assert.deepEqual(renamed, {
      type: 'category',
      id,
      action: 'updated',
      slug: 'diary',
      previousSlug: 'tour-diary',
      date: null,
      languages: ['en', 'de'],
      terms: [],
    });
    await changesOf(() =>
      rest('POST', `/wp/v2/categories/${id}`, { meta: { _headless_de_name: 'Tagebuch' } }),
    );
    // The admin screen saves all other values unchanged, so an edit of the German name changes only the meta.
    const [german] = await changesOf(() =>
      php(`update_term_meta( ${id}, '_headless_de_name', 'Reisetagebuch' );`),
    );
    assert.deepEqual([german.action, german.languages], ['updated', ['de']]);
    await php.quietly(
      `wp_insert_post( array( 'post_title' => 'In it', 'post_status' => 'publish', 'post_category' => array( ${id} ) ) );`,
    );
    const deleted = await changesOf(() => rest('DELETE', `/wp/v2/categories/${id}&force=true`));
    assert.deepEqual(
      brief(deleted).sort(),
      [
        ['category', 1, 'updated'],
        ['category', id, 'deleted'],
      ].sort(),
    );
  },

  'a tag edited on its screen is one entry, without entries for its posts': async ({
    php,
    submit,
    changesOf,
  }) => {
    const id = await term(php, 'Vienna', 'post_tag');
    await php.quietly(
      `wp_insert_post( array( 'post_title' => 'Tagged', 'post_status' => 'publish', 'tags_input' => 'Vienna' ) );`,
    );
    const [nonce, field] = await php(
      `return array( wp_create_nonce( 'update-tag_${id}' ), wp_create_nonce( 'headless_companion_term${id}' ) );`,
    );
    const changes = await changesOf(() =>
      submit('/wp-admin/edit-tags.php', {
        action: 'editedtag',
        tag_ID: id,
        taxonomy: 'post_tag',
        _wpnonce: nonce,
        headless_companion_term: field,
        name: 'Wien',
        slug: 'wien',
        _headless_de_name: 'Wien & Umgebung',
      }),
    );
    assert.deepEqual(brief(changes), [['post_tag', id, 'updated']]);
    assert.deepEqual([changes[0].slug, changes[0].previousSlug], ['wien', 'vienna']);
    assert.equal(
      await php(`return get_term_meta( ${id}, '_headless_de_name', true );`),
      'Wien & Umgebung',
    );
  },

  'a new upload is not reported': async ({ php, changesOf }) => {
    assert.deepEqual(await changesOf(() => image({ quietly: php }, 'fresh'), { count: 0 }), []);
  },

  'an image that is edited, replaced or deleted is reported together with all posts that show it':
    async ({ php, rest, changesOf }) => {
      const { id, url } = await image(php, 'shared');
      const scaled = url.replace('.png', '-300x200.png');
      const users = await php.quietly(`
      $make = function ( $content, $meta = array() ) { return wp_insert_post( array( 'post_title' => 'Uses it', 'post_status' => 'publish', 'post_content' => $content, 'meta_input' => $meta ) ); };
      $ids = array(
        $make( 'x', array( '_thumbnail_id' => ${id} ) ),
        $make( '<img class="wp-image-${id}" src="elsewhere">' ),
        $make( '<a href="${scaled}">x</a>' ),
        $make( 'x', array( '_headless_de_content' => '<img class="size-full wp-image-${id} x">' ) ),
        $make( '[gallery ids="9,${id}"]' ),
      );
      $make( '<img class="wp-image-${id}9">' );
      $make( '[gallery ids="1${id}"]' );
      wp_update_post( array( 'ID' => $make( '<img class="wp-image-${id}">' ), 'post_status' => 'draft' ) );
      return $ids;`);
      const expected = (action) =>
        [['attachment', id, action], ...users.map((user) => ['post', user, 'updated'])].sort();
      const ways = {
        'alt text': () => rest('POST', `/wp/v2/media/${id}`, { alt_text: 'Two people' }),
        caption: () => rest('POST', `/wp/v2/media/${id}`, { caption: 'New' }),
        file: () =>
          php(
            `update_attached_file( ${id}, dirname( get_attached_file( ${id} ) ) . '/replaced.png' );`,
          ),
        metadata: () =>
          php(
            `wp_update_attachment_metadata( ${id}, array( 'width' => 2, 'height' => 2, 'file' => 'x.png' ) );`,
          ),
      };
      for (const [way, edit] of Object.entries(ways)) {
        const found = brief(await changesOf(edit)).sort();
        if (way === 'alt text' || way === 'caption' || way === 'file')
          assert.deepEqual(
            found,
            expected('updated'),
            `a new ${way} must be reported with all posts that show the image`,
          );
        assert.ok(
          found.some(([type]) => type === 'attachment'),
          `a new ${way} must be reported as a change of the attachment`,
        );
      }
      const gone = brief(await changesOf(() => rest('DELETE', `/wp/v2/media/${id}&force=true`)));
      for (const user of [users[0], users[1], users[3]])
        assert.ok(gone.some(([, one]) => one === user));
      assert.ok(gone.some(([type, , action]) => type === 'attachment' && action === 'deleted'));
    },

  'an edit of a synced pattern is reported for the posts that show it, in either language': async ({
    php,
    rest,
    changesOf,
  }) => {
    const [pattern, ...users] = await php.quietly(`
      $pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Pattern', 'post_status' => 'publish', 'post_content' => 'One' ) );
      $make = function ( $ref, $german ) { $block = "<!-- wp:block {\\"ref\\":$ref} /-->"; return wp_insert_post( wp_slash( array( 'post_title' => 'Uses it', 'post_status' => 'publish', 'post_content' => $german ? 'x' : $block, 'meta_input' => $german ? array( '_headless_de_content' => $block ) : array() ) ) ); };
      $make( $pattern . '9', false );
      return array( $pattern, $make( $pattern, false ), $make( $pattern, true ) );`);
    const changes = await changesOf(() =>
      rest('POST', `/wp/v2/blocks/${pattern}`, { content: 'Two' }),
    );
    assert.deepEqual(brief(changes).sort(), users.map((id) => ['post', id, 'updated']).sort());
  },

  'the site’s title, tagline and permalinks are reported as settings': async ({
    rest,
    php,
    changesOf,
  }) => {
    const settings = [['settings', 0, 'updated']];
    assert.deepEqual(
      brief(
        await changesOf(() =>
          rest('POST', '/wp/v2/settings', { title: 'New title', description: 'New tagline' }),
        ),
      ),
      settings,
    );
    assert.deepEqual(
      brief(
        await changesOf(() =>
          php(`update_option( 'permalink_structure', '/%year%/%monthnum%/%postname%/' );`),
        ),
      ),
      settings,
    );
  },

  'changes of several types in one request are one call': async ({ php, callsOf, untilSent }) => {
    const code = `$t = wp_insert_term( 'Mixed', 'post_tag' ); $p = wp_insert_post( array( 'post_title' => 'Mixed', 'post_status' => 'publish', 'tags_input' => 'Mixed' ) ); update_option( 'blogname', 'Mixed' );`;
    const { calls } = await callsOf(
      async () => {
        await callsOf(() => php(code));
        // A second call would follow the first one at once.
        await untilSent();
      },
      { from: firstOfEach },
    );
    assert.equal(calls.length, 1);
    assert.deepEqual(
      calls[0].body.changes.map((change) => change.type),
      ['post_tag', 'post', 'settings'],
    );
  },
};

export default tests;
