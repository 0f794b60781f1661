import {
  NEW_TABLE,
  playKey,
  boardGame,
  calledIn,
  doubtIn,
  games,
  isCalledApart,
  isRoundBegun,
  isSaid,
  responsibleAt,
  standing,
  type GameResult,
  type HeldResponsible,
  type PenaltyAmount,
  type ResponsibleAtTable,
  type SideName,
} from '#tournament';
import {
  placeKey,
  resultOf,
  type AtTablePlay,
  type CorrectionPlay,
  type PlayState,
  type RulingPlay,
  type SessionPlay,
} from '../play-state.js';
import {
  isPostponed,
  isSettled,
  openLatePlays,
  playsAt,
  roundAt,
  type LatePlay,
  type PlayOfBoard,
} from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { isCounted } from '../scoring/regulation.js';
import { tablesSharing, type TablesSharing } from './boards/board-travels.js';
import { callsAtDesk, type CallAtDesk } from './calls.js';
import { dueAt, extraAt, isOverAt, roundsOver, type RoundOver } from '../time-of-tables.js';
import { playsOfOtherBoards, reallyPlayed, type IrregularPlay } from './rulings/irregular-plays.js';
import { openClashes, type ClashAtDesk } from './rulings/open-clashes.js';
import { statusOf, type PlayStatus } from '../play-status.js';
import { sealKeptBack, suspectedPlays, type SealKeptBack, type SuspectedPlay } from './rulings/suspicions.js';

/** All tables of a session, for those who run it. */
export type DeskDocument = {
  readonly status: SessionPlay['status'];
  readonly round: number;
  readonly rounds: number;
  /** Where sections are called apart: the last round that was called in each, and how many it plays. */
  readonly sections:
    | readonly { readonly section: string; readonly round: number; readonly rounds: number }[]
    | null;
  readonly tables: readonly TableAtDesk[];
  /** Which tables share boards, and in which rounds, from the one that was called on. */
  readonly sharing: readonly TablesSharing[];
  /** Entries with something suspicious about them, in any round, until somebody decides. */
  readonly suspected: readonly SuspectedPlay[];
  /** What keeps back the official seal in this session. */
  readonly sealKeptBack: SealKeptBack;
  /** How many plays of the rounds called so far are still to be settled, late ones too. */
  readonly open: number;
  /** The penalties that stand, in the order in which they were given; also of who has no score yet. */
  readonly penalties: readonly PenaltyAtDesk[];
  /** Late plays: asked for, granted and waiting, or being played. */
  readonly latePlays: readonly LatePlay[];
  /** Corrections that players have asked for, and nobody has answered, in the order in which they asked. */
  readonly corrections: readonly CorrectionAtDesk[];
  /** What plays that were not as scheduled do to the schedule, until that is over. */
  readonly clashes: readonly ClashAtDesk[];
  /** Results of boards that were not scheduled at that table in that round, by rounds and tables. */
  readonly otherBoards: readonly OtherBoardAtDesk[];
  /** What was recorded otherwise than scheduled, with those who really sat there. */
  readonly reallyPlayed: readonly IrregularPlay[];
  /** Tables that the director recorded as slow, in the order of rounds and tables. */
  readonly slow: readonly SlowAtDesk[];
  /** Boards on whose deals no score might stand (Law 6D2), until somebody decides. */
  readonly doubts: readonly DoubtAtDesk[];
  /** Readings of the cards of a board that contradict what is recorded, until somebody decides. */
  readonly contradictions: readonly ContradictionAtDesk[];
};

/** Players say that a result that is agreed was another one. */
export type CorrectionAtDesk = Pick<CorrectionPlay, 'correction' | 'side' | 'time'> & {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** The agreed result, and the result that they say it was. */
  readonly result: GameResult;
  readonly asked: GameResult;
};

export type DoubtAtDesk = {
  readonly board: number;
  readonly unshuffled: boolean;
  /** It was played before, here or in another tournament. */
  readonly repeated: 'in-this-tournament' | 'elsewhere' | null;
};

export type ContradictionAtDesk = {
  readonly board: number;
  /** The id by which the decision names it. */
  readonly reading: string;
  readonly at: AtTablePlay | null;
  /** Where what is recorded was read. */
  readonly recordedAt: AtTablePlay | null;
};

export type SlowAtDesk = {
  readonly table: string;
  readonly round: number;
  readonly minutes: number;
  readonly held: HeldResponsible;
};

export type PenaltyAtDesk = {
  readonly ruling: string;
  readonly contestant: string;
  readonly law: RulingPlay['law'];
  readonly amount: PenaltyAmount;
  /** Not where the session is scored by another method now, which knows nothing of its unit. */
  readonly counts: boolean;
};

