import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { playPlace, seating as seatingSchema } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { noSuchTable, notCorrectable } from '../../session/guards.js';
import { contradictionsNow } from './checking.js';
import { settling } from '../../table/settling.js';
import { freeText } from '../../journal/texts.js';
import { resultEvents } from '../events.js';
import {
  cannotSit,
  clashes,
  comparedIfAgreed,
  correctsNothing,
  isRefused,
  judged,
  notCalled,
  restsOnPlay,
  sameSeats,
  usesOfPlay,
} from './play.js';
import { gameResult } from '../../games/games.js';
import { boardsOf } from '../../session/plan/schedule.js';

export const recordIrregular = defineCommand({
  name: 'result.record-irregular',
  summary:
    'Record a board as actually played: other seats, an arrow-switch, other pairs or a wrong board. The answer lists the conflicts',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...playPlace,
    seating: seatingSchema,
    result: gameResult,
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  compares: comparedIfAgreed,
  decide({ seating, result: value, at: _seen, reason, ...play }, states, context) {
    const { session, table, result } = states;
    const { board, round } = play;
    const refused =
      notCorrectable('scores', states, context, reason) ??
      noSuchTable(session, play.table) ??
      notCalled(session, play.table, round);
    if (refused) return refused;
    if (!boardsOf(session).includes(board)) return reject({ code: 'session.board-unknown', board });
    const refusal = cannotSit(session, seating, round);
    if (refusal) return refusal;
    const judgement = judged(session, play, value);
    if (isRefused(judgement)) return judgement;
    const flags = [...judgement];
    const answer = { flags, clashes: clashes(session, play, seating) };
    const nothingNew =
      result.status === 'agreed' &&
      sameSeats(seating, result.seating!) &&
      correctsNothing(session, result.result, { said: value, value }, context.visibility?.(board));
    if (nothingNew) return accept({}, { answer });
    const note = context.note(reason);
    const recorded = { ...play, seating, result: value, flags, reason: note.reference };
    return accept(
      {
        result: [resultEvents.irregularRecorded(recorded)],
        table: [...settling(play, table), ...contradictionsNow(play, table, false)],
      },
      { notes: [note], answer },
    );
  },
});
