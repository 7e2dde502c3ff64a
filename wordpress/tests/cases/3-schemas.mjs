import assert from 'node:assert/strict';

import { event, makeAll } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';

/**
 * A PHP expression: a WP_REST_Request for `$path`, which may have a query. WP_REST_Request::from_url() is not used,
 * because REST URLs depend on the permalink settings.
 */
const requestOf = `(function ( $path ) { $parts = wp_parse_url( $path ); parse_str( $parts['query'] ?? '', $query ); $request = new WP_REST_Request( 'GET', $parts['path'] ); $request->set_query_params( $query ); return $request; })( $path )`;

/**
 * PHP code that returns each difference between the responses of routes and their schemas, also fields without a
 * schema.
 */
const differences = (requests) => `
  $server = rest_get_server();
  $found  = array();
  $named  = function ( $data, $schema, $path ) use ( &$named ) {
    $more = array();
    foreach ( isset( $schema['properties'] ) && is_array( $data ) ? $data : array() as $key => $value ) {
      if ( isset( $schema['properties'][ $key ] ) ) { $more = array_merge( $more, $named( $value, $schema['properties'][ $key ], "$path.$key" ) ); }
      else { $more[] = "$path.$key"; }
    }
    foreach ( isset( $schema['items'] ) && is_array( $data ) ? $data : array() as $index => $value ) {
      $more = array_merge( $more, $named( $value, $schema['items'], "{$path}[]" ) );
    }
    return $more;
  };
  foreach ( ${requests} as $path ) {
    $request  = ${requestOf};
    $response = rest_do_request( $request );
    $options  = $server->get_route_options( $response->get_matched_route() );
    $data     = json_decode( wp_json_encode( $response->get_data() ), true );
    if ( ! is_callable( $options['schema'] ?? null ) ) { $found[] = "$path: " . $response->get_status() . ' has no schema'; continue; }
    $schema   = call_user_func( $options['schema'] );
    $lists    = array_is_list_of( $data ) ? $data : array( $data );
    if ( 200 !== $response->get_status() || ! $lists ) { $found[] = "$path: " . $response->get_status(); }
    foreach ( $lists as $item ) {
      $valid = rest_validate_value_from_schema( $item, $schema, $path );
      if ( is_wp_error( $valid ) ) { $found[] = $valid->get_error_message(); }
      $found = array_merge( $found, $named( $item, $schema, $path ) );
    }
  }
  return $found;`;
const isList = `function array_is_list_of( $value ) { return is_array( $value ) && array_keys( $value ) === range( 0, count( $value ) - 1 ); }`;

const tests = {
  'every response of the plugin’s routes matches its schema, and has no other field': async ({
    php,
    SECRET,
  }) => {
    const [full, bare] = await makeAll(php, [
      event(
        'Whole',
        {
          ...{ start_date: '2036-12-13', start_time: '20:00', timezone: 'Europe/Zurich' },
          ...{ event_status: 'postponed', previous_start_date: '2036-12-01', venue: 'Hall' },
          ...{ ticket_url: 'https://tickets.example/', _headless_de_content: '<p>Deutsch</p>' },
        },
        { post_content: 'Schema words' },
      ),
      event('Bare', { start_date: '2036-12-14' }, { post_content: 'Schema words' }),
    ]);
    const found = await php.quietly(`
      ${isList}
      wp_update_post( array( 'ID' => ${bare}, 'post_name' => 'renamed-bare' ) );
      add_post_meta( ${bare}, '_wp_old_slug', 'bare-of-old' );
      $image = wp_insert_attachment( array( 'post_title' => 'i', 'post_mime_type' => 'image/png' ), '2026/01/i.png' );
      wp_update_attachment_metadata( $image, array( 'width' => 4, 'height' => 3, 'file' => '2026/01/i.png' ) );
      set_post_thumbnail( ${full}, $image );
      $requests = array(
        '/wp/v2/events?type=upcoming', '/wp/v2/events/${full}', '/wp/v2/events/slug/renamed-bare',
        '/wp/v2/headless-search?q=schema', '/wp/v2/headless-slugs',
        '/wp/v2/headless-preview/' . ${N}preview_token( ${full}, time() ),
        '/wp/v2/headless-preview/' . ${N}preview_token( 1, time() ), '/wp/v2/headless-status/${full}',
        '/wp/v2/headless-german-changes/${full}',
      );
      ${differences('$requests')}`);
    assert.deepEqual(found, []);
    const check = await php.quietly(`
      $time = time();
      $request = new WP_REST_Request( 'POST', '/wp/v2/headless-check' );
      $request->set_body( '{}' );
      $request->set_header( 'X-Headless-Check', "t=$time,v1=" . ${N}check_signature( "$time.{}", '${SECRET}' ) );
      $response = rest_do_request( $request );
      $valid = rest_validate_value_from_schema( $response->get_data(), ${N}check_schema() );
      return array( $response->get_status(), is_wp_error( $valid ) ? $valid->get_error_message() : $valid, array_diff_key( $response->get_data(), ${N}check_schema()['properties'] ) );`);
    assert.deepEqual(check, [200, true, []]);
  },

  'the custom fields of videos and releases are in the schemas of their routes': async ({
    php,
  }) => {
    await makeAll(php, [
      { post_type: 'video', post_title: 'V', meta_input: { youtube_url: 'aqz-KE-bpKQ' } },
      { post_type: 'music', post_title: 'M', meta_input: { label: 'L' } },
    ]);
    const missing = await php.quietly(`
      rest_get_server();
      $missing = array();
      foreach ( array( 'video' => 'videos', 'music' => 'music' ) as $type => $base ) {
        $schema = get_post_type_object( $type )->get_rest_controller()->get_item_schema()['properties'];
        $item   = rest_do_request( WP_REST_Request::from_url( rest_url( "/wp/v2/$base" ) ) )->get_data()[0];
        foreach ( array( 'acf', 'seo', 'embedded' ) as $field ) {
          $missing = array_merge( $missing, array_keys( array_diff_key( $item[ $field ], $schema[ $field ]['properties'] ) ) );
        }
      }
      return $missing;`);
    assert.deepEqual(missing, []);
  },
};

export default tests;
