import { wordsIn } from './support/admin-words';
import { EditScreen } from './support/edit-screen';
import { expect, test } from './support/test';

type Video = {
  title: { rendered: string };
  acf: Record<string, string>;
  embedded: { 'wp:featuredmedia': { id: number; source_url: string }[] };
  translations: { de: Record<string, unknown> | null };
};

const noFilm =
  'This is not the address of a film on YouTube or Vimeo. Copy it from the browser, like https://www.youtube.com/watch?v=…';

for (const language of ['en', 'de_DE'] as const) {
  const words = wordsIn(language);

  test.describe(`the screen of a video in ${language}`, { tag: '@nightly' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let screen: EditScreen;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      screen = await EditScreen.open(browser, language);
    });

    test.afterAll(() => screen.end('videos'));

    test('an editor can fill in every field of a video by keyboard, and a wrong address is refused', async () => {
      await screen.startNew('video', 'A video by keyboard');
      await screen.page.keyboard.type('One hour, one shot.');
      await screen.goToFields();
      await screen.openPanel('Video');
      await screen.type('Address on YouTube or Vimeo', 'https://films.example/1');
      await screen.type('Length', '1:03:43');
      await screen.pick('Released on', '06052026');
      await screen.type('Artist', 'Aura alone');
      await screen.type('Credits', 'Camera: a cushion\n\nSPECIAL THANKS to the spider');
      await screen.openPanel('German version');
      await screen.type('German title', 'Ein Video mit Tasten');
      await screen.type('German credits', 'Kamera: ein Kissen');
      await screen.writeGermanText();
      await screen.publish();

      await expect(screen.refusal()).toContainText(words(noFilm));
      await screen.closePublishing();
      const address = screen.field('Address on YouTube or Vimeo');
      await expect(address).toHaveValue('https://films.example/1');
      await expect(address).toHaveAccessibleDescription(new RegExp(words(noFilm).split('?')[0]!));
      await expect(screen.field('Credits')).toHaveValue(/a cushion\n\nSPEC/);

      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', 'https://youtu.be/aqz-KE-bpKQ?si=share');
      await screen.publish();
      await screen.waitUntilStored();
      await screen.closePublishing();

      const video = await screen.fetchItem<Video>('videos');
      expect(video.acf).toEqual({
        youtube_url: 'https://youtu.be/aqz-KE-bpKQ?si=share',
        youtube_id: 'aqz-KE-bpKQ',
        duration: '3823',
        release_date: '2026-06-05',
        artist: 'Aura alone',
        credits: 'Camera: a cushion\n\nSPECIAL THANKS to the spider',
      });
      expect(video.translations.de).toMatchObject({
        title: { rendered: 'Ein Video mit Tasten' },
        acf: { credits: 'Kamera: ein Kissen' },
      });
    });

    test('an editor can change and empty every field of a video by keyboard, except its address', async () => {
      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', 'R6MlUcmOul8');
      await screen.type('Length', '3:43');
      await screen.pick('Released on', '07062025');
      await screen.type('Artist', 'Lune');
      await screen.type('Credits', 'Camera: nobody');
      await screen.save();
      await screen.waitUntilStored();
      expect((await screen.fetchItem<Video>('videos')).acf).toEqual({
        youtube_url: 'R6MlUcmOul8',
        youtube_id: 'R6MlUcmOul8',
        duration: '223',
        release_date: '2025-07-06',
        artist: 'Lune',
        credits: 'Camera: nobody',
      });

      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', '');
      await screen.type('Length', '');
      await screen.emptyPicker('Released on');
      await screen.type('Artist', '');
      await screen.type('Credits', '');
      await screen.removeGermanVersion();
      await screen.save();
      await expect(screen.refusal()).toContainText(
        words('Give the video’s address on YouTube or Vimeo: without it there is nothing to play.'),
      );

      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', 'aqz-KE-bpKQ');
      await screen.save();
      await screen.waitUntilStored();
      const video = await screen.fetchItem<Video>('videos');
      expect(video.acf).toEqual({
        youtube_url: 'aqz-KE-bpKQ',
        youtube_id: 'aqz-KE-bpKQ',
        duration: '',
        release_date: '',
        artist: '',
        credits: '',
      });
      expect(video.translations.de).toBeNull();
    });

    test('an editor takes title and still picture from the film by keyboard', async () => {
      const title = 'Tears of Steel - Blender VFX Open Movie';
      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', 'https://youtu.be/R6MlUcmOul8?si=share');
      await screen.press('Look up title and picture');
      await expect(
        screen.page.getByText(words('“%1$s” by %2$s (%3$s)', title, 'Blender Studio', 'YouTube')),
      ).toBeVisible();
      expect(await screen.title()).toBe('A video by keyboard');

      await screen.press('Use this title');
      expect(await screen.title()).toBe(title);
      await screen.press('Use this still picture');
      await expect(
        screen.page.getByText(words('The still picture is in the Media Library now.')),
      ).toBeVisible();
      await screen.save();
      await screen.waitUntilStored();
      const video = await screen.fetchItem<Video>('videos');
      expect(video.title.rendered).toBe('Tears of Steel &#8211; Blender VFX Open Movie');
      const [still] = video.embedded['wp:featuredmedia'];
      expect(still!.source_url).toContain('Tears-of-Steel');
      await screen.delete('media', still!.id);
    });

    test('a new video without a title takes it from its film, and says so when there is no such film', async () => {
      await screen.delete('videos', await screen.id());
      await screen.startNew('video', '');
      await screen.goToFields();
      await screen.openPanel('Video');
      await screen.type('Address on YouTube or Vimeo', 'https://youtu.be/00000000000');
      await screen.page.keyboard.press('Tab');
      await expect(
        screen.page.getByText(
          words(
            'The host of the film says nothing about it. Is the address right, and may everybody watch the film?',
          ),
        ),
      ).toBeVisible();

      await screen.goToFields();
      await screen.type('Address on YouTube or Vimeo', 'https://vimeo.com/1084537');
      await screen.page.keyboard.press('Tab');
      await expect(
        screen.page.getByText(words('The title is taken from the film. You may change it.')),
      ).toBeVisible();
      expect(await screen.title()).toBe('Big Buck Bunny');
    });
  });
}
