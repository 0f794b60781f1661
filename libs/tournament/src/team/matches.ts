import { boardsOfSet } from '#movement';
import { sectionOf, type SideName } from '../journal/names.js';
import type { SectionData } from '../session/section/section-data.js';

type Sections = { readonly sections: readonly SectionData[] };

/** A round at a table. */
export type RoomOfMatch = { readonly table: string; readonly round: number };

/** A set of boards that two teams play against each other at both their tables. */
export interface MatchSegment {
  readonly boards: readonly number[];
  /** Where home sits North-South, ... */
  readonly home: RoomOfMatch;
  /** ... and where away does: at the same time, or in another round. */
  readonly away: RoomOfMatch;
}

/** A match of two teams, which are called by section and number as contestants are: `A-3`. */
export interface ScheduledMatch {
  readonly home: string;
  readonly away: string;
  /** In the order of rounds. */
  readonly segments: readonly MatchSegment[];
  /** Two of three teams that play each other: each has a half match with both others. */
  readonly half?: true;
}

/** The pairs of a team, which are the contestants of the session: of `A-3` they are `A-NS3` and `A-EW3`. */
export function pairsOfTeam(team: string): Readonly<Record<SideName, string>> {
  const [section, number] = team.split('-') as [string, string];
  return { NS: `${section}-NS${number}`, EW: `${section}-EW${number}` };
}

/** The team of a pair, and which of its pairs that is. */
export function teamOfPair(contestant: string): { readonly team: string; readonly side: SideName } {
  const [, section, side, number] = /^([A-Z]+)-(NS|EW)?(\d+)$/.exec(contestant)!;
  return { team: `${section}-${number}`, side: (side ?? 'NS') as SideName };
}

/** Whether a contestant is one of the pairs of a team. */
export function isPairOfTeam({ sections }: Sections, contestant: string): boolean {
  const section = sectionOf(contestant);
  return sections.some((one) => one.section === section && one.movement.teams !== undefined);
}

/** Whether teams play in a session. */
export function hasTeams({ sections }: Sections): boolean {
  return sections.some(({ movement }) => movement.teams !== undefined);
}

/** The teams of a session, section by section and by number; without one that is never there. */
export function teamsIn({ sections }: Sections): string[] {
  return sections.flatMap(({ section, movement }) => {
    if (movement.teams === undefined) return [];
    const pairs = movement.rows.flat().flatMap((play) => (play ? [play.ns, play.ew] : []));
    const everybody = [...pairs, ...(movement.idle ?? [])];
    const numbers = new Set(everybody.map((pair) => Number(pair.replace(/^\D+/, ''))));
    numbers.delete(Number(movement.phantom));
    return [...numbers].toSorted((one, other) => one - other).map((number) => `${section}-${number}`);
  });
}

/** The teams that a team meets in a round: one, or one with each of its pairs. */
export function opponentsIn({ sections }: Sections, team: string, round: number): string[] {
  const section = sectionOf(team);
  const { NS, EW } = pairsOfTeam(team);
  const data = sections.find((one) => one.section === section && one.movement.teams !== undefined);
  const plays = (data?.movement.rows ?? []).flatMap((row) => row[round - 1] ?? []);
  const met = plays.flatMap(({ ns, ew }) => {
    if (`${section}-${ns}` === NS) return [teamOfPair(`${section}-${ew}`).team];
    return `${section}-${ew}` === EW ? [teamOfPair(`${section}-${ns}`).team] : [];
  });
  return [...new Set(met)].filter((one) => one !== phantomOf(data));
}

/** The team of a section that is never there: whoever meets it has a bye. */
function phantomOf(data: SectionData | undefined): string | undefined {
  return data?.movement.phantom === undefined ? undefined : `${data.section}-${data.movement.phantom}`;
}

/**
 * The matches of a session: what two teams play against each other at both their tables, in the order in which they
 * begin. As many sets as the movement says make a match; so two teams may meet in several.
 */
export function matchesIn({ sections }: Sections): ScheduledMatch[] {
  return sections.flatMap(matchesOfSection);
}

interface Half extends RoomOfMatch {
  readonly ns: string;
  readonly ew: string;
  readonly set: number;
}

