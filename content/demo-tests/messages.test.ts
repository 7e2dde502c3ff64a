import en from '@/messages/en.json';

it('the titles that the specification gives are word for word', () => {
  expect(en.tours.pageTitle).toBe('Tours - {product} | Live Music Events & Tour History');
  expect(en.home.title).toMatch(
    /^\{product\}.*Soul Song Channeling \| 432 Hz Healing Frequencies$/,
  );
});

it('the words of the contact form are those of the specification', () => {
  const { errors, sent, failed, sending } = en.contact;

  expect(errors).toMatchObject({
    titleRequired: 'Please select a title',
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailInvalid: 'Invalid email address',
    subjectRequired: 'Please select a subject',
    messageRequired: 'Message is required',
  });
  expect(sending).toBe('Sending...');
  expect(sent).toEqual({
    title: 'Message sent!',
    text: "We'll get back to you as soon as possible.",
  });
  expect(failed).toEqual({
    title: 'Error',
    text: 'Failed to send message. Please try again.',
  });
});

it('the badges of a tour say what the specification says', () => {
  expect(en.tours.status).toMatchObject({
    postponed: 'POSTPONED TO <date></date>!',
    canceled: 'CANCELED!',
  });
});

it('English words spell "canceled" in one way', () => {
  expect(JSON.stringify(en)).toMatch(/canceled/i);
  expect(JSON.stringify(Object.values(en).map((part) => Object.values(part)))).not.toMatch(
    /"[^"]*cancelled[^"]*"(?!:)/i,
  );
});
