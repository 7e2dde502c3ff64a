import { logged } from '../../testing/responses';
import { parseEvent } from './queries';

const scheduleOf = (fields: object) =>
  parseEvent({ id: 7, title: 'Night', start_date: '2026-12-05', ...fields }, 'en').schedule;

describe('the dates and times of an event', () => {
  it.each([
    [{ start_date: '05/12/2026', start_time: '7:30 pm' }],
    [{ start_date: '5. Dezember 2026', start_time: '19.30 Uhr' }],
    [{ start_date: '20261205', start_time: '19:30:00' }],
    [{ start_date: 'December 5, 2026', start_time: '07:30 PM' }],
    // A date-and-time picker saves both in one field.
    [{ start_date: '05/12/2026 7:30 pm' }],
    [{ start_date: '2026-12-05 19:30:00', start_time: '' }],
  ])('are read from %j', (fields) => {
    expect(scheduleOf(fields)).toMatchObject({ startDate: '2026-12-05', startTime: '19:30' });
  });

  it('have no last day if it is the first one', () => {
    expect(scheduleOf({ end_date: '2026-12-05' }).endDate).toBeNull();
    expect(scheduleOf({ end_date: '2026-12-06' }).endDate).toBe('2026-12-06');
  });

  it('do not take midnight after a day for a time', () => {
    expect(scheduleOf({ start_date: '2026-12-05 00:00:00' }).startTime).toBeNull();
    expect(scheduleOf({ start_time: '00:00:00' }).startTime).toBeNull();
    // Our plugin sends no time if there is none.
    expect(scheduleOf({ start_time: '00:00:00', embedded: {} }).startTime).toBe('00:00');
  });

  it('are none where they cannot be read, and the log names the field and the event', () => {
    const warning = logged('warn');
    const event = parseEvent(
      {
        ...{ id: 7, title: 'Night', start_date: '2026-12-05', end_date: '12/25/2026' },
        ...{ start_time: 'late', end_time: '25:00', doors_time: 'early' },
        ...{ previous_start_date: 'once', presale_from: 'soon' },
      },
      'en',
    );

    expect(event.schedule).toMatchObject({ endDate: null, startTime: null, endTime: null });
    expect(event.admission).toMatchObject({ doorsTime: null, presaleFrom: null });
    expect(warning.mock.calls.flat()).toEqual([
      'The field end_date of event 7 is not a valid date or time, and is not shown until it is corrected: "12/25/2026"',
      'The field previous_start_date of event 7 is not a valid date or time, and is not shown until it is corrected: "once"',
      'The field start_time of event 7 is not a valid date or time, and is not shown until it is corrected: "late"',
      'The field end_time of event 7 is not a valid date or time, and is not shown until it is corrected: "25:00"',
      'The field doors_time of event 7 is not a valid date or time, and is not shown until it is corrected: "early"',
      'The field presale_from of event 7 is not a valid date or time, and is not shown until it is corrected: "soon"',
    ]);
  });

  it('are none, without a word in the log, where the fields are empty', () => {
    const empty = { end_date: false, start_time: '', end_time: null, presale_from: '0000-00-00' };

    expect(scheduleOf(empty)).toMatchObject({ endDate: null, startTime: null, endTime: null });
  });
});
