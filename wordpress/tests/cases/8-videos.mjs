import assert from 'node:assert/strict';

import { encode, makeAll } from '../lib/content.mjs';

/** The response of YouTube's oEmbed for a public video. */
const youtube = {
  title: 'Big Buck Bunny 60fps 4K - Official Blender Foundation Short Film',
  author_name: 'Blender',
  author_url: 'https://www.youtube.com/@BlenderOfficial',
  type: 'video',
  height: 113,
  width: 200,
  version: '1.0',
  provider_name: 'YouTube',
  provider_url: 'https://www.youtube.com/',
  thumbnail_height: 360,
  thumbnail_width: 480,
  thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
  html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>',
};
const vimeo = { ...youtube, title: 'Tide', provider_name: 'Vimeo', author_name: 'Aura &amp; Lune' };

/** A picture of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * PHP code that responds in place of the video hosts, and records the requested URLs in `$requested`. The keys of
 * `responses` (JSON) and `pictures` (base64) are parts of URLs. All other URLs get a 404.
 */
const hosts = (responses, pictures = {}) => `
  $requested = array();
  add_filter( 'pre_http_request', function ( $result, $arguments, $url ) use ( &$requested ) {
    $requested[]  = $url;
    $found    = static function ( $table ) use ( $url ) {
      foreach ( $table as $part => $response ) { if ( false !== strpos( rawurldecode( $url ), $part ) ) { return $response; } }
      return null;
    };
    $json     = $found( ${encode(responses)} );
    $picture  = $found( ${encode(pictures)} );
    if ( null !== $picture && ! empty( $arguments['filename'] ) ) { file_put_contents( $arguments['filename'], base64_decode( $picture ) ); }
    $is_known = null !== $json || null !== $picture;
    return array( 'headers' => array(), 'cookies' => array(), 'filename' => $arguments['filename'], 'response' => array( 'code' => $is_known ? 200 : 404, 'message' => '' ), 'body' => null === $json ? '' : wp_json_encode( $json ) );
  }, 10, 3 );`;

const request = (method, path, parameters) => `
  $request = new WP_REST_Request( '${method}', '${path}' );
  foreach ( ${encode(parameters)} as $name => $value ) { $request->set_param( $name, $value ); }
  $response = rest_do_request( $request );`;
const proposal = (address) =>
  request('GET', '/wp/v2/headless-video-proposal', { address }) +
  'return array( "status" => $response->get_status(), "body" => $response->get_data(), "requested" => $requested );';

