import { z } from 'zod';
import { accept, defineCommand, reject, type DecisionContext, type Rejected } from '../../command/command.js';
import { games } from '../../games/games.js';
import {
  boardNumber,
  contestantName,
  playPlace,
  roundNumber,
  SEATS,
  seatName,
  sessionName,
  tableName,
  type PlayPlace,
} from '../../journal/names.js';
import { notPlayable } from '../../result/commands/play.js';
import { calledIn } from '../../session/called-rounds.js';
import { notBegun, noSuchContestant, noSuchTable, notRunning } from '../../session/guards.js';
import { sessionStream, type SessionState } from '../../session/state.js';
import { sheetAt } from '../../sheet/commands/sheet.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream, type TournamentState } from '../../tournament/state.js';
import { callMatter, cardsCounted, tableEvents } from '../events.js';
import {
  isAnswered,
  isOpen,
  lastCall,
  openCall,
  playKey,
  tableStream,
  type TableCall,
  type TableState,
} from '../state.js';

const uses = (body: { readonly session: string; readonly table: string }) => ({
  table: tableStream(body),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

const atTable = { roles: ['organiser', 'director', 'scorer'], device: true } as const;
const directing = { roles: ['organiser', 'director'] } as const;
const tableOf = ({ session, table, round }: PlayPlace) => ({ session, table, of: { table, round } });

/** A call by its number at its table. */
const callPlace = { session: sessionName, table: tableName, call: z.int().min(1) } as const;
type CallPlace = { readonly table: string; readonly call: number };

/** A pair whose own phone calls while the pair is on its way to the table, or sits out; left out: those at the table. */
const ofPair = { pair: contestantName.optional() } as const;

/** Where those who call are, and the board that it is about; left out: about none. */
const calledTo = {
  session: sessionName,
  table: tableName,
  /** The one that they play or wait for; the first before any is called. */
  round: roundNumber,
  board: boardNumber.optional(),
  ...ofPair,
} as const;

/** What a call is about: a table in a round, and maybe a board. */
interface CalledTo extends Omit<PlayPlace, 'board'> {
  readonly board?: number | undefined;
  readonly pair?: string | undefined;
}

/** A board is spoken of by those who play it; a table by those who sit there now, or by a pair wherever it is. */
function callerOf({ session, table, round, board, pair }: CalledTo) {
  if (pair !== undefined) return { session, table, pair };
  return board === undefined ? { session, table } : { session, table, of: { table, round } };
}

/** What a table can say that it calls the director to; a hand that has not thirteen cards is counted instead. */
const said = {
  matter: callMatter.exclude(['cards-miscounted']),
  /** Whose hand; null: of more than one. */
  hand: seatName.nullable(),
  /** Who did it; null: nobody knows. */
  by: seatName.nullable(),
} as const;
type Said = Pick<TableCall, 'matter' | 'hand' | 'by'>;

function refusedPlay(
  tournament: TournamentState,
  session: SessionState,
  play: PlayPlace,
): Rejected | undefined {
  const refused = notRunning(tournament, session);
  if (refused || games[session.game].boardsHaveResults) return refused ?? notPlayable(session, play);
  const sheet = sheetAt(session, play);
  return 'accepted' in sheet ? sheet : undefined;
}

/** What prevents calling to a table: it is not there, or waits for no such round yet. */
function refusedTable(
  tournament: TournamentState,
  session: SessionState,
  { table, round, pair }: CalledTo,
): Rejected | undefined {
  const refused = notRunning(tournament, session) ?? noSuchTable(session, table);
  if (refused) return refused;
  const unknown = pair === undefined ? undefined : noSuchContestant(session, pair);
  const called = calledIn(session, table);
  // For the first round everybody sits down before it is called.
  const isTooEarly = round > Math.max(1, called);
  return unknown ?? (isTooEarly ? reject({ code: 'session.round-not-called', round, called }) : undefined);
}

function refusedCall(
  tournament: TournamentState,
  session: SessionState,
  { board, ...about }: CalledTo,
): Rejected | undefined {
  const refused = refusedTable(tournament, session, about);
  if (refused || board === undefined) return refused;
  return refusedPlay(tournament, session, { ...about, board });
}

/** What prevents speaking of a call: the table has none of that number. */
function unknownCall(known: TableState, { table, call }: CallPlace): Rejected | undefined {
  return call > lastCall(known) ? reject({ code: 'table.call-unknown', table, call }) : undefined;
}

/** Whether those who call say what an open call says already: of a board by its play, of none wherever they sit. */
function saysTheSame(
  call: TableCall,
  { round, board, matter, hand, by }: Pick<CalledTo, 'round' | 'board'> & Said,
): boolean {
  const isOfPlay = call.board === (board ?? null) && (board === undefined || call.round === round);
  return isOfPlay && call.matter === matter && call.hand === hand && call.by === by;
}

/** What prevents a phone's speaking of an open call: those who made it moved on, or it is another pair's. */
function ofOthers(
  known: TableState,
  { table, call, pair: speaking }: CallPlace & { readonly pair?: string | undefined },
  { capacity, pair: own }: DecisionContext,
): Rejected | undefined {
  const { during = 0, pair = null } = openCall(known, call) ?? {};
  const isOwn = pair === null ? speaking === undefined && known.movedTo <= during : own === pair;
  return capacity !== 'table' || isOwn ? undefined : reject({ code: 'table.call-of-others', table, call });
}

export const countHands = defineCommand({
  name: 'table.count-hands',
  summary:
    'Record the card count of each player before play (Law 7B). The director is called if a hand does not have 13 cards',
  access: atTable,
  body: z.strictObject({ ...playPlace, cards: cardsCounted }),
  table: tableOf,
  uses,
  decide({ cards, ...play }, { tournament, session, table }) {
    const refused = refusedPlay(tournament, session, play);
    if (refused) return refused;
    const wrong = SEATS.filter((seat) => cards[seat] !== 13);
    if (wrong.length === 0) {
      return accept(playKey(play) in table.counted ? {} : { table: [tableEvents.handsCounted(play)] });
    }
    const [hand] = wrong;
    const called = tableEvents.directorCalled({
      ...play,
      call: lastCall(table) + 1,
      matter: 'cards-miscounted',
      hand: wrong.length === 1 ? hand! : null,
      by: null,
      cards,
    });
    return accept({ table: [called] });
  },
});

export const callDirector = defineCommand({
  name: 'table.call-director',
  summary:
    'Call the director to a table, a board or a score-sheet deal (Law 9B1). A repeat of an open call counts as one call. The subject can be added later; until then it is an irregularity',
  access: atTable,
  body: z.strictObject({ ...calledTo, ...said }),
  table: callerOf,
  uses,
  decide(body, { tournament, session, table }) {
    const refused = refusedCall(tournament, session, body);
    if (refused) return refused;
    const isSame = table.calls.some(
      (call) =>
        isOpen(call) &&
        call.pair === (body.pair ?? null) &&
        (call.board !== null || call.during >= body.round) &&
        saysTheSame(call, body),
    );
    return accept(
      isSame ? {} : { table: [tableEvents.directorCalled({ ...body, call: lastCall(table) + 1 })] },
    );
  },
});

export const describeCall = defineCommand({
  name: 'table.describe-call',
  summary: 'Record the reason for a director call: board and what happened',
  access: atTable,
  body: z.strictObject({ ...calledTo, call: callPlace.call, ...said }),
  table: callerOf,
  uses,
  decide(body, { tournament, session, table }, context) {
    const refused = refusedCall(tournament, session, body) ?? unknownCall(table, body);
    if (refused) return refused;
    const open = openCall(table, body.call);
    // It was dealt with meanwhile: the director knows more than the table could say.
    if (!open) return accept({});
    const { pair: _pair, ...said } = body;
    const described = saysTheSame(open, body) ? {} : { table: [tableEvents.callDescribed(said)] };
    return ofOthers(table, body, context) ?? accept(described);
  },
});

export const takeCallBack = defineCommand({
  name: 'table.take-call-back',
  summary: 'Cancel a director call; a call already dealt with stays so',
  access: atTable,
  body: z.strictObject({ ...callPlace, ...ofPair }),
  table: ({ session, table, pair }) => ({ session, table, ...(pair !== undefined && { pair }) }),
  uses,
  decide(body, { tournament, session, table }, context) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    if (!openCall(table, body.call)) return accept({});
    const { pair: _pair, ...place } = body;
    return ofOthers(table, body, context) ?? accept({ table: [tableEvents.callTakenBack(place)] });
  },
});

export const comingToTable = defineCommand({
  name: 'table.coming',
  summary: 'Record that the director has seen a call and is on the way',
  access: directing,
  body: z.strictObject(callPlace),
  uses,
  decide(body, { tournament, session, table }) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    const open = openCall(table, body.call);
    return accept(!open || open.coming || open.came ? {} : { table: [tableEvents.directorComing(body)] });
  },
});

export const comeToTable = defineCommand({
  name: 'table.come',
  summary: 'Record that the director has arrived at the table; until then the call waits',
  access: directing,
  body: z.strictObject(callPlace),
  uses,
  decide(body, { tournament, session, table }) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    const open = openCall(table, body.call);
    return accept(!open || open.came ? {} : { table: [tableEvents.directorCame(body)] });
  },
});

export const answerCall = defineCommand({
  name: 'table.answer-call',
  summary: 'Record how the director dealt with a call, also after the session',
  access: directing,
  body: z.strictObject({ ...callPlace, reason: freeText.optional() }),
  uses,
  decide({ reason, ...body }, { tournament, session, table }, context) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    if (isAnswered(table, body.call)) return accept({});
    const { reference, notes } = reasonNoted(context, reason);
    return accept({ table: [tableEvents.callAnswered({ ...body, ...reference })] }, { notes });
  },
});