export type TableAtDesk = {
  readonly table: string;
  /** The round that is played there; 0 before the first. */
  readonly round: number;
  readonly state: 'waiting' | 'playing' | 'finished' | 'sit-out' | 'empty';
  /** Before the first round: who sits down there for it. */
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string };
  /** The boards of its round. */
  readonly boards: readonly BoardAtDesk[];
  /** How many of them are still to be played and agreed. */
  readonly left: number;
  /** The sides that have said that what is recorded of its round is right; null: it is not finished, or has sheets. */
  readonly confirmed: readonly SideName[] | null;
  /** How many are postponed, to be played late: nothing is recorded for them, and the round goes on without them. */
  readonly putOff: number;
  /** How many rounds it is behind the one that was called. */
  readonly behind: number;
  /** When the time of its round ends here, in microseconds since the epoch; null as long as nobody knows. */
  readonly due: number | null;
  /** Minutes that it was given in its round beside the others. */
  readonly extra: number;
  /** Rounds that it has finished behind their time. */
  readonly roundsOver: readonly RoundOver[];
  /** It has begun the round that was called: its players have sat down, or something is known of one of its plays. */
  readonly begun: boolean;
  /** The session is over here (Law 8C). */
  readonly over: boolean;
  /** Who answers for the boards and the condition of the table (Law 7D). */
  readonly responsible: ResponsibleAtTable | null;
  /** The open calls for the director. */
  readonly calls: readonly CallAtDesk[];
  /** Plays of its earlier rounds that are still to be settled. */
  readonly late: readonly { readonly round: number; readonly board: number; readonly status: PlayStatus }[];
};

export type BoardAtDesk = {
  readonly board: number;
  readonly status: PlayStatus;
  /** The side that has entered it, as long as the other has not confirmed it. */
  readonly enteredBy: SideName | null;
};

/** What was recorded of a board that was not to be played there then. */
export type OtherBoardAtDesk = Pick<PlayOfBoard, 'table' | 'round' | 'board'>;

/** All tables of a session. */
export function deskDocument(state: PlayState, session: SessionPlay): DeskDocument {
  const { settings: rules } = state;
  const { tables, rounds } = scheduleOf(session);
  const open = tables.flatMap((table) => openPlaysUpTo(session, table, calledIn(session, table)));
  const suspected = suspectedPlays(session);
  return {
    status: session.status,
    round: session.round,
    rounds,
    sections: isCalledApart(session)
      ? session.sections.map(({ section, movement }) => ({
          section,
          round: calledIn(session, section),
          rounds: movement.rounds,
        }))
      : null,
    tables: tables.map((table) => tableAtDesk(session, table)),
    sharing: session.status === 'closed' ? [] : tablesSharing(session),
    suspected,
    sealKeptBack: sealKeptBack(session, suspected),
    open: open.length,
    penalties: standingPenalties(session, rules),
    latePlays: openLatePlays(session),
    corrections: correctionsAsked(session),
    clashes: openClashes(session),
    otherBoards: playsOfOtherBoards(session),
    reallyPlayed: reallyPlayed(session),
    slow: slowTables(session),
    doubts: doubtsOf(state, session),
    contradictions: contradictionsOf(state, session),
  };
}

/** Where its set may be played again, nothing is asked of a deal that was played before. */
function doubtsOf({ boards, dealSets }: PlayState, session: SessionPlay): DoubtAtDesk[] {
  const { boardSet } = session;
  const { repeats = null } = dealSets[boardSet] ?? {};
  return scheduleOf(session).boards.flatMap((board) => {
    const { check = null } = boards[boardSet]?.[board] ?? {};
    const doubt = doubtIn({ check }, { repeats });
    if (!check || !doubt) return [];
    const { playedBefore } = check;
    return [{ board, ...doubt, repeated: doubt.repeated && playedBefore !== 'no' ? playedBefore : null }];
  });
}

function contradictionsOf({ boards }: PlayState, session: SessionPlay): ContradictionAtDesk[] {
  return scheduleOf(session).boards.flatMap((board) => {
    const { recorded = null, contradictions = [] } = boards[session.boardSet]?.[board] ?? {};
    return contradictions.map(({ reading, at }) => ({
      board,
      reading: reading.id,
      at,
      recordedAt: recorded?.at ?? null,
    }));
  });
}

function correctionsAsked(session: SessionPlay): CorrectionAtDesk[] {
  const withoutCards = (result: GameResult) => boardGame(session.game).withoutCards(result);
  return Object.entries(session.results)
    .flatMap(([board, places]) =>
      Object.entries(places).flatMap(([place, { result, asked, wish }]) => {
        if (!result || !asked || !wish) return [];
        const { correction, side, time, position, result: wanted } = wish;
        const [table = '', round] = place.split('/');
        const shown = { result: withoutCards(result), asked: withoutCards(wanted) };
        return [
          { position, table, round: Number(round), board: Number(board), correction, side, time, ...shown },
        ];
      }),
    )
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _position, ...correction }) => correction);
}

