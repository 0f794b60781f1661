import { calendarFile, type CalendarOf } from './calendar-file.js';

const ID = '00000000-0000-4000-8000-00000000000a';
const announced: NonNullable<CalendarOf['tournaments'][number]['announced']> = {
  starts: '2026-12-03T19:00',
  ends: '2026-12-03T23:30',
  place: 'Dom Kultury; sala 2, Łódź',
  calledOff: false,
  time: 1_000 * Date.UTC(2026, 10, 20, 8, 30),
  position: 7,
};
const file = (name: string, said: Partial<typeof announced> = {}) =>
  calendarFile({
    tournaments: [
      { id: ID, name, announced: { ...announced, ...said } },
      { id: ID, name: 'Not announced', announced: null },
    ],
    zone: 'Europe/Warsaw',
    address: 'https://club.test',
  });

describe('a calendar (RFC 5545)', () => {
  it('has an event for each announced tournament, with times in UTC and signs escaped', () => {
    expect(file('Pairs, winter \\ spring').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tirage//Calendar//EN',
      'BEGIN:VEVENT',
      `UID:${ID}`,
      'DTSTAMP:20261120T083000Z',
      'SEQUENCE:7',
      'DTSTART:20261203T180000Z',
      'DTEND:20261203T223000Z',
      'SUMMARY:Pairs\\, winter \\\\ spring',
      'LOCATION:Dom Kultury\\; sala 2\\, Łódź',
      `URL:https://club.test/tournaments/${ID}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says that a tournament is called off, and nothing of an end or a place that nobody knows', () => {
    const told = file('Pairs', { calledOff: true, ends: null, place: '' });
    expect(told).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(told).not.toMatch(/DTEND|LOCATION/);
  });

  it('follows the clocks of the venue in summer', () => {
    expect(file('Pairs', { starts: '2026-07-03T19:00' })).toContain('\r\nDTSTART:20260703T170000Z\r\n');
  });

  it('folds lines after 75 octets, and cuts no character in two', () => {
    const name = `${'Ł'.repeat(60)}🂡${'ж'.repeat(50)}`;
    const lines = file(name).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file(name).replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${name}\r\n`);
    expect(lines.join('')).not.toContain('\ufffd');
  });
});
