import assert from 'node:assert/strict';

import { event, make, makeAll, wipe } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';

/**
 * Like Polylang: a query finds only the posts of the current language, unless it sets `lang` (empty: all languages).
 */
const POLYLANG = `add_action( 'parse_query', function ( $query ) {
  if ( ! isset( $query->query['lang'] ) ) { $query->set( 'tag', 'of-the-present-language' ); }
} );`;

/** Like WPML, which filters the posts in every SQL statement, unless the query has `suppress_filters`. */
const WPML = `add_filter( 'posts_where', function ( $where ) { return "$where AND 1 = 0"; } );`;

const RANK_MATH = `eval( 'namespace RankMath; class Helper { public static function replace_vars( $text, $post ) { return str_replace( "%title%", $post->post_title, $text ); } }' );`;

/** Copies a post like plugins that duplicate posts: with every meta field that their filter does not exclude. */
const COPY = `function ( $id ) {
  $post = get_post( $id, ARRAY_A );
  $copy = wp_insert_post( wp_slash( array( 'ID' => 0, 'post_status' => 'draft', 'post_name' => '', 'guid' => '' ) + $post ) );
  $left = apply_filters( 'duplicate_post_excludelist_filter', array( '_edit_lock' ) );
  foreach ( get_post_meta( $id ) as $key => $values ) {
    foreach ( in_array( $key, $left, true ) ? array() : $values as $value ) { add_post_meta( $copy, $key, wp_slash( maybe_unserialize( $value ) ) ); }
  }
  return $copy;
}`;

const tests = {
  'with Polylang or WPML, the site gets the events and old slugs of every language': async ({
    php,
  }) => {
    await wipe(php);
    const [id] = await makeAll(php, [
      event('Every language', { start_date: '2036-12-13' }),
      { post_title: 'Renamed for languages', post_name: 'today-in-every-language' },
    ]);
    for (const plugin of [POLYLANG, WPML]) {
      const found = await php.quietly(`
        ${plugin}
        return array(
          count( ${N}list_events( 'upcoming', time() ) ),
          ${N}find_event( array( 'p' => ${id} ) ) !== null,
          count( array_filter( ${N}published_slugs()['post'], function ( $row ) { return 'today-in-every-language' === $row[0]; } ) ),
          count( ${N}search_candidates( array( 'Renamed' ) ) ) > 0 );`);
      assert.deepEqual(found, [1, true, 1, true], `all languages must be found with ${plugin}`);
    }
  },

  'with Rank Math, its fields are read, and ours are not shown': async ({ php }) => {
    const id = await make(php, {
      post_title: 'Ranked',
      meta_input: {
        rank_math_title: '%title% &amp; more',
        rank_math_facebook_image: 'https://a.example/i.png',
        _headless_seo_title: 'Ours',
      },
    });
    const [seo, boxes, offers] = await php.quietly(`
      ${RANK_MATH}
      set_current_screen( 'post' );
      ${N}add_classic_boxes( 'post' );
      global $wp_meta_boxes;
      return array( ${N}get_seo( array( 'id' => ${id} ) ), isset( $wp_meta_boxes['post']['normal']['default']['headless-seo'] ), ${N}editor_panel_settings( 'post' )['offersSeo'] );`);
    assert.deepEqual(seo, {
      title: 'Ranked & more',
      description: null,
      og_image: 'https://a.example/i.png',
    });
    assert.deepEqual([boxes, offers], [false, false]);
    const own = await php.quietly(`return ${N}get_seo( array( 'id' => ${id} ) );`);
    assert.equal(own.title, 'Ours');
  },

  'with Yoast SEO, our fields are not shown either': async ({ php }) => {
    const offers = await php.quietly(
      `function YoastSEO() {} return ${N}editor_panel_settings( 'post' )['offersSeo'];`,
    );
    assert.equal(offers, false);
  },

  'a copy has the German text and the custom fields, but no former slug, and counts as a new post for the site':
    async ({ php, changesOf }) => {
      const id = await make(
        php,
        event('Original', {
          ...{ start_date: '2036-12-13', venue: 'Hall "A"', _headless_de_content: '<p>Wörter</p>' },
          ...{ _headless_de_venue: 'Saal', _wp_old_slug: 'older-original' },
        }),
      );
      let copy;
      const changes = await changesOf(
        async () => {
          copy = await php(`
            $copy = ( ${COPY} )( ${id} );
            $of   = function ( $key ) use ( $copy ) { return get_post_meta( $copy, $key, true ); };
            return array( $copy, array_map( $of, array( 'start_date', 'venue', '_headless_de_content', '_headless_de_venue', '_wp_old_slug' ) ) );`);
        },
        { count: 0 },
      );
      assert.deepEqual(changes, [], 'a draft must not be reported');
      assert.deepEqual(copy[1], ['2036-12-13', 'Hall "A"', '<p>Wörter</p>', 'Saal', '']);
      const published = await changesOf(() =>
        php(`wp_update_post( array( 'ID' => ${copy[0]}, 'post_status' => 'publish' ) );`),
      );
      assert.deepEqual(
        published.map(({ id: changed, action }) => [changed, action]),
        [[copy[0], 'published']],
      );
      assert.equal(
        await php.quietly(
          `$post = ${N}find_renamed_post( array( 'older-original' ), 'event' ); return $post->ID;`,
        ),
        id,
      );
    },
};

export default tests;
