import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardGame, gameResult } from '../../games/games.js';
import { playPlace, type PlayPlace, sideName, type SideName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { contradictionsNow } from './checking.js';
import { settling } from '../../table/settling.js';
import { playKey } from '../../table/state.js';
import { freeText } from '../../journal/texts.js';
import { resultEvents } from '../events.js';
import {
  alike,
  anotherEntry,
  isRefused,
  judged,
  movedOn,
  restsOnPlay,
  staff,
  unscheduled,
  usesOfPlay,
} from './play.js';
import { type ResultState, standing } from '../state.js';

const atTheTable = { roles: [], device: true } as const;

const tableOf = ({ session, table, round, side }: PlayPlace & { readonly side: SideName }) => ({
  session,
  table,
  side,
  of: { table, round },
});

const correction = z.int().positive().meta({ description: 'Number of the request for this result, from 1' });

const answering = { ...playPlace, correction } as const;

/** What prevents speaking of what the players have asked for: it was answered, or is another one by now. */
function notAsked(
  { asked, corrections }: ResultState,
  { board }: PlayPlace,
  meant: number,
): Rejected | undefined {
  return asked && corrections === meant ? undefined : reject({ code: 'result.correction-answered', board });
}

export const askCorrection = defineCommand({
  name: 'result.ask-correction',
  summary:
    'Ask, as the players, for a correction of an agreed result. A director accepts or declines it, also after the session until the correction period ends (Law 79C). A table phone can ask for the current round, a pair’s phone for all its results',
  access: atTheTable,
  body: z.strictObject({
    ...playPlace,
    side: sideName,
    result: gameResult,
    entry: z.int().positive().meta({ description: 'Number of the wrong entry' }),
  }),
  table: tableOf,
  uses: usesOfPlay,
  decide({ side, result: said, entry, ...play }, states, context) {
    const { session, table, result } = states;
    const refused = notCorrectable('scores', states, context) ?? unscheduled(session, play);
    if (refused) return refused;
    if (context.pair === undefined && table.movedTo > play.round) return movedOn(play);
    const { board } = play;
    if (playKey(play) in table.rulings) return reject({ code: 'ruling.play-ruled', board });
    const stood = standing(result);
    if (!stood || result.status !== 'agreed') return reject({ code: 'result.not-agreed', board });
    const overtaken = anotherEntry(result, entry);
    if (overtaken) return overtaken;
    const value = boardGame(session.game).withCardsOf(said, stood.result);
    const flags = judged(session, play, value);
    if (isRefused(flags)) return flags;
    if (alike(session, stood.result, value)) return reject({ code: 'result.correction-alike', board });
    const { asked, corrections } = result;
    if (asked && asked.side === side && alike(session, asked.result, value))
      return accept({}, { answer: { correction: corrections } });
    const next = corrections + 1;
    const wish = resultEvents.correctionAsked({ ...play, correction: next, entry, side, result: value });
    return accept({ result: [wish] }, { answer: { correction: next } });
  },
});

export const takeCorrectionBack = defineCommand({
  name: 'result.take-correction-back',
  summary: 'Withdraw a request for correction: the agreed result is right',
  access: atTheTable,
  body: z.strictObject({ ...answering, side: sideName }),
  table: tableOf,
  uses: usesOfPlay,
  decide({ side, correction: meant, ...play }, states, context) {
    const { table, result } = states;
    const refused =
      notCorrectable('scores', states, context) ??
      (context.pair === undefined && table.movedTo > play.round ? movedOn(play) : undefined) ??
      notAsked(result, play, meant);
    if (refused) return refused;
    if (result.asked?.side !== side) return reject({ code: 'result.correction-of-others' });
    return accept({ result: [resultEvents.correctionTakenBack({ ...play, correction: meant })] });
  },
});

export const acceptCorrection = defineCommand({
  name: 'result.accept-correction',
  summary: 'Accept a correction asked for by players; the old result stays in the journal',
  access: staff,
  body: z.strictObject({ ...answering, at: seenAt, reason: freeText.optional() }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ correction: meant, at: _seen, reason, ...play }, states, context) {
    const { session, table, result } = states;
    const refused = notCorrectable('scores', states, context, reason) ?? notAsked(result, play, meant);
    if (refused) return refused;
    const { asked } = result;
    const stood = standing(result);
    if (!asked || !stood) return reject({ code: 'result.none', board: play.board });
    const judgement = judged(session, play, asked.result);
    if (isRefused(judgement)) return judgement;
    const note = reason === undefined ? undefined : context.note(reason);
    const corrected = resultEvents.corrected({
      ...play,
      seating: stood.seating,
      result: asked.result,
      flags: [...judgement],
      asked: { correction: meant, side: asked.side },
      ...(note && { reason: note.reference }),
    });
    const atTable = [...settling(play, table), ...contradictionsNow(play, table, false)];
    return accept({ result: [corrected], table: atTable }, { notes: note ? [note] : [] });
  },
});

export const declineCorrection = defineCommand({
  name: 'result.decline-correction',
  summary: 'Decline a correction asked for by players',
  access: staff,
  body: z.strictObject({ ...answering, at: seenAt, reason: freeText.optional() }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ correction: meant, at: _seen, reason, ...play }, states, context) {
    const refused = notCorrectable('scores', states, context, reason) ?? notAsked(states.result, play, meant);
    if (refused) return refused;
    const note = reason === undefined ? undefined : context.note(reason);
    const declined = { ...play, correction: meant, ...(note && { reason: note.reference }) };
    return accept({ result: [resultEvents.correctionDeclined(declined)] }, { notes: note ? [note] : [] });
  },
});
