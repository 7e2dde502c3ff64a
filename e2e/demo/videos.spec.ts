import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from '../support/test';

const languages = [
  { words: en, videos: '/videos', thanks: /^SPECIAL THANKS/ },
  { words: de, videos: '/de/videos', thanks: /^BESONDERER DANK/ },
];

for (const { words, videos, thanks } of languages) {
  test(
    `${videos} shows the artist, the date and the credits of a video`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${videos}/rims`);
      const main = page.getByRole('main');
      await expect(main).toContainText('Auralune');
      const released = { en: '1 December 2025', de: '1. Dezember 2025' };
      const language = videos === '/videos' ? 'en' : 'de';
      await expect(main).toContainText(words.videos.released.replace('{date}', released[language]));
      await expect(main.getByRole('heading', { name: words.videos.credits })).toBeVisible();
      await expect(main.getByText(thanks)).toHaveCSS('font-weight', '700');
      await expect(main.getByText(/^(Voice|Stimme): Aura/)).not.toHaveCSS('font-weight', '700');
    },
  );
}
