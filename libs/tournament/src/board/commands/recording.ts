import { z } from 'zod';
import type { DealFault } from '#cards';
import {
  accept,
  type AlsoStates,
  type DealGiven,
  type DealImport,
  defineCommand,
  reject,
  type Rejected,
} from '../../command/command.js';
import { type AtTable, type BoardState, boardStream, type HiddenDeal } from '../state.js';
import type { StreamUse } from '../../journal/aggregate.js';
import { boardGame } from '../../games/games.js';
import { boardNumber, roundNumber, SEATS, sessionName, tableName } from '../../journal/names.js';
import { notPlayable } from '../../result/commands/play.js';
import { type ResultState, resultStream, standing } from '../../result/state.js';
import { seenAt } from '../../journal/seen.js';
import { notOfBoards, notOpen } from '../../session/guards.js';
import { scheduledPlays } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type TableState, tableStream } from '../../table/state.js';
import { freeText } from '../../journal/texts.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { boardEvents } from '../events.js';
import type { Rejection } from '../../command/rejection.js';

/** What prevents saying of a board what only those know who dealt it by hand: the program has dealt it. */
export function dealtByProgram({ byHand, status }: BoardState, board: number): Rejected | undefined {
  return byHand || status === 'none' ? undefined : reject({ code: 'board.dealt-by-program', board });
}

const directing = { roles: ['organiser', 'director'] } as const;

/** A hand as it is read from a board: four suits S.H.D.C, the ranks of each together, `AK4..QJT9865.T32`. */
const hand = z.string().max(60);
const hands = z
  .partialRecord(z.enum(SEATS), hand)
  .meta({ description: 'Three hands are enough; the fourth has the remaining cards' });

const ofBoard = { session: sessionName, board: boardNumber } as const;
type OfBoard = { readonly session: string; readonly board: number };
type Read = OfBoard & {
  readonly hands: z.infer<typeof hands>;
  readonly table?: string | undefined;
  readonly round?: number | undefined;
};

const uses = ({ session }: OfBoard) => ({
  session: sessionStream(session),
  tournament: tournamentStream,
});
type States = { readonly session: SessionState; readonly tournament: TournamentState };

function boardIn(session: SessionState, { board }: OfBoard) {
  return { set: session.boardSet, board };
}

/** The board itself is known once its session tells of which set it is. */
function boardOnly(body: OfBoard, { session }: States) {
  return { board: boardStream(boardIn(session, body)) };
}

/** The deal that the hands make, beside the one that is known: nothing where they make none. */
function dealGiven({ hands: read }: Read, { session }: States, also: AlsoStates): DealGiven | undefined {
  if (notOfBoards(session)) return undefined;
  const made = boardGame(session.game).deals.ofHands(read);
  return 'deal' in made ? { text: made.deal, beside: (also['board'] as BoardState).hidden } : undefined;
}

/** The table where the cards were read; undefined for a director. */
function placeOf({ session, table, round }: Read): AtTable | undefined {
  return table !== undefined && round !== undefined ? { session, table, round } : undefined;
}

export const recordHands = defineCommand({
  name: 'board.record-hands',
  summary:
    'Record the hands of a played board that was dealt by hand; three hands are enough. They stay encrypted until the board has been played everywhere. Later recordings from other tables are compared with them',
  access: { ...directing, device: true },
  body: z.strictObject({ ...ofBoard, table: tableName.optional(), round: roundNumber.optional(), hands }),
  unhashed: ['hands'],
  table: ({ session, table = '', round }) => ({
    session,
    table,
    ...(round !== undefined && { of: { table, round } }),
  }),
  uses,
  also(body, states) {
    const at = placeOf(body);
    return {
      ...boardOnly(body, states),
      ...(at && { table: tableStream(at) }),
      ...resultsOf(body, states),
    };
  },
  deal: dealGiven,
  decide(body, states, { deal, capacity }, also) {
    const refused =
      notToBeRead(body, states, also) ??
      (capacity === 'table' ? notPlayedThere(body, states, also) : notPlayedAnywhere(body, states, also));
    if (refused) return refused;
    const board = also['board'] as BoardState;
    const at = placeOf(body);
    const place = { ...boardIn(states.session, body), ...(at && { at }) };
    const hidden = encrypted(deal);
    if (!board.hidden)
      return accept({ board: hidden ? [boardEvents.recorded({ ...place, deal: hidden })] : [] }, FIRST);
    if (hidden === null) {
      const isKnown = !at || board.readAt.some((one) => isSame(one, at));
      const again = boardEvents.readingConfirmed({ ...place, deal: board.hidden.id });
      return accept({ board: isKnown ? [] : [again] }, ALIKE);
    }
    return accept(
      { board: [boardEvents.readingContradicts({ ...place, deal: board.hidden.id, reading: hidden })] },
      DIFFERS,
    );
  },
});

const FIRST = { answer: { recorded: 'first' } } as const;
const ALIKE = { answer: { recorded: 'alike' } } as const;
const DIFFERS = { answer: { recorded: 'differs' } } as const;

