import assert from 'node:assert/strict';

import { event, make, makeAll, wipe } from '../lib/content.mjs';

const page = '/wp-admin/tools.php?page=headless-companion-german';

/** The rows of a list as plain text, and the counts in the links above the list. */
async function listed(request, query = '', headers = {}) {
  const response = await request(`${page}${query}`, { headers });
  const html = await response.text();
  const plain = (part) =>
    part
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const [, body = ''] = /<tbody id="the-list"[^>]*>(.*?)<\/tbody>/s.exec(html) ?? [];
  const [, views = ''] = /<ul class='subsubsub'>(.*?)<\/ul>/s.exec(html) ?? [];
  return {
    status: response.status,
    html,
    rows: [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => plain(row)),
    counts: Object.fromEntries(
      [...plain(views).matchAll(/([A-Z][\w ]+?) \((\d+)\)/g)].map(([, name, count]) => [
        name,
        Number(count),
      ]),
    ),
  };
}

const tests = {
  'the list shows what lacks German for each kind of content, and how much': async ({
    php,
    request,
    rest,
  }) => {
    await wipe(php);
    const german = { _headless_de_content: '<p>Worte</p>' };
    const [, , outdated] = await makeAll(php, [
      event('Zz none', { start_date: '2036-01-01' }, { post_date: '2026-01-01 10:00:00' }),
      event('Zz whole', { start_date: '2036-01-02', ...german }, { post_content: 'Words' }),
      event(
        'Zz part',
        { start_date: '2036-01-03', _headless_seo_title: 'Found', ...german },
        { post_content: 'Words', post_excerpt: 'Short', post_date: '2026-01-03 10:00:00' },
      ),
      event('Zz title', { start_date: '2036-01-04', _headless_de_title: 'Nur ein Titel' }),
      event('Zz draft', {}, { post_status: 'draft' }),
    ]);
    const list = await listed(request, '&list=event');
    assert.equal(list.counts.Events, 2);
    assert.deepEqual(
      list.rows.map((row) => /^Zz \w+ Show more details (.*?) (?:January|$)/.exec(row)?.[1]),
      ['Excerpt, Title for search engines', 'The German version'],
    );
    const sorted = await listed(request, '&list=event&orderby=lacks&order=desc');
    assert.deepEqual(
      sorted.rows.map((row) => row.slice(0, 7)),
      ['Zz none', 'Zz part'],
    );
    assert.match(list.html, new RegExp(`post=${outdated}&#038;action=edit#headless-german`));

    await rest('POST', `/wp/v2/headless-events/${outdated}`, { title: 'Zz changed' });
    assert.match(
      (await listed(request, '&list=event')).rows[0],
      /Changes of the English text, Excerpt/,
    );
    const all = async (type) =>
      (await (await request(`/wp-admin/edit.php?post_type=${type}`)).text()).replace(/\s+/g, ' ');
    assert.match(await all('event'), /Zz changed.*Out of date/);
    const translated = { post_title: 'Zz news', post_content: 'Words', meta_input: german };
    await make(php, translated);
    assert.match(await all('post'), /Zz news.*headless_companion_german[^>]*>Yes</);
    await rest('POST', `/wp/v2/headless-events/${outdated}`, {
      meta: { _headless_de_content: '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' },
    });
    assert.match((await listed(request, '&list=event')).rows[0], /The German version/);
  },

  'users can enter missing alternative texts and names that they may edit': async ({
    php,
    request,
    submit,
  }) => {
    const [first, second, category] = await php.quietly(`
      foreach ( array( 'Zz hall', 'Zz door' ) as $alt ) {
        $id = wp_insert_attachment( array( 'post_title' => 'p', 'post_mime_type' => 'image/png' ), "2026/01/$alt.png" );
        update_post_meta( $id, '_wp_attachment_image_alt', $alt );
        $ids[] = $id;
      }
      $term = wp_insert_term( 'Zz concerts', 'category' );
      return array( $ids[0], $ids[1], $term['term_id'] );`);
    const before = await listed(request, '&list=attachment&orderby=name&order=desc');
    assert.deepEqual(
      before.rows.slice(0, 2).map((row) => row.slice(0, 7)),
      ['Zz hall', 'Zz door'],
    );
    const nonce = await php(`return wp_create_nonce( 'headless_companion_german' );`);
    const send = (list, typed, more = {}) =>
      submit('/wp-admin/admin-post.php', {
        ...{ action: 'headless_companion_german', _wpnonce: nonce, list, ...more },
        ...Object.fromEntries(Object.entries(typed).map(([id, text]) => [`german[${id}]`, text])),
      });
    const response = await send('attachment', { [first]: 'Der “Saal” \\ gross', [second]: '' });
    assert.match(response.headers.get('location') ?? '', /list=attachment&saved=1$/);
    assert.match((await listed(request, '&list=attachment&saved=1')).html, /1 text saved\./);
    await send('category', { [category]: 'Konzerte' });
    const post = await make(php, { post_title: 'No picture' });
    await send('attachment', { [post]: 'x' });
    await send('nonsense', { [first]: 'x' });
    await send('attachment', { [second]: 'x' }, { _wpnonce: 'wrong' });
    assert.deepEqual(
      await php.quietly(`return array(
        get_post_meta( ${first}, '_headless_de_alt', true ), get_post_meta( ${second}, '_headless_de_alt', true ),
        get_term_meta( ${category}, '_headless_de_name', true ), get_post_meta( ${post}, '_headless_de_alt', true ) );`),
      ['Der “Saal” \\ gross', '', 'Konzerte', ''],
    );
    const after = await listed(request, '&list=attachment');
    assert.equal(after.counts['Alternative texts'], before.counts['Alternative texts'] - 1);

    const author = await php.quietly(
      `return wp_insert_user( array( 'user_login' => 'untranslated-author', 'user_pass' => 'x', 'role' => 'author' ) );`,
    );
    const theirs = await listed(request, '', { 'X-Test-User': String(author) });
    assert.deepEqual(Object.keys(theirs.counts).includes('Categories'), false);
    const reader = await php.quietly(
      `return wp_insert_user( array( 'user_login' => 'untranslated-reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );`,
    );
    assert.equal((await listed(request, '', { 'X-Test-User': String(reader) })).status, 403);
  },
};

export default tests;
