import { z } from 'zod';
import { everybodyAt } from '#movement';
import { accept, defineCommand, reject, type Rejected } from '../command.js';
import { contestantName, playPlace, sessionName, type PlayPlace, type Seating } from '../names.js';
import { resultStream, standing, type ResultState } from '../result/state.js';
import { noSuchTable, notRunning } from '../session/guards.js';
import { contestantsIn, isAbsent, meetingAt, seatingOf } from '../session/schedule.js';
import { sessionStream, type SessionState } from '../session/state.js';
import { tableEvents } from '../table/events.js';
import { playKey, tableStream, type TableState } from '../table/state.js';
import { freeText } from '../texts.js';
import { tournamentStream } from '../tournament/state.js';
import { askedAdjustment } from './adjustment.js';
import { basis, noted } from './basis.js';
import { penaltyAmount, rulingEvents as happened, rulingId } from './events.js';
import { refusedAdjustment, refusedPenalty } from './refusals.js';
import { rulingStream } from './state.js';

const directing = { roles: ['organiser', 'director'] } as const;

/**
 * Whose scores a ruling on a play adjusts: those who have played it, otherwise those who were to meet there, in a round
 * to come too. One of the two may be absent: who was to meet a pair that has left can be given an average plus.
 */
function seatedAt(session: SessionState, play: PlayPlace, result: ResultState): Seating | Rejected {
  const stands = standing(result);
  if (stands) return stands.seating;
  const { table, round, board } = play;
  const meeting = meetingAt(session, table, round);
  const somebodyThere = meeting && everybodyAt(meeting).some((one) => !isAbsent(session, one, round));
  return somebodyThere && meeting.boards.includes(board)
    ? seatingOf(meeting)
    : (noSuchTable(session, table) ?? reject({ code: 'result.board-not-scheduled', board, table, round }));
}

export const adjustScore = defineCommand({
  name: 'ruling.adjust-score',
  summary:
    'Give an adjusted score in the place of a result (Law 12C): to each side an artificial one, one result or several with weights, a percentage, or none',
  access: directing,
  body: z.strictObject({ ...basis, ...playPlace, adjustment: askedAdjustment }),
  unhashed: ['reason', 'facts'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    result: resultStream(body),
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  decide({ reason, facts, ...body }, { tournament, session, table, result, ruling }, context) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const seating = seatedAt(session, body, result);
    if (!('N' in seating)) return seating;
    if (table.rulings.has(playKey(body))) return reject({ code: 'ruling.play-ruled', board: body.board });
    const impossible = refusedAdjustment(session, body, body.adjustment);
    if (impossible) return impossible;
    const { references, notes } = noted(context, reason, facts);
    const { session: id, table: name, round, board } = body;
    return accept(
      {
        ruling: [happened.scoreAdjusted({ ...body, seating, ...references })],
        table: [tableEvents.playRuled({ session: id, table: name, round, board, ruling: body.ruling })],
      },
      { notes },
    );
  },
});

export const givePenalty = defineCommand({
  name: 'ruling.give-penalty',
  summary: 'Give a procedural penalty (Law 90): a line of its own in the account of the contestant',
  access: directing,
  body: z.strictObject({ ...basis, session: sessionName, contestant: contestantName, amount: penaltyAmount }),
  unhashed: ['reason', 'facts'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  decide({ reason, facts, ...body }, { tournament, session, ruling }, context) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { contestant } = body;
    if (!contestantsIn(session).includes(contestant))
      return reject({ code: 'session.contestant-unknown', contestant });
    const unmeasured = refusedPenalty(body.amount, tournament, session);
    if (unmeasured) return unmeasured;
    const { references, notes } = noted(context, reason, facts);
    return accept({ ruling: [happened.penaltyGiven({ ...body, ...references })] }, { notes });
  },
});

export const withdrawRuling = defineCommand({
  name: 'ruling.withdraw',
  summary: 'Take a ruling back, with the reason; the result that was there before counts again',
  access: directing,
  body: z.strictObject({ ruling: rulingId, session: sessionName, reason: freeText }),
  unhashed: ['reason'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  also: (_body, { ruling }): Record<string, ReturnType<typeof tableStream>> =>
    ruling.play ? { table: tableStream(ruling.play) } : {},
  decide({ ruling: id, session: given, reason }, { tournament, session, ruling }, context, { table }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (ruling.session !== given) return reject({ code: 'ruling.unknown' });
    if (ruling.status === 'withdrawn') return accept({});
    const note = context.note(reason);
    return accept(
      {
        ruling: [happened.withdrawn({ ruling: id, reason: note.reference })],
        ...(ruling.play ? { table: unruling(ruling.play, id, table as TableState) } : {}),
      },
      { notes: [note] },
    );
  },
});

function unruling({ session, table: name, round, board }: PlayPlace, ruling: string, table: TableState) {
  return table.rulings.get(playKey({ round, board })) === ruling
    ? [tableEvents.playUnruled({ session, table: name, round, board, ruling })]
    : [];
}
