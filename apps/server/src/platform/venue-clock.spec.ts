import { venueClock } from './venue-clock.js';

const SHORTLY_BEFORE_MIDNIGHT_UTC = Date.UTC(2026, 10, 24, 23, 30) * 1_000;

describe("the venue's clock", () => {
  it.each([
    ['Europe/Warsaw', '2026-11-25', '2026-11-25 00:30'],
    ['America/New_York', '2026-11-24', '2026-11-24 18:30'],
    ['Pacific/Kiritimati', '2026-11-25', '2026-11-25 13:30'],
  ])('in %s shows %s', (zone, day, minute) => {
    const clock = venueClock(zone);
    expect(clock.dayAt(SHORTLY_BEFORE_MIDNIGHT_UTC)).toBe(day);
    expect(clock.minuteAt(SHORTLY_BEFORE_MIDNIGHT_UTC)).toBe(minute);
  });

  it("is this machine's where no zone was told", () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(venueClock(null).minuteAt(SHORTLY_BEFORE_MIDNIGHT_UTC)).toBe(
      venueClock(timeZone).minuteAt(SHORTLY_BEFORE_MIDNIGHT_UTC),
    );
  });
});
