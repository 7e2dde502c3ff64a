import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { anonymous, encode, makeAll } from '../lib/content.mjs';

const contract = JSON.parse(
  readFileSync(new URL('../../contract/slugs.json', import.meta.url), 'utf8'),
);

const fetchSlugs = async (context, headers = {}) => {
  const response = await context.request('/index.php?rest_route=/wp/v2/headless-slugs', {
    headers: { ...anonymous, ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    text,
    body: text && JSON.parse(text),
  };
};

const tests = {
  'lists the slugs of all types that visitors may see, with their months and ids, but of no draft':
    async (context) => {
      const { php } = context;
      const [id] = await makeAll(php, [
        { post_title: 'Slug Post', post_content: 'x', post_date: '2024-02-29 23:59:00' },
        { post_title: '夜 Klänge', post_name: '夜-klange', post_content: 'x' },
        { post_type: 'event', post_title: 'Slug Event' },
        { post_type: 'video', post_title: 'Slug Video' },
        { post_type: 'music', post_title: 'Slug Release' },
        { post_title: 'Slug Draft', post_name: 'slug-draft', post_status: 'draft' },
        { post_title: 'Slug Private', post_status: 'private' },
        { post_title: 'Slug Later', post_status: 'future', post_date: '2099-01-01 10:00:00' },
        { post_title: 'Slug Binned', post_status: 'trash' },
        { post_type: 'page', post_title: 'Slug Page' },
      ]);
      const { status, body, text } = await fetchSlugs(context);
      assert.equal(status, 200);
      assert.deepEqual(Object.keys(body), ['types', 'aliases', 'taxonomies']);
      assert.deepEqual(Object.keys(body.types), ['post', 'event', 'video', 'music']);
      const slugs = (type) => body.types[type].map(([slug]) => slug);
      assert.deepEqual(
        body.types.post.find(([slug]) => slug === 'slug-post'),
        ['slug-post', '2024-02', id],
      );
      assert.ok(slugs('post').map(decodeURIComponent).includes('夜-klange'));
      for (const [type, slug] of Object.entries({
        event: 'slug-event',
        video: 'slug-video',
        music: 'slug-release',
      }))
        assert.ok(slugs(type).includes(slug), `the list must contain ${slug}`);
      for (const hidden of ['draft', 'private', 'later', 'binned', 'page'])
        assert.ok(!text.includes(`slug-${hidden}`), `the list must not contain slug-${hidden}`);
    },

  'lists the categories and tags with their numbers of posts without a password': async (
    context,
  ) => {
    const { php, rest } = context;
    const category = await php.quietly(
      `wp_insert_term( 'Slug None', 'post_tag' ); return wp_insert_term( 'Slug Category', 'category' )['term_id'];`,
    );
    const post = { post_content: 'x', post_category: [category] };
    const [locked] = await makeAll(php, [
      { ...post, post_title: 'Locked', post_password: 'sesame' },
      { ...post, post_title: 'One' },
      { ...post, post_title: 'Two' },
    ]);
    const { taxonomies } = (await fetchSlugs(context)).body;
    assert.deepEqual(Object.keys(taxonomies), ['category', 'post_tag']);
    const of = (taxonomy, slug) => taxonomies[taxonomy].find(([each]) => each === slug);
    assert.deepEqual(of('category', 'slug-category'), ['slug-category', 2]);
    assert.deepEqual(of('post_tag', 'slug-none'), ['slug-none', 0]);

    const path = `/wp/v2/categories/${category}`;
    const countForVisitors = async () => (await rest('GET', path, undefined, anonymous)).body.count;
    assert.equal(await countForVisitors(), 2);
    assert.equal((await rest('GET', `${path}&context=edit`)).body.count, 3, 'editors count all');
    await php.quietly(`wp_update_post( array( 'ID' => ${locked}, 'post_password' => '' ) );`);
    assert.equal(await countForVisitors(), 3);
  },

  'lists former slugs, each with the current one, as long as the item is public': async (
    context,
  ) => {
    const { php } = context;
    const [post, video, gone] = await makeAll(php, [
      { post_title: 'Old Post Slug', post_content: 'x' },
      { post_type: 'video', post_title: 'Old Video Slug' },
      { post_title: 'Old Gone Slug', post_content: 'x' },
    ]);
    for (const id of [post, video, gone])
      await php.quietly(
        `wp_update_post( array( 'ID' => ${id}, 'post_name' => 'renamed-${id}' ) );`,
      );
    await php.quietly(`wp_update_post( array( 'ID' => ${gone}, 'post_status' => 'draft' ) );`);
    const { aliases } = (await fetchSlugs(context)).body;
    const todays = (type, slug) => aliases[type].filter(([old]) => old === slug);
    assert.deepEqual(todays('post', 'old-post-slug'), [['old-post-slug', `renamed-${post}`]]);
    assert.deepEqual(todays('video', 'old-video-slug'), [['old-video-slug', `renamed-${video}`]]);
    assert.deepEqual(todays('post', 'old-gone-slug'), []);
  },

  'lists the contract’s posts and terms as the contract says': async (context) => {
    const { php } = context;
    const ids = await makeAll(
      php,
      contract.posts.map(({ slugs: [first], ...post }) => ({ ...post, post_name: first })),
    );
    for (const [index, { slugs }] of contract.posts.entries())
      for (const slug of slugs.slice(1))
        await php.quietly(
          `wp_update_post( array( 'ID' => ${ids[index]}, 'post_name' => '${slug}' ) );`,
        );
    await php.quietly(
      `foreach ( ${encode(contract.terms)} as $term ) { wp_insert_term( $term['name'], $term['taxonomy'], array( 'slug' => $term['slug'] ) ); } return 1;`,
    );
    const { types, aliases, taxonomies } = (await fetchSlugs(context)).body;
    const ofContract = (groups) =>
      Object.fromEntries(
        Object.entries(groups).map(([name, rows]) => [
          name,
          rows.filter(([slug]) => slug.startsWith('contract-')).map((row) => row.slice(0, 2)),
        ]),
      );
    assert.deepEqual(ofContract(types), ofContract(contract.list.types));
    assert.deepEqual(ofContract(aliases), ofContract(contract.list.aliases));
    assert.deepEqual(ofContract(taxonomies), ofContract(contract.list.taxonomies));
  },

  'responds with 304 to a client that has the list, until something is published': async (
    context,
  ) => {
    const { etag } = await fetchSlugs(context);
    assert.match(etag, /^"[0-9a-f]{32}"$/);
    const known = { 'If-None-Match': etag };
    assert.deepEqual(await fetchSlugs(context, known), { status: 304, etag, text: '', body: '' });
    const compressed = { 'If-None-Match': `W/"${etag.slice(1, -1)}-gzip"` };
    assert.equal((await fetchSlugs(context, compressed)).status, 304);
    await makeAll(context.php, [{ post_title: 'Slug Newest', post_content: 'x' }]);
    const renewed = await fetchSlugs(context, known);
    assert.equal(renewed.status, 200);
    assert.ok(renewed.text.includes('slug-newest'));
  },

  'needs few SQL statements and little time for ten thousand posts': async (context) => {
    const before = (await fetchSlugs(context)).body.types.post.length;
    const cost = await context.php.quietly(`
      global $wpdb;
      for ( $batch = 0; $batch < 20; $batch++ ) {
        $rows = array();
        for ( $n = 0; $n < 500; $n++ ) {
          $name = 'one-of-ten-thousand-posts-' . ( 500 * $batch + $n );
          $rows[] = "(1, '2020-01-01 10:00:00', '2020-01-01 10:00:00', '2020-01-01 10:00:00', '2020-01-01 10:00:00', '', '$name', '', '', '', '', '', 'publish', 'post', '$name')";
        }
        $wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered, guid, post_status, post_type, post_name) VALUES " . implode( ',', $rows ) );
      }
      // The queries that WordPress sends when its REST server starts must not be counted.
      rest_get_server();
      // The first request creates the option in which requests are counted. This must not be counted either.
      \\HeadlessCompanion\\count_request( 'slugs', time() );
      $statements = $wpdb->num_queries;
      $start = microtime( true );
      $response = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/headless-slugs' ) );
      $cost = array( 'statements' => $wpdb->num_queries - $statements, 'milliseconds' => 1000 * ( microtime( true ) - $start ), 'bytes' => strlen( wp_json_encode( $response->get_data() ) ), 'posts' => count( $response->get_data()['types']['post'] ) );
      $wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name LIKE 'one-of-ten-thousand-posts-%'" );
      return $cost;`);
    assert.equal(cost.posts, before + 10_000);
    // Four statements load the list, and at most three count the request.
    assert.ok(cost.statements <= 7, `at most 7 SQL statements, not ${cost.statements}`);
    assert.ok(cost.bytes < 800_000, `less than 800,000 bytes, not ${cost.bytes}`);
    assert.ok(cost.milliseconds < 3_000, `less than 3,000 ms, not ${cost.milliseconds}`);
  },
};

export default tests;
