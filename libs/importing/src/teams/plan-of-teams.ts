import { addTo } from '#cards';
import {
  MOST_BOARDS_IN_ROUND,
  setsOfLines,
  type PublishedMatchBoard,
  type PublishedTeamsGame,
  type PublishedMatch,
  type PublishedSegment,
} from '#interchange';
import { boardsOfSet, setOfBoard, type SetsOfBoards } from '#movement';
import type { TeamMethod } from '#scoring';
import type { TeamMovementChoice } from '#tournament';
import {
  newRound,
  type Play,
  type PlannedRound,
  type PlannedRuling,
  type UnplayableLine,
  type OpenRound,
} from '../plan/game-plan.js';
import { NEVER_PLAYED, outcomeOf } from '../plan/outcome-of-line.js';
import { carriedOf, type MatchPlan } from '../plan/plan-of-match.js';
import { lineIn, lineOf, ROOMS, type RoomLine } from './line-in-room.js';
import { methodOfTeams } from './method-of-teams.js';
import { isPlayable, roundsOfMatches, type MatchPlace } from './playable-segments.js';

/** A published game of teams as a session: matches round by round at two tables each. */
export interface TeamsPlan {
  readonly movement: Extract<TeamMovementChoice, { name: 'given' }>;
  readonly sets: SetsOfBoards;
  readonly method: TeamMethod;
  /** The numbers of the teams, by what their matches call them. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Where each match begins, by its name. */
  readonly placeOf: ReadonlyMap<string, MatchPlace>;
  readonly tables: number;
  readonly rounds: readonly PlannedRound[];
  readonly neverPlayed: readonly PlannedRuling[];
  readonly boards: readonly number[];
  /** What the teams of knockout matches begin with, in hundredths of an IMP; each match by its first board. */
  readonly carried: readonly CarriedIntoMatch[];
  readonly unplayable: readonly UnplayableLine[];
}

interface CarriedIntoMatch {
  readonly teams: { readonly home: string; readonly away: string };
  readonly board: number;
  readonly carried: MatchPlan['carried'];
}

/** A segment of a match as a round of the session has it. */
interface PlacedSegment {
  readonly place: MatchPlace;
  readonly round: number;
  readonly set: number;
  readonly boards: readonly PublishedMatchBoard[];
}

/**
 * How a published game of teams is played; nothing where it is not known how it is scored, or no match has a board.
 *
 * @param game as `withPlayableSegments` has it
 */
export function planOfTeams(game: PublishedTeamsGame): TeamsPlan | undefined {
  const method = methodOfTeams(game);
  const matches = game.matches.filter(isPlayable);
  if (!method || matches.length === 0) return undefined;
  const numbers = numbersOf(game, matches);
  const places = roundsOfMatches(matches);
  const sets = setsOfMatches(
    matches.flatMap(({ segments }) => segments).filter(({ boards }) => boards.length > 0),
  );
  const unplayable: UnplayableLine[] = [];
  const segments = places.flatMap((place) => segmentsOf(place, sets));
  const held = withoutBoardsAgain(segments, unplayable);
  const last = Math.max(...segments.map(({ round }) => round));
  const rounds = Array.from({ length: last }, newRound);
  for (const segment of held) playSegment(segment, sets, rounds[segment.round - 1]!, unplayable);
  const width = 1 + Math.max(...places.map(({ index }) => index));
  return {
    movement: {
      name: 'given',
      ...(game.kind === 'swiss' && { swiss: true }),
      segments: Math.max(...matches.map((match) => match.segments.length)),
      rounds: rounds.map((_round, at) =>
        Array.from({ length: width }, (_, index) => {
          const found = held.find(({ round, place }) => round === at + 1 && place.index === index);
          if (!found) return null;
          const { home, away } = found.place.match.teams;
          return { home: numbers.get(home)!, away: numbers.get(away)!, set: found.set };
        }),
      ),
    },
    sets,
    method,
    numbers,
    placeOf: new Map(held.map(({ place }) => [place.match.name, place])),
    tables: 2 * width,
    rounds: rounds.map((round, index): PlannedRound => ({ round: index + 1, ...round })),
    neverPlayed: rounds
      .flatMap(({ late }) => late)
      .map((play): PlannedRuling => ({ ...play, kind: 'artificial', adjustment: NEVER_PLAYED })),
    boards: [...new Set(held.flatMap(({ set }) => boardsOfSet(set, sets)))].toSorted(
      (one, other) => one - other,
    ),
    carried: method.result === 'knockout' ? carriedInto(held, numbers, sets) : [],
    unplayable,
  };
}

function carriedInto(
  held: readonly PlacedSegment[],
  numbers: ReadonlyMap<string, number>,
  sets: SetsOfBoards,
): CarriedIntoMatch[] {
  const first = new Map(held.toReversed().map((segment) => [segment.place.match, segment]));
  return [...first].flatMap(([{ teams, carryOver }, { set }]) => {
    const carried = carriedOf(carryOver);
    if (carried.home === 0 && carried.away === 0) return [];
    const named = (team: string) => teamInSession({ numbers }, team);
    const both = { home: named(teams.home), away: named(teams.away) };
    return [{ teams: both, board: boardsOfSet(set, sets)[0]!, carried }];
  });
}

/** A team as a session calls it. */
export function teamInSession({ numbers }: Pick<TeamsPlan, 'numbers'>, team: string): string {
  return `A-${numbers.get(team)!}`;
}

