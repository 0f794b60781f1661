import {
  boardGame,
  playKey,
  standing,
  undecided,
  type FoundOfEntry,
  type GameResult,
  type PlayPlace,
  type StandingResult,
} from '#tournament';
import { isReleased } from '../../visibility/released.js';
import {
  analysisOf,
  sessionOf,
  type HiddenDealPlay,
  type PlayState,
  type ResultPlay,
  type SessionPlay,
} from '../play-state.js';
import { remembering, type PlayOfBoard } from '../progress.js';
import { scheduleOf } from '../schedule.js';

/** An entry that is to be looked at beside the deal of its board and its other results, for the how manieth time. */
export interface EntryToCheck extends PlayOfBoard {
  readonly entry: number;
  readonly check: number;
}

/** Everything that is needed to check an entry, as the journal has it. */
export interface EntryBeside {
  readonly game: SessionPlay['game'];
  readonly result: GameResult;
  /** Somebody who sat there has another score on this board. */
  readonly twice: boolean;
  /** Null: no deal may be read yet, or the result says nothing that it could contradict. */
  readonly deal: OpenDeal | null;
  /** The other boards of the round whose deals may be read. */
  readonly others: readonly { readonly board: number; readonly hidden: HiddenDealPlay }[];
}

interface OpenDeal {
  readonly hidden: HiddenDealPlay;
  readonly analysis: HiddenDealPlay;
}

/**
 * The entries that stand and were not looked at yet, or not beside the deal that their board has now. Nobody looks beside
 * a deal before its board is released: what was found, and that a line says so, would tell its cards to those who enter.
 */
export function entriesToCheck(state: PlayState, session: SessionPlay): EntryToCheck[] {
  return scheduleOf(session).boards.flatMap((board) => {
    const open = openDealOf(state, session, board);
    const often = contestantsTwice(session, board);
    return standingOf(session, board).flatMap(({ place, result }) =>
      isChecked(session, result, {
        open,
        twice: isTwice(result, often),
        others: () => othersOf(state, session, { ...place, board }),
      })
        ? []
        : [{ ...place, board, entry: result.entry, check: result.checks + 1 }],
    );
  });
}

/**
 * The plays whose entries something may still be found of: that are to be looked at, or will be once the double-dummy
 * results of their released deals are known.
 */
export function uncheckedPlays(state: PlayState): PlayPlace[] {
  return Object.values(state.sessions).flatMap((session) => {
    const toCheck = entriesToCheck(state, session);
    const plays = scheduleOf(session).boards.flatMap((board) => {
      const isToBeAnalysed = awaitsAnalysis(state, session, board);
      return standingOf(session, board).flatMap(({ place: { table, round }, result }) =>
        (isToBeAnalysed && boardGame(session.game).isComparable(result.result)) ||
        toCheck.some((one) => one.board === board && one.table === table && one.round === round)
          ? [{ session: session.session, table, round, board }]
          : [],
      );
    });
    return plays;
  });
}

function awaitsAnalysis(state: PlayState, session: SessionPlay, board: number): boolean {
  const dealt = state.boards[session.boardSet]?.[board];
  return dealt?.hidden !== undefined && !analysisOf(dealt) && isReleased(state, session, board);
}

/** What an entry is to be looked at with; undefined: it was looked at, or another has taken its place. */
export function entryBeside(
  state: PlayState,
  { session: name, ...asked }: EntryToCheck & { readonly session: string },
): EntryBeside | undefined {
  const session = sessionOf(state, name);
  if (!session) return undefined;
  const { table, round, board } = asked;
  const found = standingOf(session, board).find(
    ({ place }) => place.table === table && place.round === round,
  );
  const open = openDealOf(state, session, board);
  if (found?.result.entry !== asked.entry || found.result.checks !== asked.check - 1) return undefined;
  const { result } = found.result;
  return {
    game: session.game,
    result,
    twice: isTwice(found.result, contestantsTwice(session, board)),
    deal: boardGame(session.game).isComparable(result) ? open : null,
    others: othersOf(state, session, { table, round, board }),
  };
}

/** A deal that everybody may see and whose double-dummy results are known, too: they are computed of every deal. */
function openDealOf(state: PlayState, session: SessionPlay, board: number): OpenDeal | null {
  const dealt = state.boards[session.boardSet]?.[board];
  const analysis = analysisOf(dealt);
  if (!dealt?.hidden || !analysis || !isReleased(state, session, board)) return null;
  return { hidden: dealt.hidden, analysis: analysis.hidden };
}

/** The other boards that a table has in the round of a play, as far as their deals may be read. */
function othersOf(
  state: PlayState,
  session: SessionPlay,
  { table, round, board }: PlayOfBoard,
): EntryBeside['others'] {
  const boards = scheduleOf(session).playedAt(table, round)?.boards ?? [];
  return boards.flatMap((other) => {
    const { hidden } = (other !== board && openDealOf(state, session, other)) || {};
    return hidden ? [{ board: other, hidden }] : [];
  });
}

interface CheckedBeside {
  readonly open: OpenDeal | null;
  readonly twice: boolean;
  readonly others: () => EntryBeside['others'];
}

function isChecked(
  { game }: SessionPlay,
  { result, check, decided }: Stands,
  { open, twice, others }: CheckedBeside,
): boolean {
  const deal = open && boardGame(game).isComparable(result) ? open.hidden.id : null;
  // Findings about a deal stay as they are while nobody may look at it again.
  if (deal === null && check && check.deal !== null) return true;
  const found: readonly FoundOfEntry[] = check?.found ?? [];
  if ((check?.deal ?? null) !== deal || found.includes('board-twice') !== twice) return false;
  const nowhere = check && undecided({ check, decided }, found).includes('lead-not-held');
  const { beside } = check ?? {};
  // The card may be one of a board that was released since.
  return !nowhere || beside === undefined || others().every(({ board }) => beside.includes(board));
}

type Stands = ResultPlay & StandingResult;

interface Standing {
  readonly place: { readonly table: string; readonly round: number };
  readonly result: Stands;
}

/** The results of a board that stand, and in whose place no ruling stands. */
function standingOf({ results, tables }: SessionPlay, board: number): readonly Standing[] {
  const ofBoard = results[board];
  if (!ofBoard) return [];
  return standingIn(ofBoard).flatMap(({ place, result }) => {
    const key = playKey({ ...place, board });
    return key in (tables[place.table]?.rulings ?? {}) ? [] : [{ place, result }];
  });
}

const standingIn = remembering((results: SessionPlay['results'][string]): readonly Standing[] =>
  Object.entries(results).flatMap(([at, play]) => {
    const [table, round] = at.split('/') as [string, string];
    const result = standing(play);
    return result ? [{ place: { table, round: Number(round) }, result }] : [];
  }),
);

/** Who has more than one score on a board: by the schedule nobody has. */
function contestantsTwice(session: SessionPlay, board: number): ReadonlySet<string> {
  const stand = standingOf(session, board);
  if (!stand.some(({ result }) => result.irregular)) return new Set();
  const seen = stand.flatMap(({ result: { seating } }) => [...new Set(Object.values(seating))]);
  return new Set(seen.filter((contestant, index) => seen.indexOf(contestant) !== index));
}

function isTwice({ seating }: Stands, often: ReadonlySet<string>): boolean {
  return Object.values(seating).some((contestant) => often.has(contestant));
}
