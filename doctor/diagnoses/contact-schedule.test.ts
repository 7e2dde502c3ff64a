import { checkContactSchedule } from './contact-schedule.mjs';

const check = (ranAgo: number | null) =>
  checkContactSchedule({ mail: 'sent', state: { ranAgo, late: 0, failed: 0 } })[0]!;

describe('the schedule for pending mails', () => {
  it('runs', () => {
    expect(check(40)).toMatchObject({
      state: 'fine',
      words: expect.stringContaining('40 seconds'),
    });
  });

  it('has never run, or not for hours', () => {
    expect(check(null).words).toContain('has never run');
    expect(check(7200)).toMatchObject({
      state: 'warning',
      words: expect.stringContaining('2 hours'),
    });
    expect(check(7200).next).toContain('resend-contact-mails');
  });

  it('cannot be checked', () => {
    expect(checkContactSchedule({ mail: 'sent', state: null })).toMatchObject([
      { state: 'failure', next: expect.stringContaining('supabase db push') },
    ]);
    expect(checkContactSchedule(null)).toEqual([]);
  });
});
