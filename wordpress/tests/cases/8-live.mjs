import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';

import { anonymous, event, make } from '../lib/content.mjs';

const paragraph = (text) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

const tests = {
  'the editor gets its unsaved texts and facts in the format of a preview, and nothing is stored':
    async ({ php, rest, changesOf }) => {
      const id = await make(
        php,
        event(
          'Said',
          { start_date: '2036-01-01', venue: 'Old hall' },
          { post_content: 'Said words', post_excerpt: 'Short' },
        ),
      );
      let live;
      const changes = await changesOf(
        async () => {
          live = await rest('POST', `/wp/v2/headless-live/${id}`, {
            title: 'Unsaid',
            content: paragraph('Unsaid "words"'),
            meta: {
              ...{ start_date: '2036-02-02', venue: 'New hall', _headless_de_title: 'Ungesagt' },
              ...{ _headless_de_content: paragraph('Noch nicht'), _headless_de_seo_title: 'Neu' },
              ...{ _wp_page_template: 'x', unknown: 'y' },
            },
            featured_media: 0,
          });
        },
        { count: 0 },
      );
      assert.deepEqual(changes, []);
      assert.equal(live.status, 200);
      const { answer } = live.body;
      assert.deepEqual([answer.id, answer.type, answer.status], [id, 'event', 'publish']);
      assert.equal(answer.title.rendered, 'Unsaid');
      assert.match(answer.content.rendered, /Unsaid &#8220;words&#8221;/);
      assert.deepEqual(
        [answer.event.start_date, answer.event.location.name, answer.event.title],
        ['2036-02-02', 'New hall', 'Unsaid'],
      );
      assert.match(answer.event.translations.de.description, /Noch nicht/);
      assert.equal(answer.translations.de.seo.title, 'Neu');
      assert.deepEqual(
        await php.quietly(
          `$post = get_post( ${id} ); return array( $post->post_title, $post->post_content, get_post_meta( ${id}, 'venue', true ), get_post_meta( ${id}, '_headless_de_title', true ), count( wp_get_post_revisions( ${id} ) ) );`,
        ),
        ['Said', 'Said words', 'Old hall', '', 0],
      );
    },

  'blocks are rendered one by one, as the whole text is': async ({ php, rest }) => {
    const id = await make(php, { post_title: 'P', post_content: 'Words' });
    const columns =
      '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"></div><!-- /wp:column --></div><!-- /wp:columns -->';
    const picture =
      '<!-- wp:image --><figure class="wp-block-image"><img src="https://cms.example/a.png" alt="Hall"/></figure><!-- /wp:image -->';
    const { body } = await rest('POST', `/wp/v2/headless-live/${id}`, {
      content: picture,
      blocks: [columns, paragraph('"So"'), 'Classic\n\ntext'],
      germanBlocks: [picture],
    });
    assert.match(body.blocks[0], /is-layout-flex/);
    assert.match(body.blocks[1], /&#8220;So&#8221;/);
    assert.match(body.blocks[2], /<p>Classic<\/p>\s*<p>text<\/p>/);
    assert.match(body.germanBlocks[0], /alt="Hall"/);
    const many = { blocks: Array(201).fill('x') };
    assert.equal((await rest('POST', `/wp/v2/headless-live/${id}`, many)).status, 400);
  },

  'the key is valid for one post, one login and ten minutes, and names an origin': async ({
    php,
    rest,
    wordpress,
    SECRET,
  }) => {
    const id = await make(php, { post_title: 'Mine', post_status: 'draft' });
    const asked = Math.floor(Date.now() / 1000);
    const { body } = await rest('POST', `/wp/v2/headless-live/${id}`, {});
    const [post, until, login, origin, signature] = body.key.split('.');
    assert.equal(Number(post), id);
    const made = Number(until) - 600;
    assert.ok(made >= asked && made <= Date.now() / 1000);
    assert.match(login, /^[0-9a-f]{16}$/);
    assert.equal(Buffer.from(origin, 'base64url').toString(), new URL(wordpress.url).origin);
    const key = createHmac('sha256', SECRET).update('headless-live-preview-v1').digest();
    const content = [post, until, login, origin].join('.');
    assert.equal(signature, createHmac('sha256', key).update(content).digest('base64url'));

    const author = await php.quietly(
      `return wp_insert_user( array( 'user_login' => 'live-author', 'user_pass' => 'x', 'role' => 'author' ) );`,
    );
    const other = { 'X-Test-User': String(author) };
    for (const headers of [anonymous, other]) {
      const refused = await rest('POST', `/wp/v2/headless-live/${id}`, {}, headers);
      assert.equal(refused.body.code, 'rest_forbidden');
    }
    const theirs = await php.quietly(
      `return wp_insert_post( array( 'post_title' => 'Theirs', 'post_status' => 'draft', 'post_author' => ${author} ) );`,
    );
    const script = { content: '<p onclick="x()">Hi<script>x()</script></p>', title: '<b>T</b>' };
    const clean = await rest('POST', `/wp/v2/headless-live/${theirs}`, script, other);
    assert.doesNotMatch(clean.body.answer.content.rendered, /script|onclick/);
    assert.notEqual(clean.body.key.split('.')[2], login);
  },

  'the site reports dead links, and the editor is told when it does not respond': async ({
    rest,
    site,
  }) => {
    const checkLinks = async (links, headers) =>
      (await rest('POST', '/wp/v2/headless-links', { links, language: 'de' }, headers)).body;
    site.responses = { '/api/link-status': { status: 200, body: { dead: ['/gone'] } } };
    assert.deepEqual(await checkLinks(['/news', '/gone']), { isKnown: true, dead: ['/gone'] });
    const { raw } = site.requests.at(-1);
    assert.deepEqual(JSON.parse(raw), { links: ['/news', '/gone'], language: 'de' });
    site.responses = { '/api/link-status': { status: 503 } };
    assert.deepEqual(await checkLinks(['/news']), { isKnown: false, dead: [] });
    assert.equal((await checkLinks(['/news'], anonymous)).code, 'rest_forbidden');
    assert.equal((await checkLinks(Array(61).fill('/news'))).code, 'rest_invalid_param');
  },
};

export default tests;
