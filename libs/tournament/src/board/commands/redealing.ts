import { refusedRedeal } from './refused-redeal.js';
import { z } from 'zod';
import { accept, type Accepted, defineCommand, reject, type TextReference } from '../../command/command.js';
import { boardNumber, boardSetName, redealGround } from '../../journal/names.js';
import { standing } from '../../result/state.js';
import { playKey } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import {
  isOpen,
  isScored,
  isWrittenOnSheet,
  type PlayOfDeal,
  playsOfDeal,
  streamsOfDeal,
} from './plays-of-deal.js';
import type { NewEvent } from '../../journal/aggregate.js';
import { resultEvents } from '../../result/events.js';
import { beforeOneself } from '../../result/commands/play.js';
import { rulingEvents } from '../../ruling/events.js';
import { assignsIn, effectsOf } from '../../ruling/state.js';
import { seenAt } from '../../journal/seen.js';
import { notYetToDeal } from '../../deal-set/commands/committing.js';
import { dealSetStream } from '../../deal-set/state.js';
import { notOpen } from '../../session/guards.js';
import { tableEvents } from '../../table/events.js';
import { contradictionsNow } from '../../result/commands/checking.js';
import { settling, unsettling } from '../../table/settling.js';
import { freeText } from '../../journal/texts.js';
import { boardEvents, dealingPlace } from '../events.js';
import { type BoardState, boardStream, doubtIn } from '../state.js';

type Ground = z.infer<typeof redealGround>;

export const redeal = defineCommand({
  name: 'board.redeal',
  summary:
    'Redeal a board for a reason under Law 6D, in the same way as before unless set otherwise. Results on the old deal are cancelled; the board is open again at those tables, or not played there',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    set: boardSetName,
    board: boardNumber,
    ground: redealGround,
    how: dealingPlace.optional(),
    plays: z
      .enum(['again', 'not-played'])
      .default('again')
      .meta({ description: 'What happens at the tables whose results are cancelled' }),
    at: seenAt,
    reason: freeText,
  }),
  uses: (body) => ({
    board: boardStream(body),
    deals: dealSetStream(body.set),
    tournament: tournamentStream,
  }),
  restsOn: ({ set, board }) => [{ of: 'board', set, board }],
  compares: ({ set, board }) => ({ set, boards: [board] }),
  also: (body, { tournament }, known) => streamsOfDeal(body, tournament, known),
  decide({ set, board: number, ground, how, plays: become, reason }, states, context, also) {
    const { tournament, board, deals } = states;
    const anew = how ?? dealtBefore(board);
    const refused =
      notOpen(tournament) ?? (anew === 'before-play' ? notYetToDeal(deals, [number]) : undefined);
    if (refused) return refused;
    const plays = playsOfDeal({ set, board: number }, tournament, also);
    const scored = plays.filter(isScored);
    const onSheet = plays.filter(isWrittenOnSheet);
    if (onSheet.length > 0)
      return reject({
        code: 'board.on-sheet',
        board: number,
        tables: onSheet.map(({ play }) => play.table).join(', '),
      });
    const closed = scored.find(({ session }) => session.status === 'closed');
    if (closed) {
      return reject({ code: 'board.played-in-closed', board: number, session: closed.play.session });
    }
    if (board.status === 'none' && scored.length === 0)
      return reject({ code: 'board.not-dealt', board: number });
    // Whoever looks at a revealed deal has played it: no ground but that it should not have been played leads back.
    if (board.status === 'revealed' && (ground !== '6D2' || scored.length === 0))
      return reject({ code: 'board.revealed', board: number });
    const wanted = become === 'again' || plays.some((play) => isOpen(play) && !scored.includes(play));
    const redealt = wanted || scored.length === 0;
    // Whether somebody has passed the board out, or the deal is in doubt, is hidden from those who have it still to play.
    const depends = (ground === '6D3' && scored.length > 0) || !redealt;
    const hidden = depends ? beforeOneself(context, [number]) : undefined;
    if (hidden) return hidden;
    const lawful = refusedRedeal(
      { set, board: number, ground, again: become === 'again' },
      plays,
      tournament,
      also,
    );
    if (lawful) return lawful;
    const note = context.note(reason);
    const voiding = scored.map((play) => voided(play, { ground, become, reason: note.reference }));
    const doubted = doubtIn(board, deals) && board.hidden;
    const requested = boardEvents.redealRequested({
      set,
      board: number,
      how: anew,
      ground,
      reason: note.reference,
    });
    // A new deal takes the place of the doubtful one; where nobody plays a new one, that is what was decided of it.
    const decided =
      doubted === null
        ? []
        : [
            boardEvents.doubtDecided({
              set,
              board: number,
              deal: doubted.id,
              how: 'voided',
              reason: note.reference,
            }),
          ];
    return accept(together([{ board: redealt ? [requested] : decided }, ...voiding]), {
      notes: [note],
      answer: { voided: scored.map(({ play }) => ({ ...play })), redealt },
    });
  },
});

/** How a board was dealt: a deal that nobody has told of was made at the table. */
function dealtBefore({ status, byHand }: BoardState): z.infer<typeof dealingPlace> {
  return byHand || status === 'none' ? 'at-the-table' : 'before-play';
}

type Events = Accepted['events'];

/** The events that void what stands on a deal in one play. An artificial score is not of the deal, and stays. */
function voided(
  { play, table, result, ruling, names }: PlayOfDeal,
  {
    ground,
    become,
    reason,
  }: { readonly ground: Ground; readonly become: 'again' | 'not-played'; readonly reason: TextReference },
): Events {
  const given = ruling && assignsIn(ruling.state, play) ? ruling.id : undefined;
  const givenUp = become === 'not-played' ? [resultEvents.markedNotPlayed({ ...play, reason })] : [];
  const { session, table: name, round, board } = play;
  return {
    ...(given === undefined
      ? {}
      : {
          [names.ruling]: [
            // A ruling on several plays holds where it is not about this deal.
            effectsOf(ruling!.state).length > 1
              ? rulingEvents.effectVoided({ ruling: given, ...play, reason })
              : rulingEvents.withdrawn({ ruling: given, reason }),
          ],
        }),
    [names.result]: [
      ...(standing(result) ? [resultEvents.voided({ ...play, ground, reason })] : []),
      ...givenUp,
    ],
    [names.table]: [
      ...(given === undefined || table.rulings[playKey(play)] !== given
        ? []
        : [tableEvents.playUnruled({ session, table: name, round, board, ruling: given })]),
      ...(become === 'again' ? unsettling(play, table) : settling(play, table)),
      ...contradictionsNow(play, table, false),
    ],
  };
}

/** Events of several plays, those of one stream one after the other. */
function together(all: readonly Events[]): Events {
  const events: Record<string, readonly NewEvent[]> = {};
  for (const some of all) {
    for (const [stream, more] of Object.entries(some)) {
      events[stream] = [...(events[stream] ?? []), ...(more ?? [])];
    }
  }
  return events;
}