const tests = {
  'the URL of a video gives title, author and still, only from YouTube and Vimeo': async ({
    php,
  }) => {
    const responses = { 'watch?v=aqz-KE-bpKQ': youtube, 'vimeo.com/76979871': vimeo };
    const found = await php.quietly(
      hosts(responses) + proposal(' https://youtu.be/aqz-KE-bpKQ?si=x'),
    );
    assert.deepEqual(found.body, {
      title: youtube.title,
      author: 'Blender',
      host: 'YouTube',
      still: youtube.thumbnail_url,
    });
    assert.match(found.requested[0], /^https:\/\/www\.youtube\.com\/oembed\?/);
    const other = await php.quietly(
      hosts(responses) + proposal('https://player.vimeo.com/video/76979871?h=abc'),
    );
    assert.deepEqual([other.body.title, other.body.author], ['Tide', 'Aura & Lune']);
    assert.match(other.requested[0], /^https:\/\/vimeo\.com\/api\/oembed/);

    for (const address of ['https://films.example/1', 'http://127.0.0.1/', '']) {
      const { status, requested } = await php.quietly(hosts(responses) + proposal(address));
      assert.deepEqual([address, status, requested], [address, 400, []]);
    }
    const gone = await php.quietly(hosts({}) + proposal('R6MlUcmOul8'));
    assert.deepEqual([gone.status, gone.body.code], [404, 'rest_film_not_found']);
  },

  'a video whose old field has only the id of its film keeps it': async ({ php, rest }) => {
    const [id] = await makeAll(php, [
      { post_type: 'video', post_title: 'Old field', meta_input: { youtube_id: 'aqz-KE-bpKQ' } },
    ]);
    const { body } = await rest('GET', `/wp/v2/videos/${id}`);
    assert.equal(body.acf.youtube_id, 'aqz-KE-bpKQ');
  },

  'the still is saved in the Media Library on request, in the large size if there is a large one':
    async ({ php }) => {
      const [id] = await makeAll(php, [
        { post_type: 'video', post_title: 'V', meta_input: { youtube_url: 'aqz-KE-bpKQ' } },
      ]);
      const take = (pictures) =>
        php.quietly(
          hosts({ 'watch?v=aqz-KE-bpKQ': youtube }, pictures) +
            request('POST', '/wp/v2/headless-video-still', { address: 'aqz-KE-bpKQ', post: id }) +
            `$still = $response->get_data()['id'] ?? 0;
            return array( 'status' => $response->get_status(), 'requested' => array_slice( $requested, 1 ), 'parent' => $still ? get_post( $still )->post_parent : null, 'title' => $still ? get_post( $still )->post_title : null, 'file' => $still ? basename( get_attached_file( $still ) ) : null, 'thumbnail' => get_post_thumbnail_id( ${id} ) );`,
        );
      const large = await take({ maxresdefault: png });
      assert.deepEqual([large.status, large.parent, large.thumbnail], [201, id, 0]);
      assert.equal(large.title, youtube.title);
      assert.match(large.file, /^Big-Buck-Bunny.*\.png$/);
      assert.deepEqual(large.requested, ['https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg']);

      const small = await take({ hqdefault: png });
      assert.deepEqual([small.status, small.requested.length], [201, 2]);

      const count = () =>
        php.quietly(
          `return array( (int) wp_count_posts( 'attachment' )->inherit, count( glob( get_temp_dir() . 'still*' ) ) );`,
        );
      const before = await count();
      const page = Buffer.from('<html><?php echo 1;').toString('base64');
      assert.equal(
        (await take({ hqdefault: page })).status,
        502,
        'a file that is no picture must be refused',
      );
      assert.equal((await take({})).status, 502);
      assert.deepEqual(await count(), before, 'no attachment and no file must be left over');
    },

  'users who may not edit the video get neither': async ({ php, rest }) => {
    const [id] = await makeAll(php, [{ post_type: 'video', post_title: 'V' }]);
    const address = 'aqz-KE-bpKQ';
    for (const role of ['subscriber', 'contributor']) {
      const user = await php.quietly(
        `return wp_insert_user( array( 'user_login' => 'still-${role}', 'user_pass' => wp_generate_password(), 'role' => '${role}' ) );`,
      );
      const as = { 'X-Test-User': String(user) };
      const still = await rest('POST', '/wp/v2/headless-video-still', { address, post: id }, as);
      assert.deepEqual([role, still.status], [role, 403]);
    }
    const anonymous = { 'X-Test-User': '0' };
    const path = `/wp/v2/headless-video-proposal&address=${address}`;
    assert.equal((await rest('GET', path, undefined, anonymous)).status, 401);
  },

  'a length has minutes and seconds, and may have hours': async ({ php }) => {
    const lengths = { '3:43': 223, '1:02:10': 3730, '90:00': 5400, '0:00': null, '3:60': null };
    const more = { '1:75:00': null, '3 min': null, '': null, 45: null };
    const cases = Object.entries({ ...lengths, ...more });
    assert.deepEqual(
      await php.quietly(
        `return array_map( function ( $text ) { return \\HeadlessCompanion\\parse_length( (string) $text ); }, ${encode(cases.map(([text]) => text))} );`,
      ),
      cases.map(([, seconds]) => seconds),
    );
  },
};

export default tests;
