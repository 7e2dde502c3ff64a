import { Screen } from './support/screen';
import { expect, test } from './support/test';

type Event = Record<string, unknown> & { translations: { de: Record<string, unknown> | null } };

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let screen: Screen;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  screen = await Screen.open(browser);
});

test.afterAll(() => screen.end('headless-events'));

test('an event without a day is not published, and nothing typed is lost', async () => {
  await screen.startNew('event', 'An evening by keyboard');
  await screen.page.keyboard.type('Bring a blanket.');
  await screen.goToFields();
  await screen.openPanel('Place');
  await screen.type('Name of the place', 'Chapel of Sankt Orlan');
  await screen.publish();

  await expect(screen.refusal()).toContainText('Choose the day');
  await screen.closePublishing();
  await expect(screen.field('Name of the place')).toHaveValue('Chapel of Sankt Orlan');
  await expect(screen.field('Day')).toHaveAccessibleDescription(/Choose the day/);
});

test('the editor is asked for the time zone where the place does not tell it', async () => {
  const zone = screen.field('Time zone');
  await screen.goToFields();
  await screen.pick('Day', '12312036');
  await expect(zone).toHaveAccessibleDescription(/Choose the time zone, or write the country/);
  await screen.type('Country', 'United States');
  await screen.type('State or canton', 'Texas');
  await expect(zone).toHaveAccessibleDescription(/“Texas” has more than one/);

  await screen.goToFields();
  await screen.type('State or canton', 'Arizona');
  await expect(zone).toHaveAccessibleDescription('Whose clocks these times are on.');
  await screen.goToFields();
  await screen.type('State or canton', '');
  await screen.type('Country', '');
  await screen.goToFields();
  await screen.emptyPicker('Day');
});

test('every field of an event is made by keyboard', async () => {
  await screen.goToFields();
  await screen.openPanel('Date and time');
  await screen.pick('Day', '12312036');
  await screen.pick('Begins at', '0730PM');
  await screen.pick('Last day', '01012037');
  await screen.pick('Ends at', '0115AM');
  await screen.choose('Time zone', 'Zurich');
  await screen.choose('Does it take place?', 'Postponed');
  await screen.pick('Earlier day', '10302036');
  await screen.openPanel('Place');
  await screen.choose('Where can one take part?', 'Online');
  await screen.type('Street and number', 'Kapellweg 3');
  await screen.type('Postcode', '6198');
  await screen.type('City or town', 'Oberhalden');
  await screen.type('State or canton', 'Luzern');
  await screen.type('Country', 'Switzerland');
  await screen.openPanel('Tickets');
  await screen.type('Address of the tickets', 'https://booking.example/chapel?seat=1&row=2');
  await screen.type('Words on the button', 'Choose a chair');
  await screen.openPanel('German version');
  await screen.type('German title', 'Ein Abend mit Tasten');
  await screen.type('German excerpt', 'Kurz.');
  await screen.type('German name of the place', 'Kapelle Sankt Orlan');
  await screen.type('German words on the button', 'Stuhl wählen');
  await screen.writeGermanText();
  await screen.goToFields();
  await screen.openPanel('Search engines');
  await screen.type('Title', 'Chapel by keyboard');
  await screen.type('Description', 'An evening.');
  await screen.publish();
  await screen.isStored();

  const event = await screen.answer<Event>('events');
  expect(event).toMatchObject({
    title: 'An evening by keyboard',
    description: '<p>Bring a blanket.</p>',
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
    seo: { title: 'Chapel by keyboard', description: 'An evening.' },
  });
  expect(event.translations.de).toMatchObject({
    title: { rendered: 'Ein Abend mit Tasten' },
    description: '<p>Bring a blanket.</p>',
    location: { name: 'Kapelle Sankt Orlan' },
    buy_ticket: { text: 'Stuhl wählen' },
  });
  await screen.closePublishing();
});

