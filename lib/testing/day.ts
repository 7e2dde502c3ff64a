/**
 * Moves the clock of the unit tests to another day: `TEST_DAY=2028-02-29T23:30:00Z npx jest`. The clock goes on from
 * there. `npm run test:all` does this for days on which calendars and clocks are special (stack/npm-test/sources.mjs).
 */
// Set by jest.config.ts, to the same value for every test file.
const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0);

if (offset) {
  const systemNow = Date.now;
  const now = () => systemNow() + offset;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, target) =>
      Reflect.construct(date, given.length ? given : [now()], target),
  });
}