export const correctHands = defineCommand({
  name: 'board.correct-hands',
  summary: 'Correct wrongly recorded hands of a board, with a reason. This settles conflicting recordings',
  access: directing,
  body: z.strictObject({ ...ofBoard, hands, at: seenAt, reason: freeText }),
  unhashed: ['hands'],
  uses,
  restsOn: ({ session, board }) => [{ of: 'hands', session, board }],
  also: boardOnly,
  deal: dealGiven,
  decide(body, states, { deal, note }, also) {
    const refused = notToBeRead(body, states, also);
    if (refused) return refused;
    const board = also['board'] as BoardState;
    if (!board.hidden) return reject({ code: 'board.not-recorded', board: body.board });
    const why = note(body.reason);
    const hidden = encrypted(deal);
    const place = boardIn(states.session, body);
    // What was read is what is recorded: whoever has read otherwise was wrong.
    const events = hidden
      ? [boardEvents.recordingCorrected({ ...place, deal: hidden, reason: why.reference })]
      : board.contradictions.map(({ reading: { id } }) =>
          boardEvents.readingDecided({ ...place, reading: id, holds: false, reason: why.reference }),
        );
    return accept({ board: events }, { notes: events.length > 0 ? [why] : [] });
  },
});

export const decideReading = defineCommand({
  name: 'board.decide-reading',
  summary: 'Decide, with a reason, if a recording that conflicts with the recorded hands of a board is right',
  access: directing,
  body: z.strictObject({ ...ofBoard, reading: z.uuid(), holds: z.boolean(), reason: freeText }),
  uses,
  also: boardOnly,
  decide({ reading, holds, reason, ...body }, states, { note }, also) {
    const refused = notThere(states);
    if (refused) return refused;
    const { contradictions } = also['board'] as BoardState;
    if (!contradictions.some((one) => one.reading.id === reading))
      return reject({ code: 'board.no-contradiction', board: body.board });
    const why = note(reason);
    const decided = { ...boardIn(states.session, body), reading, holds, reason: why.reference };
    return accept({ board: [boardEvents.readingDecided(decided)] }, { notes: [why] });
  },
});

/** The deal as the journal may have it; null: it has the same one already. */
function encrypted(deal: DealImport | undefined): HiddenDeal | null {
  if (!deal)
    throw new TypeError('Hands that make a deal are compared and encrypted before anything is decided.');
  return deal.alike ? null : deal.hidden;
}

function notThere({ tournament, session }: States): Rejected | undefined {
  return session.status === 'none' ? reject({ code: 'session.unknown' }) : notOpen(tournament);
}

/** What prevents reading a board's hands: the program has dealt it, or the hands are no deal. */
function notToBeRead(
  { board: number, hands: read }: Read,
  states: States,
  also: AlsoStates,
): Rejected | undefined {
  const board = also['board'] as BoardState;
  const refused = notThere(states) ?? notOfBoards(states.session);
  if (refused) return refused;
  const made = boardGame(states.session.game).deals.ofHands(read);
  return (
    dealtByProgram(board, number) ?? ('fault' in made ? reject(refusedHands(number, made.fault)) : undefined)
  );
}

/** The first fault of the hands, named by hand and card. */
function refusedHands(board: number, fault: DealFault): Rejection {
  return { ...fault, code: 'board.hands', board, fault: fault.code };
}

/** Why a table's reading is refused: it has not played the board, or its players have gone on. */
function notPlayedThere(body: Read, { session }: States, also: AlsoStates): Rejected | undefined {
  const { session: name, board, table = '', round = 0 } = body;
  const refused = notPlayable(session, { session: name, table, round, board });
  if (refused) return refused;
  if ((also['table'] as TableState).movedTo > round)
    return reject({ code: 'result.players-moved-on', board, round });
  return standing(also[`result ${table} ${round}`] as ResultState)
    ? undefined
    : reject({ code: 'board.not-played', board });
}

/** Why the director's reading is refused: no table of the session has played the board. */
function notPlayedAnywhere(body: Read, states: States, also: AlsoStates): Rejected | undefined {
  const played = Object.keys(resultsOf(body, states)).some((name) => standing(also[name] as ResultState));
  return played ? undefined : reject({ code: 'board.not-played', board: body.board });
}

/** The results that tell whether the board was played: the table's own, or of every table of the session. */
function resultsOf(body: Read, { session }: States): Readonly<Record<string, StreamUse>> {
  const { board } = body;
  const at = placeOf(body);
  const plays = at ? [{ ...at, board }] : scheduledPlays(session).filter((play) => play.board === board);
  return Object.fromEntries(
    plays.map(({ table, round }) => [
      `result ${table} ${round}`,
      resultStream({ session: session.session, table, round, board }),
    ]),
  );
}

function isSame(one: AtTable, other: AtTable): boolean {
  return one.session === other.session && one.table === other.table && one.round === other.round;
}
