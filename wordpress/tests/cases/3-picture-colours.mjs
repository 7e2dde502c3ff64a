import assert from 'node:assert/strict';

/**
 * PHP code that adds a picture to the Media Library and uses it in a published post. The left half of the picture has
 * this colour, the right half is black.
 * @param {string} name
 * @param {string} colour the arguments of imagecolorallocatealpha after the image
 */
const postWith = (name, colour) => `
  require_once ABSPATH . 'wp-admin/includes/image.php';
  $picture = imagecreatetruecolor( 400, 200 );
  imagealphablending( $picture, false );
  imagesavealpha( $picture, true );
  imagefilledrectangle( $picture, 0, 0, 399, 199, imagecolorallocatealpha( $picture, 0, 0, 0, 0 ) );
  imagefilledrectangle( $picture, 0, 0, 199, 199, imagecolorallocatealpha( $picture, ${colour} ) );
  ob_start();
  imagepng( $picture );
  $file = wp_upload_bits( '${name}.png', null, ob_get_clean() );
  $id   = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => '${name}', 'post_status' => 'inherit' ), $file['file'] );
  wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
  $post = wp_insert_post( array(
    'post_title'   => '${name}',
    'post_status'  => 'publish',
    'post_content' => '<img class="wp-image-' . $id . '" src="' . $file['url'] . '" alt="" width="400" height="200">',
  ) );
  set_post_thumbnail( $post, $id );
  return array( 'post' => $post, 'id' => $id );`;

const near = (colour, expected) =>
  colour.match(/../g).every((part, index) => {
    const distance =
      Number.parseInt(part, 16) - Number.parseInt(expected.slice(2 * index, 2 * index + 2), 16);
    return Math.abs(distance) <= 4;
  });

/** What the site reads of the post: the colour of its featured image, and of the picture in its text. */
async function coloursOf(rest, post) {
  const { body } = await rest('GET', `/wp/v2/posts/${post}`);
  return {
    featured: body.embedded['wp:featuredmedia'][0].media_details.dominant_color,
    inText: /data-dominant-color="(\w*)"/.exec(body.content.rendered)?.[1],
  };
}

const tests = {
  'a picture has its average colour in the REST API': async ({ php, rest }) => {
    const { post } = await php.quietly(postWith('halves', '160, 80, 240, 0'));
    const { featured, inText } = await coloursOf(rest, post);

    assert.ok(near(featured, '502878'), `the colour must be about 502878, not ${featured}`);
    assert.equal(inText, featured);
  },

  'a picture that was uploaded without the plugin gets a colour at the first request, without a webhook':
    async ({ php, rest, changesOf }) => {
      const { post, id } = await php.quietly(postWith('earlier', '0, 240, 0, 0'));
      await php.quietly(`
      $data = wp_get_attachment_metadata( ${id} );
      unset( $data['dominant_color'] );
      update_post_meta( ${id}, '_wp_attachment_metadata', $data );`);
      assert.deepEqual(await changesOf(() => coloursOf(rest, post), { count: 0 }), []);
      const stored = await php.quietly(`return wp_get_attachment_metadata( ${id} );`);

      assert.ok(
        near(stored.dominant_color, '007800'),
        `the colour must be about 007800, not ${stored.dominant_color}`,
      );
      assert.equal(stored.width, 400);
    },

  'a transparent picture, and a file that is no picture, have no colour': async ({ php, rest }) => {
    const { post, id } = await php.quietly(postWith('transparent', '160, 80, 240, 127'));
    assert.deepEqual(await coloursOf(rest, post), { featured: undefined, inText: undefined });
    await php.quietly(`
      file_put_contents( get_attached_file( ${id} ), 'no picture' );
      update_post_meta( ${id}, '_wp_attachment_metadata', array( 'width' => 1, 'height' => 1, 'file' => 'x.png' ) );`);

    assert.deepEqual(await coloursOf(rest, post), { featured: undefined, inText: undefined });
  },
};

export default tests;
