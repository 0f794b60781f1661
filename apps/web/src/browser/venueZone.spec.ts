import { venueMoment, venueText } from './venueZone.js';

const utc = (...time: [number, number, number, number, number]) => Date.UTC(...time);

describe("times on the venue's clock", () => {
  it.each([
    ['Europe/Warsaw', '2026-11-22T22:40', utc(2026, 10, 22, 21, 40)],
    ['Europe/Warsaw', '2026-07-01T00:05', utc(2026, 5, 30, 22, 5)],
    ['America/New_York', '2026-11-22T22:40', utc(2026, 10, 23, 3, 40)],
    ['Asia/Kolkata', '2026-01-01T00:00', utc(2025, 11, 31, 18, 30)],
    ['Asia/Tokyo', '2026-03-29T02:30', utc(2026, 2, 28, 17, 30)],
  ])('in %s %s is one moment', (zone, text, moment) => {
    expect(venueText(moment, zone)).toBe(text);
    expect(venueMoment(text, zone)).toBe(moment);
  });

  it('go on when the clocks have been changed', () => {
    // In Warsaw on 29 March 2026 there is no time between 02:00 and 03:00.
    expect(venueMoment('2026-03-29T01:59', 'Europe/Warsaw')).toBe(utc(2026, 2, 29, 0, 59));
    expect(venueMoment('2026-03-29T03:00', 'Europe/Warsaw')).toBe(utc(2026, 2, 29, 1, 0));
  });

  it('are none where nothing was typed', () => expect(venueMoment('', 'Europe/Warsaw')).toBeNaN());
});
