import assert from 'node:assert/strict';

const N = '\\HeadlessCompanion\\';
const german = (locale) => ({ headers: { 'X-Test-Locale': locale } });

const tests = {
  'the screens are in German, formal and informal, and so are the panels of the block editor':
    async ({ request, rest, untilSent }) => {
      await rest('POST', '/wp/v2/posts/1', { title: 'In the list' });
      await untilSent();
      for (const [locale, words] of [
        ['de_DE', 'Lass das Feld leer, wenn die Zeit noch nicht bekannt ist.'],
        ['de_DE_formal', 'Lassen Sie das Feld leer, wenn die Zeit noch nicht bekannt ist.'],
        ['de_CH', 'Lassen Sie das Feld leer, wenn die Zeit noch nicht bekannt ist.'],
        ['de_CH_informal', 'Lass das Feld leer, wenn die Zeit noch nicht bekannt ist.'],
      ]) {
        const html = await (
          await request('/wp-admin/post-new.php?post_type=event', german(locale))
        ).text();
        assert.match(html, /Alle Termine/, `the screen must be in German (${locale})`);
        assert.ok(
          html.includes(JSON.stringify(words).slice(1, -1)),
          `the screen must address the editor in the form of ${locale}`,
        );
        const ofScript = /headless-companion-german-panel-js-translations[^]*?<\/script>/.exec(
          html,
        );
        assert.match(
          ofScript?.[0] ?? '',
          /Deutschen Text schreiben/,
          `the panel must be in German (${locale})`,
        );
      }
      const settings = await request(
        '/wp-admin/options-general.php?page=headless-companion',
        german('de_DE'),
      );
      const html = await settings.text();
      assert.match(html, /Letzte Zustellungen/);
      assert.match(html, /(Beitrag|Termin) \d+ (aktualisiert|veröffentlicht)/);
    },

  'the list of deliveries is in the language of the current user, and names are not translated':
    async ({ php }) => {
      const said = await php.quietly(`
        ${N}load_translations();
        $stored = ${N}summarize( array_fill( 0, 5, ${N}plain_change( 'post_tag', 0, 'updated' ) ) );
        $all = array( 'post 12 updated: A post 3 updated; and more; event 7 trashed: Test', 'settings', 'test', 'post_tag 3 created: x; and 4 more', 'mine 3 updated: y' );
        return array( array_map( '${N}translated_summary', $all ), $stored );`);
      assert.deepEqual(said[0], [
        'post 12 updated: A post 3 updated; and more; event 7 moved to the trash: Test',
        'everything',
        'test',
        'tag 3 created: x; and 4 more',
        'mine 3 updated: y',
      ]);
      assert.match(said[1], /; and 2 more$/);
    },
};

export default tests;
