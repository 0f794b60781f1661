import { addTo } from '#cards';
import { boardsOfSet, contestantsOf } from '#movement';
import {
  contestantInSession,
  scheduleOfGame,
  type PlacedLine,
  type PublishedGame,
  type SectionSchedule,
} from '#interchange';
import type { Seating } from '#tournament';
import {
  newRound,
  type OpenRound,
  type EnteredResult,
  type Play,
  type PlannedRound,
  type PlannedRuling,
  type GamePlan,
  type UnplayableLine,
} from './game-plan.js';
import { NEVER_PLAYED, outcomeOf } from './outcome-of-line.js';
import { SESSION, sessionSettingsOf, tournamentSettingsOf } from './settings-of-game.js';
import { classesOfGame, contestOfGame, penaltiesOfGame, standingsOfGame } from './standings-of-game.js';

/**
 * How a published game is played: nothing in it comes from published figures.
 *
 * @param session what its session is called
 */
export function planOfGame(game: PublishedGame, session = SESSION): GamePlan {
  const schedules = scheduleOfGame(game);
  const last = Math.max(0, ...schedules.map(({ movement }) => movement.rounds));
  const rounds = Array.from({ length: last }, newRound);
  const placeOf = new Map<string, Play>();
  const unplayable: UnplayableLine[] = [];
  for (const schedule of schedules) {
    unplayable.push(...schedule.unplaced.map(({ id }) => ({ line: id, why: 'no-place' as const })));
    for (const placed of schedule.lines) {
      placeOf.set(placed.line.id, playOf(schedule, placed));
      const refused = planLine(schedule, placed, rounds[placed.round - 1]!);
      if (refused) unplayable.push(refused);
    }
    for (const play of missingPlays(schedule, rounds)) rounds[play.round - 1]!.notPlayed.push(play);
  }
  for (const { atTables } of rounds) for (const results of atTables.values()) results.sort(byBoard);
  return {
    tournament: tournamentSettingsOf(game),
    session: sessionSettingsOf(game),
    ...standingsIn(game, schedules, session),
    schedules,
    tables: schedules.flatMap(tablesOf),
    rounds: rounds.map((round, index): PlannedRound => ({ round: index + 1, ...round })),
    neverPlayed: rounds
      .flatMap(({ late }) => late)
      .map((play): PlannedRuling => ({ ...play, kind: 'artificial', adjustment: NEVER_PLAYED })),
    placeOf,
    unplayable,
  };
}

/** The contestants of a plan's movements, as the whole session calls them. */
export function placesOf({ schedules }: Pick<GamePlan, 'schedules'>): ReadonlySet<string> {
  return new Set(
    schedules.flatMap(({ section, movement }) =>
      contestantsOf(movement).map(({ contestant }) => contestantInSession(section, contestant)),
    ),
  );
}

/** What is said of standings, classes and the event: of those that the movement has. */
function standingsIn(
  game: PublishedGame,
  schedules: readonly SectionSchedule[],
  session: string,
): Pick<GamePlan, 'standings' | 'classes' | 'contest' | 'penalties'> {
  const there = placesOf({ schedules });
  const isThere = ({ contestant }: { readonly contestant: string }) => there.has(contestant);
  const contest = contestOfGame(game, session);
  return {
    standings: standingsOfGame(game),
    classes: classesOfGame(game).filter(isThere),
    contest: contest && {
      ...contest,
      carried: contest.carried.filter(isThere),
    },
    penalties: penaltiesOfGame(game).filter(isThere),
  };
}

function byBoard(one: Play, other: Play): number {
  return one.board - other.board;
}

function tablesOf({ section, movement }: SectionSchedule): string[] {
  return Array.from({ length: movement.tables }, (_, index) => `${section}${index + 1}`);
}

function playOf({ section }: SectionSchedule, { line, table, round }: PlacedLine): Play {
  return { table: `${section}${table}`, round, board: line.board };
}

/** Puts a line into its round. @returns the line when it cannot be played; a scheduled play is not played then */
function planLine(
  schedule: SectionSchedule,
  placed: PlacedLine,
  round: OpenRound,
): UnplayableLine | undefined {
  const { line, fit } = placed;
  const play = playOf(schedule, placed);
  const outcome = outcomeOf(line);
  switch (outcome.kind) {
    case 'result':
      planResult(schedule, placed, { ...play, line: line.id, result: outcome.result }, round);
      return undefined;
    case 'ruled': {
      const { result, adjustment } = outcome;
      if (result) planResult(schedule, placed, { ...play, line: line.id, result }, round);
      else if (fit === 'irregular') return { line: line.id, why: 'no-place' };
      const kind = result ? 'assigned' : 'artificial';
      round.rulings.push({ ...play, line: line.id, kind, adjustment });
      return undefined;
    }
    case 'late':
      if (fit === 'scheduled') round.late.push({ ...play, line: line.id });
      return undefined;
    case 'unplayable':
      if (fit === 'scheduled') round.notPlayed.push(play);
      return { line: line.id, why: outcome.why };
    default:
      return outcome satisfies never;
  }
}

function planResult(
  schedule: SectionSchedule,
  { line, fit }: PlacedLine,
  entered: EnteredResult,
  round: OpenRound,
): void {
  if (fit === 'irregular') round.irregular.push({ ...entered, seating: seatingOf(schedule, line) });
  else if (entered.round > schedule.playedRounds) addTo(round.travellers, entered.board, entered);
  else addTo(round.atTables, entered.table, entered);
}

function seatingOf({ section }: SectionSchedule, { ns, ew, seats }: PlacedLine['line']): Seating {
  const { N, E, S, W } = seats ?? { N: ns, E: ew, S: ns, W: ew };
  const named = (contestant: string) => contestantInSession(section, contestant);
  return { N: named(N), E: named(E), S: named(S), W: named(W) };
}

/** Scheduled plays about which nothing happens, for no line of the file tells of them: they were not played. */
function missingPlays(
  { section, movement, boardsPerRound, firstBoard }: SectionSchedule,
  rounds: readonly OpenRound[],
): Play[] {
  const told = new Set(rounds.flatMap(playsIn).map(keyOf));
  const scheduled = movement.rows.flatMap((row, table) =>
    row.flatMap((meeting, round) =>
      (meeting ? boardsOfSet(meeting.set, { boardsPerRound, firstBoard }) : []).map((board) => ({
        table: `${section}${table + 1}`,
        round: round + 1,
        board,
      })),
    ),
  );
  return scheduled.filter((play) => !told.has(keyOf(play)));
}

function playsIn({ atTables, travellers, irregular, rulings, late, notPlayed }: OpenRound): Play[] {
  return [
    ...[...atTables.values(), ...travellers.values()].flat(),
    ...irregular,
    ...rulings,
    ...late,
    ...notPlayed,
  ];
}

function keyOf({ table, round, board }: Play): string {
  return `${table} ${round} ${board}`;
}
