import moment from 'moment-timezone';

import { checkTimeZones } from './time-zones.mjs';

const now = new Date('2026-11-25T12:00:00Z');
const siteOffset = (zone: string, at: Date) => 0 - (moment.tz.zone(zone)?.utcOffset(+at) ?? 0);

describe('the time zone data of Node', () => {
  it('is fine when it agrees with the data of the site', () => {
    expect(checkTimeZones(now, siteOffset)).toEqual([
      expect.objectContaining({ words: 'Node knows the same rules of time zones as the site.' }),
    ]);
  });

  it('is reported with the zones when it is older', () => {
    const older = (zone: string, at: Date) =>
      zone === 'America/Vancouver' ? -480 : siteOffset(zone, at);
    const [finding] = checkTimeZones(now, older);

    expect(finding).toMatchObject({ next: 'Update Node.' });
    expect(finding!.words).toContain('America/Vancouver');
  });

  it('is read from the running Node', () => {
    const [finding] = checkTimeZones(new Date('2024-01-10T12:00:00Z'));

    expect(finding!.words).not.toContain('Europe/Zurich');
  });
});
