import { checkContactMail, checkUnmailed } from './contact-mail.mjs';

const state = { ranAgo: 20, late: 0, failed: 0 };

describe('mail', () => {
  it('was accepted, or no test mail was sent', () => {
    expect(checkContactMail({ mail: 'sent', state })).toMatchObject([{ state: 'fine' }]);
    expect(checkContactMail({ mail: null, state })).toMatchObject([{ state: 'fine' }]);
    expect(checkContactMail(null)).toEqual([]);
  });

  it.each([
    ['EAUTH 535', 'SMTP_USER'],
    ['ESOCKET', 'SMTP_HOST'],
    ['EDNS', 'SMTP_HOST'],
    ['ETLS', '465'],
    ['EENVELOPE 550', 'CONTACT_MAIL_FROM'],
    ['unknown', 'whoever runs it'],
  ])('is refused with %s', (mail, next) => {
    expect(checkContactMail({ mail, state })).toMatchObject([
      {
        state: 'failure',
        words: expect.stringContaining(`(${mail})`),
        next: expect.stringContaining(next),
      },
    ]);
  });

  it('is reported when messages are pending', () => {
    expect(checkUnmailed({ mail: 'sent', state })).toEqual([]);
    expect(checkUnmailed({ mail: 'sent', state: { ...state, late: 2 } })).toMatchObject([
      { state: 'warning', words: expect.stringContaining('still wait to be mailed: 2') },
    ]);
  });
});
