import type { ListedTournament } from '#projections';
import { zonedMoment } from '#words';

/** What a calendar's file is written of. */
export interface CalendarOf {
  readonly tournaments: readonly Pick<ListedTournament, 'id' | 'name' | 'announced'>[];
  /** The time zone of the venue, by its IANA name. */
  readonly zone: string;
  /** The start of links to this server. */
  readonly address: string;
}

/** Octets of a line at most, without its end (RFC 5545, section 3.1). */
const LINE = 75;

/** The announced tournaments as a calendar for other programs: iCalendar (RFC 5545), times in UTC. */
export function calendarFile({ tournaments, zone, address }: CalendarOf): string {
  const events = tournaments.flatMap(({ id, name, announced }) => {
    if (announced === null) return [];
    const { starts, ends, place, calledOff, time, position } = announced;
    const at = (text: string) => utc(zonedMoment(text, zone));
    return [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${utc(time / 1_000)}`,
      // Whoever has it from before sees by a higher number that it has changed.
      `SEQUENCE:${position}`,
      `DTSTART:${at(starts)}`,
      ...(ends === null ? [] : [`DTEND:${at(ends)}`]),
      `SUMMARY:${text(name)}`,
      ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
      `URL:${address}/tournaments/${id}`,
      `STATUS:${calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tirage//Calendar//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment in UTC: `20261203T180000Z`. @param moment milliseconds since the epoch */
function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, section 3.3.11. */
function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** A long line in several, of which each but the first begins with a space; no character is cut in two. */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE) [out, octets] = [`${out}\r\n `, 1];
    out += sign;
    octets += size;
  }
  return out;
}
