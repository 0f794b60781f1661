import { z } from 'zod';
import { accept, defineCommand, reject, type Capacity, type Rejected } from '../command.js';
import { sheetGame } from '../games/games.js';
import { playPlace, SEATS, seatName, sessionName, tableName, type PlayPlace } from '../names.js';
import { notPlayable } from '../result/play.js';
import { notBegun, noSuchTable, notRunning } from '../session/guards.js';
import { sessionStream, type SessionState } from '../session/state.js';
import { sheetAt } from '../sheet/sheet.js';
import { freeText } from '../texts.js';
import { tournamentStream, type TournamentState } from '../tournament/state.js';
import { callMatter, cardsCounted, tableEvents as happened } from './events.js';
import { playKey, tableStream, type TableState } from './state.js';

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

/** What a table can say that it calls the director to; a hand that has not thirteen cards is counted instead. */
const said = {
  matter: callMatter.exclude(['cards-miscounted']),
  /** Whose hand; null: of more than one. */
  hand: seatName.nullable(),
  /** Who did it; null: nobody knows. */
  by: seatName.nullable(),
} as const;

function refusedPlay(
  tournament: TournamentState,
  session: SessionState,
  play: PlayPlace,
): Rejected | undefined {
  const refused = notRunning(tournament, session);
  if (refused || !sheetGame(session.game)) return refused ?? notPlayable(session, play);
  const sheet = sheetAt(session, play);
  return 'accepted' in sheet ? sheet : undefined;
}

/** What stands against speaking of a call: the table has none of that number. */
function unknownCall({ calls }: TableState, { table, call }: CallPlace): Rejected | undefined {
  return call > calls ? reject({ code: 'table.call-unknown', table, call }) : undefined;
}

/** What stands against a table's speaking of a call: those who made it have moved on, and others sit there. */
function ofOthers(
  { open, movedTo }: TableState,
  { table, call }: CallPlace,
  capacity: Capacity,
): Rejected | undefined {
  const during = open.get(call)?.during ?? 0;
  return capacity === 'table' && movedTo > during
    ? reject({ code: 'table.call-of-others', table, call })
    : undefined;
}

export const countHands = defineCommand({
  name: 'table.count-hands',
  summary:
    'Say how many cards each player has counted before play (Law 7B1); the director is called to a hand that has not thirteen',
  access: atTable,
  body: z.strictObject({ ...playPlace, cards: cardsCounted }),
  table: tableOf,
  uses,
  decide({ cards, ...play }, { tournament, session, table }) {
    const refused = refusedPlay(tournament, session, play);
    if (refused) return refused;
    const wrong = SEATS.filter((seat) => cards[seat] !== 13);
    if (wrong.length === 0) {
      return accept(table.counted.has(playKey(play)) ? {} : { table: [happened.handsCounted(play)] });
    }
    const [hand] = wrong;
    const called = happened.directorCalled({
      ...play,
      call: table.calls + 1,
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
    'Call the director to a board, or to a deal of a sheet (Law 9B1). The same call again, while it is open, is one call. What it is about may be said later: until then it is an irregularity',
  access: atTable,
  body: z.strictObject({ ...playPlace, ...said }),
  table: tableOf,
  uses,
  decide(body, { tournament, session, table }) {
    const refused = refusedPlay(tournament, session, body);
    if (refused) return refused;
    const isSame = [...table.open.values()].some(
      ({ play, matter, hand, by }) =>
        play === playKey(body) && matter === body.matter && hand === body.hand && by === body.by,
    );
    return accept(isSame ? {} : { table: [happened.directorCalled({ ...body, call: table.calls + 1 })] });
  },
});

export const describeCall = defineCommand({
  name: 'table.describe-call',
  summary: 'Say to what the director was called: which board, and what happened there',
  access: atTable,
  body: z.strictObject({ ...playPlace, call: callPlace.call, ...said }),
  table: tableOf,
  uses,
  decide(body, { tournament, session, table }, { capacity }) {
    const refused = refusedPlay(tournament, session, body) ?? unknownCall(table, body);
    if (refused) return refused;
    const open = table.open.get(body.call);
    // It was dealt with meanwhile: the director knows more than the table could say.
    if (!open) return accept({});
    const { matter, hand, by } = open;
    const isKnown =
      open.play === playKey(body) && matter === body.matter && hand === body.hand && by === body.by;
    return (
      ofOthers(table, body, capacity) ?? accept(isKnown ? {} : { table: [happened.callDescribed(body)] })
    );
  },
});

export const takeCallBack = defineCommand({
  name: 'table.take-call-back',
  summary:
    'Take back a call for the director: the table needs nobody any more. One that is dealt with stays so',
  access: atTable,
  body: z.strictObject(callPlace),
  table: ({ session, table }) => ({ session, table }),
  uses,
  decide(body, { tournament, session, table }, { capacity }) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    if (!table.open.has(body.call)) return accept({});
    return ofOthers(table, body, capacity) ?? accept({ table: [happened.callTakenBack(body)] });
  },
});

export const comingToTable = defineCommand({
  name: 'table.coming',
  summary: 'Say that the director has seen a call and is on the way to the table',
  access: directing,
  body: z.strictObject(callPlace),
  uses,
  decide(body, { tournament, session, table }) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    const { call } = body;
    const isKnown = table.coming.has(call) || table.came.has(call) || !table.open.has(call);
    return accept(isKnown ? {} : { table: [happened.directorComing(body)] });
  },
});

export const comeToTable = defineCommand({
  name: 'table.come',
  summary: 'Say that the director has come to a table that called: until then it waits',
  access: directing,
  body: z.strictObject(callPlace),
  uses,
  decide(body, { tournament, session, table }) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    if (table.came.has(body.call) || !table.open.has(body.call)) return accept({});
    return accept({ table: [happened.directorCame(body)] });
  },
});

export const answerCall = defineCommand({
  name: 'table.answer-call',
  summary: 'Say that the director has dealt with a call, and how, also when the session is over',
  access: directing,
  body: z.strictObject({ ...callPlace, reason: freeText }),
  unhashed: ['reason'],
  uses,
  decide({ reason, ...body }, { tournament, session, table }, context) {
    const refused =
      notBegun({ tournament, session }) ?? noSuchTable(session, body.table) ?? unknownCall(table, body);
    if (refused) return refused;
    if (table.answered.has(body.call)) return accept({});
    const note = context.note(reason);
    return accept({ table: [happened.callAnswered({ ...body, reason: note.reference })] }, { notes: [note] });
  },
});