function matchesOfSection(data: SectionData): ScheduledMatch[] {
  const { section, movement, boardsPerRound, firstBoard } = data;
  if (movement.teams === undefined) return [];
  const phantom = phantomOf(data);
  const halves = halvesOf(section, movement).filter(({ ns, ew }) => ![ns, ew].includes(phantom ?? ''));
  const found = new Map<string, { home: string; away: string; segments: MatchSegment[] }>();
  const waiting = new Map<string, Half[]>();
  for (const later of halves) {
    const key = [later.ns, later.ew].toSorted().join(' ');
    // Home is who sits North-South at the first table at which the two meet.
    const match = found.get(key) ?? { home: later.ns, away: later.ew, segments: [] };
    found.set(key, match);
    const half = waiting.get(`${later.ew} ${later.ns} ${later.set}`)?.shift();
    if (!half) {
      const own = `${later.ns} ${later.ew} ${later.set}`;
      waiting.set(own, [...(waiting.get(own) ?? []), later]);
      continue;
    }
    const [home, away] = half.ns === match.home ? [half, later] : [later, half];
    match.segments.push({
      boards: boardsOfSet(half.set, { boardsPerRound, firstBoard }),
      home: { table: home.table, round: home.round },
      away: { table: away.table, round: away.round },
    });
  }
  const begins = ({ home, away }: MatchSegment) => Math.min(home.round, away.round);
  return [...found.values()]
    .flatMap(({ segments, ...teams }) => {
      const inOrder = segments.toSorted(
        (one, other) => begins(one) - begins(other) || one.boards[0]! - other.boards[0]!,
      );
      return (movement.drawn === undefined ? chunksOf : drawByDraw)(inOrder, movement.teams!.segments).map(
        (chunk) => ({ ...teams, segments: chunk, ...(isHalf(data, chunk) && { half: true as const }) }),
      );
    })
    .toSorted((one, other) => begins(one.segments[0]!) - begins(other.segments[0]!));
}

/** Whether segments are one of the half matches of three teams: at half time its rooms are changed. */
function isHalf({ movement }: SectionData, [first]: readonly MatchSegment[]): boolean {
  return movement.drawn !== undefined && first !== undefined && first.home.round !== first.away.round;
}

/** The segments of two teams, those of one match together: a draw holds for so many rounds. */
function drawByDraw(segments: readonly MatchSegment[], rounds: number): MatchSegment[][] {
  const drawOf = ({ home }: MatchSegment) => Math.ceil(home.round / rounds);
  return [...new Set(segments.map(drawOf))].map((draw) =>
    segments.filter((segment) => drawOf(segment) === draw),
  );
}

/** Who meets at each table, called by teams, round by round. */
function halvesOf(section: string, { rows, rounds }: SectionData['movement']): Half[] {
  const team = (pair: string) => teamOfPair(`${section}-${pair}`).team;
  return Array.from({ length: rounds }, (_, index) => index).flatMap((index) =>
    rows.flatMap((row, table) => {
      const play = row[index];
      if (!play) return [];
      const { ns, ew, set } = play;
      return [{ ns: team(ns), ew: team(ew), set, table: `${section}${table + 1}`, round: index + 1 }];
    }),
  );
}

function chunksOf<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** A match as commands and events name it. Two teams that meet in several tell them apart by their first boards. */
export interface NamedMatch {
  readonly home: string;
  readonly away: string;
  /** Its first board; left out: every match of the two, as in the first journals. */
  readonly board?: number | undefined;
}

/** The number by which a match is told from others of the same two teams: nobody plays a board twice. */
export function firstBoardOf({ segments }: Pick<ScheduledMatch, 'segments'>): number {
  return segments[0]!.boards[0]!;
}

/** Under what a match, or all of two teams, is kept. */
export function matchKey({ home, away, board }: NamedMatch): string {
  return board === undefined ? `${home}/${away}` : `${home}/${away}/${board}`;
}

/** What is kept of a match: its own, else what was said of all matches of the two. */
export function keptOf<Kept>(
  kept: Readonly<Record<string, Kept>>,
  match: Pick<ScheduledMatch, 'home' | 'away' | 'segments'>,
): Kept | undefined {
  const { home, away } = match;
  const own = kept[matchKey({ home, away, board: firstBoardOf(match) })];
  return own === undefined ? kept[matchKey({ home, away })] : own;
}

type Row = SectionData['movement']['rows'][number];
type Play = Row[number];

/** A section as a draw of the numbers in it sees it. */
export type SectionToDraw = {
  readonly section: string;
  readonly movement: Pick<SectionData['movement'], 'rows' | 'rounds'>;
};

/** The sections of teams as a draw of their numbers sees them: whom each meets, both called by their numbers. */
export function teamsMeeting(sections: readonly SectionData[]): SectionToDraw[] {
  return sections.flatMap(({ section, movement: { teams, rounds, rows } }) => {
    if (!teams) return [];
    const numbers = rows.map((row) => row.map((play) => play && { ...play, ...numbersOf(play) }));
    const once = numbers.map((row, table) => meetingsOnce(row, numbers.slice(0, table)));
    return [{ section, movement: { rounds, rows: once } }];
  });
}

function numbersOf({ ns, ew }: NonNullable<Play>) {
  return { ns: ns.replace(/^\D+/, ''), ew: ew.replace(/^\D+/, '') };
}

/** A match of two tables in one round is one meeting: that of the table that comes first. */
function meetingsOnce(row: Row, before: readonly Row[]): Row {
  return row.map((play, round) => {
    const isOther = (other: Play | undefined) => other?.ns === play?.ew && other?.ew === play?.ns;
    return play && before.some((earlier) => isOther(earlier[round])) ? null : play;
  });
}