function slowTables(session: SessionPlay): SlowAtDesk[] {
  const { tables } = scheduleOf(session);
  return tables
    .flatMap((table) =>
      Object.entries(session.tables[table]?.slow ?? {}).map(([round, slow]) => ({
        table,
        round: Number(round),
        ...slow,
      })),
    )
    .toSorted((one, other) => one.round - other.round);
}

function standingPenalties(session: SessionPlay, rules: PlayState['settings']): PenaltyAtDesk[] {
  return Object.values(session.rulings)
    .filter(({ withdrawn }) => withdrawn === null)
    .toSorted((one, other) => one.given.position - other.given.position)
    .flatMap(({ ruling, law, what }) => {
      if (what.kind !== 'penalty') return [];
      const { contestant, amount } = what;
      return [{ ruling, contestant, law, amount, counts: isCounted(session, rules, amount) }];
    });
}

function openPlaysUpTo(session: SessionPlay, table: string, round: number): PlayOfBoard[] {
  return Array.from({ length: round }, (_, index) => playsAt(session, table, index + 1))
    .flat()
    .filter((play) => !isSettled(session, play));
}

function tableAtDesk(session: SessionPlay, table: string): TableAtDesk {
  const round = roundAt(session, table);
  // Before the first round those who sit down there for it.
  const meeting = scheduleOf(session).meetingAt(table, Math.max(1, round));
  const plays = playsAt(session, table, round);
  const open = plays.filter((play) => !isSettled(session, play));
  const postpone = open.filter((play) => isPostponed(session, play)).length;
  const state = stateOf(session, round, meeting !== undefined, plays);
  const isOfBoards = games[session.game].boardsHaveResults;
  return {
    table,
    round,
    state,
    ns: meeting?.ns ?? null,
    ew: meeting?.ew ?? null,
    ...(meeting?.partners && { partners: meeting.partners }),
    boards: plays.map((play) => boardAtDesk(session, play)),
    left: open.length - postpone,
    confirmed: state === 'finished' && isOfBoards ? (session.tables[table]?.confirmed[round] ?? []) : null,
    putOff: postpone,
    behind: Math.max(0, calledIn(session, table) - round),
    due: dueAt(session, table, round),
    extra: extraAt(session, table, round),
    roundsOver: roundsOver(session, table),
    begun: hasBegun(session, table, calledIn(session, table)),
    over: isOverAt(session, table),
    responsible: responsibleAtTable(session, table, Math.max(1, round)),
    calls: callsAtDesk(session, table),
    late: openPlaysUpTo(session, table, round - 1).map((play) => ({
      round: play.round,
      board: play.board,
      status: statusOf(session, play),
    })),
  };
}

/** Whether a table has begun a round, so that its call stands: as the command that takes calls back knows it. */
function hasBegun(session: SessionPlay, table: string, round: number): boolean {
  const { counted, rulings, seats, slow } = session.tables[table] ?? NEW_TABLE;
  const place = placeKey({ table, round });
  const about = Object.values(session.decisions)
    .flatMap((decision) => decision.about)
    .filter((one) => placeKey(one) === place);
  const known = { seated: round in seats, slow: round in slow };
  if (session.sheets) {
    const { entry = 0, cards = [], seconds } = session.written[table]?.[round] ?? {};
    return isRoundBegun({ ...known, played: { entry, cards, seconds, noted: about.length > 0 } });
  }
  const played = playsAt(session, table, round).map((play) => ({
    said: isSaid(resultOf(session, play)),
    counted: playKey(play) in counted,
    ruled: playKey(play) in rulings,
    noted: about.some((one) => 'board' in one && one.board === play.board),
  }));
  return isRoundBegun({ ...known, played });
}

function responsibleAtTable(session: SessionPlay, table: string, round: number): ResponsibleAtTable | null {
  const named = session.tables[table]?.responsible ?? undefined;
  return responsibleAt(scheduleOf(session), { table, round }, named) ?? null;
}

function stateOf(
  session: SessionPlay,
  round: number,
  meet: boolean,
  plays: readonly PlayOfBoard[],
): TableAtDesk['state'] {
  if (round === 0) return 'waiting';
  if (!meet) return 'empty';
  if (plays.length === 0) return 'sit-out';
  const playing = plays.some((play) => !isSettled(session, play) && !isPostponed(session, play));
  return playing ? 'playing' : 'finished';
}

function boardAtDesk(session: SessionPlay, play: PlayOfBoard): BoardAtDesk {
  const status = statusOf(session, play);
  const waits = status === 'entered' || status === 'disputed';
  const stands = standing(resultOf(session, play));
  return { board: play.board, status, enteredBy: waits ? (stands?.side ?? null) : null };
}
