import { wordsIn } from './support/admin-words';
import { EditScreen } from './support/edit-screen';
import { expect, test } from './support/test';

type Release = {
  acf: Record<string, string>;
  translations: { de: Record<string, unknown> | null };
};

const lines = {
  Artist: 'Aura alone',
  Label: 'Walnut Tree Recordings',
  ISRC: 'CH-A4L-26-00004',
  'EAN/UPC': '7640990018147',
};
const links = {
  Spotify: 'https://open.spotify.com/album/1',
  'Apple Music': 'https://music.apple.com/album/1',
  'YouTube Music': 'https://music.youtube.com/playlist?list=1&x=2',
  Elsewhere: 'https://listen.example/1',
  Video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};
const changes = {
  Artist: 'Lune alone',
  Label: 'Another label',
  ISRC: 'CH-A4L-26-00005',
  'EAN/UPC': '7640990018154',
  Spotify: 'https://open.spotify.com/album/2',
  'Apple Music': 'https://music.apple.com/album/2',
  'YouTube Music': 'https://music.youtube.com/playlist?list=2',
  Elsewhere: 'https://listen.example/2',
  Video: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  Tracklist: 'Comma 1:08',
  Credits: 'Voice: Aura',
  'Additional information': 'At 528 hertz.',
  'German title': 'Ein Album, anders',
  'German credits': 'Stimme: Aura',
  'German additional information': 'Auf 528 Hertz.',
};

for (const language of ['en', 'de_DE'] as const) {
  const words = wordsIn(language);

  test.describe(`the screen of a release in ${language}`, { tag: '@nightly' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let screen: EditScreen;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      screen = await EditScreen.open(browser, language);
    });

    test.afterAll(() => screen.end('music'));

    test('an editor can fill in every field of a release by keyboard, and a mistyped number is refused', async () => {
      await screen.startNew('music', 'A release by keyboard');
      await screen.page.keyboard.type('Nine pieces.');
      await screen.goToFields();
      await screen.openPanel('Release');
      await screen.pick('Released on', '05082026');
      for (const [field, text] of Object.entries({ ...lines, 'EAN/UPC': '7640990018148' })) {
        await screen.type(field, text);
      }
      await screen.openPanel('Where to hear it');
      for (const [field, address] of Object.entries(links)) await screen.type(field, address);
      await screen.openPanel('Tracklist and credits');
      await screen.type('Tracklist', 'Conjunctions 5:02\nComma 1:07');
      await screen.type('Credits', 'Piano: Lune\n\nMixed at home');
      await screen.type('Additional information', 'At 432 hertz.');
      await screen.openPanel('German version');
      await screen.type('German title', 'Ein Album mit Tasten');
      await screen.type('German credits', 'Klavier: Lune');
      await screen.type('German additional information', 'Auf 432 Hertz.');
      await screen.writeGermanText();
      await screen.publish();

      await expect(screen.refusal()).toContainText(
        words('This is not an EAN or UPC: 12 or 13 digits, of which one seems mistyped.'),
      );
      await screen.closePublishing();
      await expect(screen.field('EAN/UPC')).toHaveValue('7640990018148');
      await expect(screen.field('Tracklist')).toHaveValue(/Comma 1:07/);

      await screen.goToFields();
      await screen.type('EAN/UPC', lines['EAN/UPC']);
      await screen.publish();
      await screen.waitUntilStored();
      await screen.closePublishing();

      const release = await screen.fetchItem<Release>('music');
      expect(release.acf).toEqual({
        release_date: '2026-05-08',
        artist: lines.Artist,
        label: lines.Label,
        isrc: lines.ISRC,
        ean_upc: lines['EAN/UPC'],
        spotify_url: links.Spotify,
        apple_music_url: links['Apple Music'],
        youtube_music_url: links['YouTube Music'],
        listen: links.Elsewhere,
        watch: links.Video,
        tracklist: '<ol><li>Conjunctions <em>5:02</em></li><li>Comma <em>1:07</em></li></ol>',
        credits: '<p>Piano: Lune</p>\n<p>Mixed at home</p>',
        additional_info: '<p>At 432 hertz.</p>',
      });
      expect(release.translations.de).toMatchObject({
        title: { rendered: 'Ein Album mit Tasten' },
        acf: { credits: '<p>Klavier: Lune</p>', additional_info: '<p>Auf 432 Hertz.</p>' },
      });
    });

    test('an editor can change and empty every field of a release by keyboard', async () => {
      await screen.goToFields();
      await screen.pick('Released on', '11282025');
      for (const [field, text] of Object.entries(changes)) await screen.type(field, text);
      await screen.save();
      await screen.waitUntilStored();
      const changed = await screen.fetchItem<Release>('music');
      expect(changed.acf).toEqual({
        release_date: '2025-11-28',
        artist: changes.Artist,
        label: changes.Label,
        isrc: changes.ISRC,
        ean_upc: changes['EAN/UPC'],
        spotify_url: changes.Spotify,
        apple_music_url: changes['Apple Music'],
        youtube_music_url: changes['YouTube Music'],
        listen: changes.Elsewhere,
        watch: changes.Video,
        tracklist: '<ol><li>Comma <em>1:08</em></li></ol>',
        credits: '<p>Voice: Aura</p>',
        additional_info: '<p>At 528 hertz.</p>',
      });
      expect(changed.translations.de).toMatchObject({
        title: { rendered: 'Ein Album, anders' },
        acf: { credits: '<p>Stimme: Aura</p>', additional_info: '<p>Auf 528 Hertz.</p>' },
      });

      await screen.goToFields();
      await screen.emptyPicker('Released on');
      for (const field of Object.keys(changes).filter((each) => !each.startsWith('German'))) {
        await screen.type(field, '');
      }
      await screen.removeGermanVersion();
      await screen.save();
      await screen.waitUntilStored();
      const release = await screen.fetchItem<Release>('music');
      expect(new Set(Object.values(release.acf))).toEqual(new Set(['']));
      expect(release.translations.de).toBeNull();
    });
  });
}
