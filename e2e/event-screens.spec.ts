import { wordsIn } from './support/admin-words';
import { EditScreen } from './support/edit-screen';
import { expect, test } from './support/test';

type Event = Record<string, unknown> & { translations: { de: Record<string, unknown> | null } };

/** Since WordPress 7.0, a paragraph has a class. */
const blanket = expect.stringMatching(/^<p( class="wp-block-paragraph")?>Bring a blanket\.<\/p>$/);

const chooseDay = 'Choose the day: without one, visitors do not see the event.';
const chooseZone =
  'Choose the time zone, or write the country under “Place”: without either it is the site’s own.';
const noAddress = 'This is not a web address. One begins with https:// and has no spaces.';

for (const language of ['en', 'de_DE'] as const) {
  const words = wordsIn(language);

  test.describe(`the screen of an event in ${language}`, { tag: '@nightly' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let screen: EditScreen;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      screen = await EditScreen.open(browser, language);
    });

    test.afterAll(() => screen.end('headless-events'));

    test('WordPress refuses to publish an event without a day, and keeps what was typed', async () => {
      await screen.startNew('event', 'An evening by keyboard');
      await screen.page.keyboard.type('Bring a blanket.');
      await screen.goToFields();
      await screen.openPanel('Place');
      await screen.type('Name of the place', 'Chapel of Sankt Orlan');
      await screen.publish();

      await expect(screen.refusal()).toContainText(words(chooseDay));
      await screen.closePublishing();
      await expect(screen.field('Name of the place')).toHaveValue('Chapel of Sankt Orlan');
      await expect(screen.field('Day')).toHaveAccessibleDescription(new RegExp(words(chooseDay)));
    });

    test('the edit screen asks for the time zone when the place does not determine it', async () => {
      const zone = screen.field('Time zone');
      await screen.goToFields();
      await screen.pick('Day', '12312036');
      await expect(zone).toHaveAccessibleDescription(new RegExp(words(chooseZone)));
      await screen.type('Country', 'United States');
      await screen.type('State or canton', 'Texas');
      await expect(zone).toHaveAccessibleDescription(
        new RegExp(words('Choose the time zone: “%s” has more than one.', 'Texas')),
      );

      await screen.goToFields();
      await screen.type('State or canton', 'Arizona');
      await expect(zone).toHaveAccessibleDescription(words('Whose clocks these times are on.'));
      await screen.goToFields();
      await screen.type('State or canton', '');
      await screen.type('Country', '');
      await screen.goToFields();
      await screen.emptyPicker('Day');
    });

    test('an editor can fill in every field of an event by keyboard', async () => {
      await screen.goToFields();
      await screen.openPanel('Date and time');
      await screen.pick('Day', '12312036');
      await screen.pick('Begins at', '0730PM');
      await screen.pick('Doors open at', '0645PM');
      await screen.pick('Last day', '01012037');
      await screen.pick('Ends at', '0115AM');
      await screen.choose('Time zone', 'Zurich');
      await screen.choose('Does it take place?', words('Postponed'));
      await screen.pick('Earlier day', '10302036');
      await screen.openPanel('Place');
      await screen.choose('Where can one take part?', words('Online'));
      await screen.type('Street and number', 'Kapellweg 3');
      await screen.type('Postcode', '6198');
      await screen.type('City or town', 'Oberhalden');
      await screen.type('State or canton', 'Luzern');
      await screen.type('Country', 'Switzerland');
      await screen.type('Accessibility', 'Step-free\nHearing loop');
      await screen.openPanel('Tickets');
      await screen.choose('Are there tickets?', words('Only a few'));
      await screen.type('Price from', '35,50');
      await screen.choose('Currency', 'EUR');
      await screen.pick('Tickets on sale from', '12012036\t1000AM');
      await screen.type('Address of the tickets', 'https://booking.example/chapel?seat=1&row=2');
      await screen.type('Words on the button', 'Choose a chair');
      await screen.openPanel('Guests, age and tour');
      await screen.type('Who else plays?', 'Duo Windfang\nRosa Sperling');
      await screen.type('From what age?', '16');
      await screen.type('Note on age', 'With an adult from 12');
      await screen.openPanel('German version');
      await screen.type('German title', 'Ein Abend mit Tasten');
      await screen.type('German excerpt', 'Kurz.');
      await screen.type('German name of the place', 'Kapelle Sankt Orlan');
      await screen.type('German words on accessibility', 'Stufenlos');
      await screen.type('German words on the button', 'Stuhl wählen');
      await screen.type('German note on age', 'In Begleitung ab 12');
      await screen.writeGermanText();
      await screen.goToFields();
      await screen.openPanel('Search engines');
      await screen.type('Title', 'Chapel by keyboard');
      await screen.type('Description', 'An evening.');
      await screen.publish();
      await screen.waitUntilStored();

      const event = await screen.fetchItem<Event>('events');
      expect(event).toMatchObject({
        title: 'An evening by keyboard',
        description: blanket,
        start_date: '2036-12-31',
        start_time: '19:30:00',
        end_date: '2037-01-01',
        end_time: '01:15:00',
        timezone: 'Europe/Zurich',
        status: 'postponed',
        previous_start_date: '2036-10-30',
        attendance: 'online',
        location: {
          name: 'Chapel of Sankt Orlan',
          address: 'Kapellweg 3',
          city: 'Oberhalden',
          state: 'Luzern',
          country: 'Switzerland',
          postcode: '6198',
        },
        buy_ticket: { url: 'https://booking.example/chapel?seat=1&row=2', text: 'Choose a chair' },
        doors_time: '18:45:00',
        availability: 'few_left',
        price_from: '35.50',
        price_currency: 'EUR',
        presale_from: '2036-12-01T10:00:00',
        supporting_acts: ['Duo Windfang', 'Rosa Sperling'],
        minimum_age: 16,
        age_note: 'With an adult from 12',
        accessibility: 'Step-free\nHearing loop',
        seo: { title: 'Chapel by keyboard', description: 'An evening.' },
      });
      expect(event.translations.de).toMatchObject({
        title: { rendered: 'Ein Abend mit Tasten' },
        description: blanket,
        location: { name: 'Kapelle Sankt Orlan' },
        buy_ticket: { text: 'Stuhl wählen' },
        age_note: 'In Begleitung ab 12',
        accessibility: 'Stufenlos',
      });
      await screen.closePublishing();
    });

    test('an editor can choose and remove a poster by keyboard', async () => {
      await screen.openPicturePanel('Poster');
      await screen.chooseImage('Choose a poster');
      await screen.save();
      await screen.waitUntilStored();
      expect((await screen.fetchItem<Event>('events')).featured_image).toMatch(/\/uploads\//);

      await screen.openPicturePanel('Poster');
      await screen.pressOfWordPress('Remove');
      await screen.save();
      await screen.waitUntilStored();
      expect((await screen.fetchItem<Event>('events')).featured_image).toBeNull();
    });

    test('WordPress refuses a mistyped value at its field, keeps it there, and stores it when it is corrected', async () => {
      await screen.goToFields();
      await screen.openPanel('Tickets');
      await screen.type('Address of the tickets', 'booking dot example');
      await screen.type('Words on the button', 'A new label');
      await screen.save();

      await expect(screen.refusal()).toContainText(words(noAddress));
      const address = screen.field('Address of the tickets');
      await expect(address).toHaveValue('booking dot example');
      await expect(address).toHaveAccessibleDescription(new RegExp(words(noAddress)));
      await expect(screen.field('Words on the button')).toHaveValue('A new label');
      expect((await screen.fetchItem<Event>('events')).buy_ticket).toMatchObject({
        text: 'Choose a chair',
      });

      await screen.goToFields();
      await screen.type('Address of the tickets', 'https://booking.example/new');
      await screen.save();
      await screen.waitUntilStored();
      expect((await screen.fetchItem<Event>('events')).buy_ticket).toEqual({
        url: 'https://booking.example/new',
        text: 'A new label',
      });
    });

    test('a day that is incomplete or does not exist is not stored as an empty day', async () => {
      await screen.goToFields();
      await screen.tabTo('Day');
      await screen.page.keyboard.press('Backspace');
      await screen.save();
      await screen.page.keyboard.press('Tab');
      await screen.page.keyboard.press('Tab');
      await screen.tabTo('Begins at');

      const day = screen.field('Day');
      await expect(day).toHaveAccessibleDescription(
        new RegExp(words('There is no such day. Complete it, or empty the field.')),
      );
      await expect(screen.updateButton()).toHaveAttribute('aria-disabled', 'true');
      expect((await screen.fetchItem<Event>('events')).start_date).toBe('2036-12-31');
      // The field is removed while the settings of a block are shown.
      await screen.page.getByRole('tab', { name: 'Block', exact: true }).press('Enter');
      await expect(day).toBeHidden();
      await screen.goToFields();
      await expect(day).toHaveValue('2036-12-31');

      await screen.goToFields();
      await screen.pick('Day', '12302036');
      await screen.save();
      await screen.waitUntilStored();
      expect((await screen.fetchItem<Event>('events')).start_date).toBe('2036-12-30');
    });

    test('Undo and Redo of WordPress keep what was typed in other fields', async () => {
      await screen.goToFields();
      await screen.openPanel('Place');
      await screen.type('City or town', 'Tastenwil');
      await screen.type('German title', 'Ein Abend zum Wiederholen');
      await screen.goToFields();
      await screen.type('Country', 'Liechtenstein');
      for (const name of ['Undo', 'Undo', 'Redo']) await screen.pressInTopBar(name);
      await expect(screen.field('German title')).toHaveValue('Ein Abend zum Wiederholen');
      await expect(screen.field('City or town')).toHaveValue('Tastenwil');

      await screen.pressInTopBar('Redo');
      await expect(screen.field('Country')).toHaveValue('Liechtenstein');
      await expect(screen.field('German title')).toHaveValue('Ein Abend zum Wiederholen');
      await expect(screen.field('City or town')).toHaveValue('Tastenwil');
    });

    test('an editor can change and empty every field of an event by keyboard', async () => {
      await screen.goToFields();
      await screen.choose('Does it take place?', words('Canceled'));
      await screen.openPanel('Place');
      await screen.choose('Where can one take part?', words('At the place'));
      await screen.type('Name of the place', 'Another place');
      await screen.save();
      await screen.waitUntilStored();
      expect(await screen.fetchItem<Event>('events')).toMatchObject({
        status: 'cancelled',
        attendance: 'in_person',
        previous_start_date: null,
        location: { name: 'Another place' },
      });

      await screen.goToFields();
      await screen.emptyPicker('Begins at');
      await screen.emptyPicker('Doors open at');
      await screen.emptyPicker('Last day');
      await screen.emptyPicker('Ends at');
      await screen.choose('Time zone', words('As the place has it'));
      await screen.choose('Does it take place?', words('Yes'));
      for (const field of [
        'Name of the place',
        'Street and number',
        'Postcode',
        'City or town',
        'State or canton',
        'Country',
        'Accessibility',
        'Price from',
      ]) {
        await screen.type(field, '');
      }
      await screen.emptyPicker('Tickets on sale from', 6);
      for (const field of [
        'Address of the tickets',
        'Words on the button',
        'Who else plays?',
        'From what age?',
        'Note on age',
        'German title',
        'German excerpt',
        'German name of the place',
        'German words on accessibility',
        'German words on the button',
        'German note on age',
      ]) {
        await screen.type(field, '');
      }
      await screen.removeGermanVersion();
      await screen.type('Title', '');
      await screen.type('Description', '');
      await screen.save();
      await screen.waitUntilStored();

      expect(await screen.fetchItem<Event>('events')).toMatchObject({
        start_date: '2036-12-30',
        start_time: null,
        end_date: null,
        end_time: null,
        timezone: null,
        status: 'scheduled',
        location: { name: '', address: '', city: '', state: '', country: '', postcode: '' },
        buy_ticket: { url: '', text: '' },
        ...{ doors_time: null, price_from: null, presale_from: null, minimum_age: null },
        ...{ supporting_acts: [], age_note: '', accessibility: '' },
        seo: { title: null, description: null },
        translations: { de: null },
      });
    });
  });
}