test('a poster is chosen and taken away by keyboard', async () => {
  await screen.goToFields();
  await screen.openPanel('Poster');
  await screen.chooseImage('Choose a poster');
  await screen.save();
  await screen.isStored();
  expect((await screen.answer<Event>('events')).featured_image).toMatch(/\/uploads\//);

  await screen.goToFields();
  await screen.openPanel('Poster');
  await screen.press('Remove');
  await screen.save();
  await screen.isStored();
  expect((await screen.answer<Event>('events')).featured_image).toBeNull();
});

test('what is mistyped is refused at its field, keeps what was typed, and is stored once it is right', async () => {
  await screen.goToFields();
  await screen.openPanel('Tickets');
  await screen.type('Address of the tickets', 'booking dot example');
  await screen.type('Words on the button', 'A new label');
  await screen.save();

  await expect(screen.refusal()).toContainText('This is no web address');
  const address = screen.field('Address of the tickets');
  await expect(address).toHaveValue('booking dot example');
  await expect(address).toHaveAccessibleDescription(/This is no web address/);
  await expect(screen.field('Words on the button')).toHaveValue('A new label');
  expect((await screen.answer<Event>('events')).buy_ticket).toMatchObject({
    text: 'Choose a chair',
  });

  await screen.goToFields();
  await screen.type('Address of the tickets', 'https://booking.example/new');
  await screen.save();
  await screen.isStored();
  expect((await screen.answer<Event>('events')).buy_ticket).toEqual({
    url: 'https://booking.example/new',
    text: 'A new label',
  });
});

test('a day that does not exist, or is typed halfway, cannot be stored as none', async () => {
  await screen.goToFields();
  await screen.tabTo('Day');
  await screen.page.keyboard.press('Backspace');
  await screen.save();
  await screen.page.keyboard.press('Tab');
  await screen.page.keyboard.press('Tab');
  await screen.tabTo('Begins at');

  const day = screen.field('Day');
  await expect(day).toHaveAccessibleDescription(/There is no such day/);
  await expect(screen.page.getByRole('button', { name: 'Update', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await screen.answer<Event>('events')).start_date).toBe('2036-12-31');

  await screen.goToFields();
  await screen.pick('Day', '12302036');
  await screen.save();
  await screen.isStored();
  expect((await screen.answer<Event>('events')).start_date).toBe('2036-12-30');
});

test('every field of an event is changed and emptied by keyboard', async () => {
  await screen.goToFields();
  await screen.choose('Does it take place?', 'Cancelled');
  await screen.openPanel('Place');
  await screen.choose('Where can one take part?', 'At the place');
  await screen.type('Name of the place', 'Another place');
  await screen.save();
  await screen.isStored();
  expect(await screen.answer<Event>('events')).toMatchObject({
    status: 'cancelled',
    attendance: 'in_person',
    previous_start_date: null,
    location: { name: 'Another place' },
  });

  await screen.goToFields();
  await screen.emptyPicker('Begins at');
  await screen.emptyPicker('Last day');
  await screen.emptyPicker('Ends at');
  await screen.choose('Time zone', 'As the place');
  await screen.choose('Does it take place?', 'Yes');
  for (const field of [
    'Name of the place',
    'Street and number',
    'Postcode',
    'City or town',
    'State or canton',
    'Country',
    'Address of the tickets',
    'Words on the button',
    'German title',
    'German excerpt',
    'German name of the place',
    'German words on the button',
  ]) {
    await screen.type(field, '');
  }
  await screen.removeGermanVersion();
  await screen.type('Title', '');
  await screen.type('Description', '');
  await screen.save();
  await screen.isStored();

  expect(await screen.answer<Event>('events')).toMatchObject({
    start_date: '2036-12-30',
    start_time: null,
    end_date: null,
    end_time: null,
    timezone: null,
    status: 'scheduled',
    location: { name: '', address: '', city: '', state: '', country: '', postcode: '' },
    buy_ticket: { url: '', text: '' },
    seo: { title: null, description: null },
    translations: { de: null },
  });
});
