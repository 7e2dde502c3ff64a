import { Screen } from './support/screen';
import { expect, test } from './support/test';

type Video = {
  acf: Record<string, string>;
  translations: { de: Record<string, unknown> | null };
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let screen: Screen;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  screen = await Screen.open(browser);
});

test.afterAll(() => screen.end('videos'));

test('an address that is not YouTube’s is refused, and every field is made by keyboard', async () => {
  await screen.startNew('video', 'A video by keyboard');
  await screen.page.keyboard.type('One hour, one shot.');
  await screen.goToFields();
  await screen.openPanel('Video');
  await screen.type('Address on YouTube', 'https://vimeo.com/1');
  await screen.pick('Released on', '06052026');
  await screen.type('Artist', 'Aura alone');
  await screen.type('Credits', 'Camera: a cushion\n\nSPECIAL THANKS to the spider');
  await screen.openPanel('German version');
  await screen.type('German title', 'Ein Video mit Tasten');
  await screen.type('German credits', 'Kamera: ein Kissen');
  await screen.writeGermanText();
  await screen.publish();

  await expect(screen.refusal()).toContainText('no address of a YouTube video');
  await screen.closePublishing();
  const address = screen.field('Address on YouTube');
  await expect(address).toHaveValue('https://vimeo.com/1');
  await expect(address).toHaveAccessibleDescription(/no address of a YouTube video/);
  await expect(screen.field('Credits')).toHaveValue(/a cushion\n\nSPEC/);

  await screen.goToFields();
  await screen.type('Address on YouTube', 'https://youtu.be/aqz-KE-bpKQ?si=share');
  await screen.publish();
  await screen.isStored();
  await screen.closePublishing();

  const video = await screen.answer<Video>('videos');
  expect(video.acf).toEqual({
    youtube_url: 'https://youtu.be/aqz-KE-bpKQ?si=share',
    youtube_id: 'aqz-KE-bpKQ',
    release_date: '2026-06-05',
    artist: 'Aura alone',
    credits: 'Camera: a cushion\n\nSPECIAL THANKS to the spider',
  });
  expect(video.translations.de).toMatchObject({
    title: { rendered: 'Ein Video mit Tasten' },
    acf: { credits: 'Kamera: ein Kissen' },
  });
});

test('every field of a video is changed and emptied by keyboard, but what it cannot do without', async () => {
  await screen.goToFields();
  await screen.type('Address on YouTube', 'R6MlUcmOul8');
  await screen.pick('Released on', '07062025');
  await screen.type('Artist', 'Lune');
  await screen.type('Credits', 'Camera: nobody');
  await screen.save();
  await screen.isStored();
  expect((await screen.answer<Video>('videos')).acf).toEqual({
    youtube_url: 'R6MlUcmOul8',
    youtube_id: 'R6MlUcmOul8',
    release_date: '2025-07-06',
    artist: 'Lune',
    credits: 'Camera: nobody',
  });

  await screen.goToFields();
  await screen.type('Address on YouTube', '');
  await screen.emptyPicker('Released on');
  await screen.type('Artist', '');
  await screen.type('Credits', '');
  await screen.removeGermanVersion();
  await screen.save();
  await expect(screen.refusal()).toContainText('without it there is nothing to play');

  await screen.goToFields();
  await screen.type('Address on YouTube', 'aqz-KE-bpKQ');
  await screen.save();
  await screen.isStored();
  const video = await screen.answer<Video>('videos');
  expect(video.acf).toEqual({
    youtube_url: 'aqz-KE-bpKQ',
    youtube_id: 'aqz-KE-bpKQ',
    release_date: '',
    artist: '',
    credits: '',
  });
  expect(video.translations.de).toBeNull();
});
