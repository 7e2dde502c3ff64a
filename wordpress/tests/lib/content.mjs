// Functions that create, list and delete the content of tests.

/** The header of a request without a login. */
export const anonymous = { 'X-Test-User': '0' };

/** Turns a value into a PHP expression. */
export const encode = (value) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** Inserts posts and resolves to their ids. A post without `post_status` is published. */
export const makeAll = (php, list) =>
  php.quietly(
    `return array_map( function ( $post ) { return wp_insert_post( wp_slash( $post ) ); }, ${encode(list.map((fields) => ({ post_status: 'publish', ...fields })))} );`,
  );

/** Inserts one post, and resolves to its id. */
export const make = async (php, fields) => (await makeAll(php, [fields]))[0];

/** The fields of an event for make() and makeAll(). */
export const event = (title, meta_input, more) => ({
  post_type: 'event',
  post_title: title,
  meta_input,
  ...more,
});

/** Deletes all events, videos and releases, for tests that count them. */
export const wipe = (php) =>
  php.quietly(
    `foreach ( get_posts( array( 'post_type' => array( 'event', 'video', 'music' ), 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`,
  );

/** The titles in the list of events (`upcoming` or `past`) at each of these times. */
export const inList = (php, list, moments) =>
  php.quietly(
    `return array_map( function ( $moment ) { return wp_list_pluck( \\HeadlessCompanion\\list_events( '${list}', strtotime( $moment ) ), 'post_title' ); }, ${encode(moments)} );`,
  );
