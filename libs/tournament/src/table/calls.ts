import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../command.js';
import { sheetGame } from '../games/games.js';
import { playPlace, SEATS, seatName, sessionName, tableName, type PlayPlace } from '../names.js';
import { notPlayable } from '../result/play.js';
import { noSuchTable, notRunning } from '../session/guards.js';
import { sessionStream, type SessionState } from '../session/state.js';
import { sheetAt } from '../sheet/sheet.js';
import { freeText } from '../texts.js';
import { tournamentStream, type TournamentState } from '../tournament/state.js';
import { callMatter, cardsCounted, tableEvents as happened } from './events.js';
import { playKey, tableStream } from './state.js';

const uses = (body: { readonly session: string; readonly table: string }) => ({
  table: tableStream(body),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

const atTable = { roles: ['organiser', 'director', 'scorer'], device: true } as const;
const tableOf = ({ session, table }: { readonly session: string; readonly table: string }) => ({
  session,
  table,
});

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
    'Call the director to a board, or to a deal of a sheet: another’s cards touched (Law 7B2), a hand taken out again unwitnessed or hands put back into the wrong pockets (7C), or any other irregularity (Law 9B1)',
  access: atTable,
  body: z.strictObject({
    ...playPlace,
    matter: callMatter.exclude(['cards-miscounted']),
    /** Whose hand; null: of more than one. */
    hand: seatName.nullable(),
    /** Who did it; null: nobody knows. */
    by: seatName.nullable(),
  }),
  table: tableOf,
  uses,
  decide(body, { tournament, session, table }) {
    const refused = refusedPlay(tournament, session, body);
    if (refused) return refused;
    return accept({ table: [happened.directorCalled({ ...body, call: table.calls + 1 })] });
  },
});

export const comeToTable = defineCommand({
  name: 'table.come',
  summary: 'Say that the director has come to a table that called: until then it waits',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, table: tableName, call: z.int().min(1) }),
  uses,
  decide(body, { tournament, session, table }) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    if (body.call > table.calls)
      return reject({ code: 'table.call-unknown', table: body.table, call: body.call });
    if (table.came.has(body.call) || table.answered.has(body.call)) return accept({});
    return accept({ table: [happened.directorCame(body)] });
  },
});

export const answerCall = defineCommand({
  name: 'table.answer-call',
  summary: 'Say that the director has dealt with a call, and how',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, table: tableName, call: z.int().min(1), reason: freeText }),
  unhashed: ['reason'],
  uses,
  decide({ reason, ...body }, { tournament, session, table }, context) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    if (body.call > table.calls)
      return reject({ code: 'table.call-unknown', table: body.table, call: body.call });
    if (table.answered.has(body.call)) return accept({});
    const note = context.note(reason);
    return accept({ table: [happened.callAnswered({ ...body, reason: note.reference })] }, { notes: [note] });
  },
});
