import { boardsOfSet, hostedPlay, type HostedPlay, type Meeting, type Movement } from '#movement';
import type { SeatName, SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';

/** Without contestants as the movement has it: nobody has come in the place of a missing pair. */
export type Scheduled = Pick<SessionSeen, 'sections'> & Partial<Pick<SessionSeen, 'contestants'>>;

/** The play of a round for which a section receives those who sit out in another, or they are its guests. */
export function hostedIn(
  { sections, contestants }: Scheduled,
  section: string,
  round: number,
): HostedPlay | undefined {
  const known = sections.map((data) => ({ ...data, movement: data.movement as Movement }));
  return hostedPlay(
    known,
    section,
    round,
    (missing, when) => contestants === undefined || isAway({ contestants }, missing, when),
  );
}

/** Who meets at a table in a round by the movement, and with which boards; undefined where nobody is to sit there. */
export function meetingAt(
  scheduled: Scheduled,
  table: string,
  round: number,
): (Meeting & { readonly boards: readonly number[] }) | undefined {
  const name = /^[A-Z]+/.exec(table)?.[0] ?? '';
  const data = scheduled.sections.find(({ section }) => section === name);
  const play = data?.movement.rows[Number(table.slice(name.length)) - 1]?.[round - 1];
  const hosted = hostedIn(scheduled, name, round);
  if (!data || !play || hosted?.empty === table) return undefined;
  const { ns, ew } =
    hosted?.table === table ? hosted : { ns: `${name}-${play.ns}`, ew: `${name}-${play.ew}` };
  const { partners } = play;
  const others = partners && { ns: `${name}-${partners.ns}`, ew: `${name}-${partners.ew}` };
  return { ns, ew, ...(others && { partners: others }), boards: boardsOfSet(play.set, data) };
}

/** Who sits where, by lines, or by seats where everybody plays for himself. */
export function seatsOf({ ns, ew, partners }: Meeting): readonly (readonly [SideName | SeatName, string])[] {
  if (!partners) {
    return [
      ['NS', ns],
      ['EW', ew],
    ];
  }
  return [
    ['N', ns],
    ['S', partners.ns],
    ['E', ew],
    ['W', partners.ew],
  ];
}

/** Whether a contestant is away in a round. */
export function isAway(
  { contestants }: Pick<SessionSeen, 'contestants'>,
  name: string,
  round: number,
): boolean {
  const absences = contestants.find(({ contestant }) => contestant === name)?.absent ?? [];
  return absences.some(
    ({ fromRound, untilRound }) => round >= fromRound && (untilRound === null || round < untilRound),
  );
}