/** The numbers that the file has, where all are numbers; otherwise as the teams stand in it. */
function numbersOf({ teams }: PublishedTeamsGame, matches: readonly PublishedMatch[]): Map<string, number> {
  const met = matches.flatMap((match) => [match.teams.home, match.teams.away]);
  const names = [...new Set([...teams.map(({ team }) => team), ...met])];
  const areNumbers = names.every((name) => /^[1-9]\d{0,2}$/.test(name));
  return new Map(names.map((name, index) => [name, areNumbers ? Number(name) : index + 1]));
}

function segmentsOf(place: MatchPlace, sets: SetsOfBoards): PlacedSegment[] {
  return place.match.segments.flatMap(({ boards }, at) => {
    const [first] = boards;
    return first ? [{ place, round: place.round + at, set: setOfBoard(first.board, sets), boards }] : [];
  });
}

/** Nobody plays a board twice: of a team that would, the later segment cannot be played. */
function withoutBoardsAgain(
  segments: readonly PlacedSegment[],
  unplayable: UnplayableLine[],
): PlacedSegment[] {
  const played = new Set<string>();
  return segments.filter(({ place: { match }, set, boards }) => {
    const keys = Object.values(match.teams).map((team) => `${team} ${set}`);
    if (keys.some((key) => played.has(key))) {
      unplayable.push(
        ...boards.map(({ board }) => ({ line: lineOf(match, board), why: 'board-again' as const })),
      );
      return false;
    }
    for (const key of keys) played.add(key);
    return true;
  });
}

/** Puts the boards of both rooms into their round; what the file does not tell was not played. */
function playSegment(
  { place, round, set, boards }: PlacedSegment,
  sets: SetsOfBoards,
  open: OpenRound,
  unplayable: UnplayableLine[],
): void {
  const inSet = boardsOfSet(set, sets);
  for (const [at, room] of ROOMS.entries()) {
    const table = `A${2 * place.index + at + 1}`;
    const told = new Map(boards.map((board) => [board.board, board]));
    for (const board of inSet) {
      const play = { table, round, board };
      const line = lineIn(told.get(board), room, place.match);
      const refused = planRoom(play, line, open);
      if (refused) unplayable.push(refused);
    }
    for (const { board } of boards.filter((one) => !inSet.includes(one.board)))
      unplayable.push({ line: lineOf(place.match, board, room), why: 'no-place' });
  }
}

function planRoom(play: Play, line: RoomLine | undefined, open: OpenRound): UnplayableLine | undefined {
  const { ns, ew } = line?.outcome ?? {};
  if (!line || (ns?.kind === 'not-played' && ew?.kind === 'not-played')) {
    open.notPlayed.push(play);
    return undefined;
  }
  const outcome = outcomeOf(line);
  const { id } = line;
  const enter = (result: Parameters<typeof enterAt>[2]) => enterAt(open, { ...play, line: id }, result);
  switch (outcome.kind) {
    case 'result':
      enter(outcome.result);
      return undefined;
    case 'ruled':
      if (outcome.result) enter(outcome.result);
      open.rulings.push({
        ...play,
        line: id,
        kind: outcome.result ? 'assigned' : 'artificial',
        adjustment: outcome.adjustment,
      });
      return undefined;
    case 'late':
      open.late.push({ ...play, line: id });
      return undefined;
    case 'unplayable':
      open.notPlayed.push(play);
      return { line: id, why: outcome.why };
    default:
      return outcome satisfies never;
  }
}

function enterAt(
  { atTables }: OpenRound,
  play: Play & { readonly line: string },
  result: NonNullable<Extract<ReturnType<typeof outcomeOf>, { kind: 'result' }>['result']>,
): void {
  addTo(atTables, play.table, { ...play, result });
}

/**
 * How the boards of matches make sets: as their segments are, each in a set of its own. Where segments do not fill their
 * numbers (12 boards, and the next segment begins with 17) sets are as large as it takes.
 *
 * @param segments with a board at least, each of at most {@link MOST_BOARDS_IN_ROUND}
 */
function setsOfMatches(segments: readonly PublishedSegment[]): SetsOfBoards {
  const boards = segments.map((segment) => segment.boards);
  const usual = setsOfLines(boards);
  const ranges = boards.map((some) => {
    const numbers = some.map(({ board }) => board);
    return { first: Math.min(...numbers), last: Math.max(...numbers) };
  });
  const fits = (sets: SetsOfBoards) =>
    ranges.every(({ first, last }) => setOfBoard(first, sets) === setOfBoard(last, sets));
  if (fits(usual)) return usual;
  const firsts = [...new Set(ranges.map(({ first }) => first))].toSorted((one, other) => one - other);
  const apart = firsts.slice(1).map((first, index) => first - firsts[index]!);
  const spans = ranges.map(({ first, last }) => last - first + 1);
  const sizes = [...new Set([...apart, ...spans])]
    .filter((size) => size <= MOST_BOARDS_IN_ROUND)
    .toSorted((one, other) => one - other);
  const ways = sizes.flatMap((boardsPerRound) => [
    { boardsPerRound, firstBoard: firsts[0]! - ((firsts[0]! - 1) % boardsPerRound) },
    { boardsPerRound, firstBoard: firsts[0]! },
  ]);
  return ways.find(fits) ?? usual;
}
