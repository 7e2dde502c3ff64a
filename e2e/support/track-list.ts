import { expect, type Locator, type Page } from '@playwright/test';

/** The list of tracks in an editor of WordPress. Its parts are found by their accessible names. */
export function trackListIn(list: Locator) {
  const page = list.page();
  const button = (name: string) => list.getByRole('button', { name, exact: true });
  const status = list.getByRole('status');

  return {
    button,
    rows: list.getByRole('listitem'),
    field: (name: string) => list.getByRole('textbox', { name, exact: true }),
    error: list.getByRole('alert'),

    status,
    pickSound,

    /** Gives the open track a file of the Media Library, by keyboard, and waits for its waveform. */
    async chooseSound(name: RegExp): Promise<void> {
      await pickSound(name);
      await expect(status).toHaveText('The waveform has been read.');
    },
  };

  /** Gives the open track a file of the Media Library, by keyboard. */
  async function pickSound(name: RegExp): Promise<void> {
    await button('Choose from the Media Library').press('Enter');
    const library = libraryOn(page);
    await library.getByRole('checkbox', { name }).first().press('Enter');
    await library.getByRole('button', { name: 'Use as the sound' }).press('Enter');
  }
}

const libraryOn = (page: Page): Locator =>
  page.getByRole('dialog').filter({ hasText: 'Choose the sound of this track' });
