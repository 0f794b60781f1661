import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardGame, gameResult } from '../../games/games.js';
import { playPlace, seating as seatingSchema } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { contradictionsNow } from './checking.js';
import { settling, unsettling } from '../../table/settling.js';
import { freeText } from '../../journal/texts.js';
import { resultEvents } from '../events.js';
import {
  cannotSit,
  clashes,
  comparedIfAgreed,
  correctsNothing,
  isRefused,
  judged,
  restsOnPlay,
  sameSeats,
  staff,
  usesOfPlay,
} from './play.js';
import { standing } from '../state.js';
import { reasonNoted } from '../../command/reason-noted.js';

export const correctResult = defineCommand({
  name: 'result.correct',
  summary:
    'Correct a result, with a reason; the old one stays in the journal. The lead is unchanged if left out. A director can also correct the seating',
  access: staff,
  body: z.strictObject({
    ...playPlace,
    result: gameResult,
    seating: seatingSchema.optional().meta({ description: 'Actual seating; unchanged if left out' }),
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  compares: comparedIfAgreed,
  decide({ result: said, seating: seats, at: _seen, reason, ...play }, states, context) {
    const { session, table, result } = states;
    const refused = notCorrectable('scores', states, context, reason);
    if (refused) return refused;
    const stood = standing(result);
    if (!stood) return reject({ code: 'result.none', board: play.board });
    const seating = seats ?? stood.seating;
    const reseated = !sameSeats(seating, stood.seating);
    if (reseated) {
      if (context.capacity === 'scorer')
        return reject({ code: 'access.role-required', roles: 'organiser, director' });
      const refusal = cannotSit(session, seating, play.round);
      if (refusal) return refusal;
    }
    // A person who corrects must not see what the result told of a deal that others have not played yet.
    const value = boardGame(session.game).withCardsOf(said, stood.result);
    const visibility = context.visibility?.(play.board);
    const judgement = judged(session, play, value);
    if (isRefused(judgement)) return judgement;
    const flags = [...judgement];
    const answer = { flags, clashes: reseated ? clashes(session, play, seating) : [] };
    const nothingNew =
      result.status === 'agreed' &&
      !reseated &&
      correctsNothing(session, stood.result, { said, value }, visibility);
    if (nothingNew) return accept({}, { answer });
    const note = context.note(reason);
    const corrected = resultEvents.corrected({
      ...play,
      seating,
      result: value,
      flags,
      reason: note.reference,
    });
    const atTable = [...settling(play, table), ...contradictionsNow(play, table, false)];
    return accept({ result: [corrected], table: atTable }, { notes: [note], answer });
  },
});

export const voidResult = defineCommand({
  name: 'result.void',
  summary: 'Cancel a result, with a reason, or a “not played” mark; the board is open again',
  access: staff,
  body: z.strictObject({
    ...playPlace,
    at: seenAt,
    reason: freeText.optional().meta({ description: 'Required if there is a result' }),
  }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ at: _seen, reason, ...play }, { table, result, ...states }, context) {
    const refused = notCorrectable('scores', states, context, reason);
    if (refused) return refused;
    if (result.status === 'voided') return accept({});
    const stands = standing(result) !== undefined;
    if (!stands && result.status !== 'not-played') return reject({ code: 'result.none', board: play.board });
    if (stands && reason === undefined) return reject({ code: 'result.reason-needed', board: play.board });
    const { reference, notes } = reasonNoted(context, reason);
    return accept(
      {
        result: [resultEvents.voided({ ...play, ...reference })],
        table: [...unsettling(play, table), ...contradictionsNow(play, table, false)],
      },
      { notes },
    );
  },
});
