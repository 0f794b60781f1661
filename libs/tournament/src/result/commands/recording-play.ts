import { formatExplanations, formatRecord, type TableRecord } from '#bridge';
import { type Card, parseDeal, wrongCard } from '#cards';
import { z } from 'zod';
import type { StreamUse } from '../../journal/aggregate.js';
import { type BoardState, boardStream } from '../../board/state.js';
import {
  accept,
  type AlsoStates,
  type DealGiven,
  defineCommand,
  reject,
  type Rejected,
} from '../../command/command.js';
import { bridgeCalls, bridgeCards, bridgeClaim, judgeRecord } from '../../games/bridge/result.js';
import { boardGame } from '../../games/games.js';
import { playPlace, type PlayPlace, SEATS } from '../../journal/names.js';
import type { Rejection } from '../../command/rejection.js';
import { seenAt } from '../../journal/seen.js';
import { notOfBoards, notOpen } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { resultEvents } from '../events.js';
import { beforeOneself, staff, usesOfPlay } from './play.js';
import { type ResultState, standing } from '../state.js';

const handsPasted = z.partialRecord(z.enum(SEATS), z.string().max(60)).meta({
  description: 'Deal that came with the play; compared with the board’s deal once that is released',
});

const body = z.strictObject({
  ...playPlace,
  calls: bridgeCalls.meta({ description: 'From the dealer; empty if not known' }),
  cards: bridgeCards.meta({ description: 'In order of play; empty if not known' }),
  claimed: bridgeClaim.optional().meta({ description: 'Remaining tricks given to declarer’s side' }),
  hands: handsPasted.optional(),
  at: seenAt,
  reason: freeText.optional().meta({ description: 'Required if something is already recorded' }),
});
type Body = z.infer<typeof body>;

interface States {
  readonly tournament: TournamentState;
  readonly session: SessionState;
  readonly result: ResultState;
}

export const recordPlay = defineCommand({
  name: 'result.record-play',
  summary:
    'Record the auction, play and claim of a table. It stays encrypted until the board has been played everywhere. Recording it again needs a reason and replaces it; without calls and cards, it is deleted',
  access: staff,
  body,
  unhashed: ['calls', 'cards', 'claimed', 'hands'],
  uses: usesOfPlay,
  restsOn: ({ session, table, round, board }) => [{ of: 'recorded-play', session, table, round, board }],
  also({ board }, { session }): Readonly<Record<string, StreamUse>> {
    return notOfBoards(session) ? {} : { board: boardStream({ set: session.boardSet, board }) };
  },
  deal: recordGiven,
  compares: (said) => (isReadByResult(said) ? { session: said.session, boards: [said.board] } : undefined),
  decide(said, states, { deal, note, visibility }) {
    const refused = beforeOneself({ visibility }, [said.board]) ?? notToBeRecorded(said, states);
    if (refused) return refused;
    const { recorded } = states.result;
    const play = placeOf(said);
    const reason = said.reason === undefined ? undefined : note(said.reason);
    const why = reason && { reason: reason.reference };
    if (isEmpty(said)) {
      if (recorded === null) return accept({});
      return accept(
        { result: [resultEvents.playRecorded({ ...play, record: null, ...why })] },
        { notes: reason ? [reason] : [] },
      );
    }
    if (!deal) throw new TypeError('What was played is encrypted before anything is decided.');
    if (deal.alike) return accept({});
    const explained = formatExplanations(recordOf(said).calls);
    const explanations = explained === '' ? undefined : note(explained);
    const event = resultEvents.playRecorded({
      ...play,
      record: deal.hidden,
      ...(explanations && { explanations: explanations.reference }),
      ...why,
    });
    return accept({ result: [event] }, { notes: [explanations, reason].filter((one) => one !== undefined) });
  },
});

function placeOf({ session, table, round, board }: Body): PlayPlace {
  return { session, table, round, board };
}

function recordOf({ calls, cards, claimed }: Body): TableRecord {
  return {
    calls: calls.map(({ call, alert, explanation }) => ({
      call,
      ...((alert || explanation !== undefined) && { alert: true as const }),
      ...(explanation !== undefined && { explanation }),
    })),
    cards: cards as Card[],
    claimed: claimed ?? null,
  };
}

/** It says of nothing what was called or played: what is recorded is to go. */
function isEmpty({ calls, cards, claimed }: Body): boolean {
  return calls.length === 0 && cards.length === 0 && claimed === undefined;
}

/** Without an auction the result tells what was played: whether the cards go with it. */
function isReadByResult(said: Body): boolean {
  return said.calls.length === 0 && !isEmpty(said);
}

/** What prevents recording this: nothing was played, it is recorded already, or it cannot have been so. */
function notToBeRecorded(said: Body, { tournament, session, result }: States): Rejected | undefined {
  const { board } = said;
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  const refused = notOpen(tournament) ?? notOfBoards(session);
  if (refused) return refused;
  const stood = standing(result);
  if (!stood) return reject({ code: 'board.not-played', board });
  if (result.recorded !== null && said.reason === undefined)
    return reject({ code: 'result.play-recorded', board });
  const { hands } = said;
  const made = hands && boardGame(session.game).deals.ofHands(hands);
  if (made && 'fault' in made)
    return reject({ ...made.fault, code: 'board.hands', board, fault: made.fault.code });
  if (isEmpty(said)) return undefined;
  const deal = made?.deal ?? null;
  const judged = judgeRecord(recordOf(said), { board, result: stood.result, deal });
  return judged.possible ? undefined : reject(impossible(board, judged));
}

function impossible(
  board: number,
  { possible: _possible, ...fault }: Exclude<ReturnType<typeof judgeRecord>, { possible: true }>,
): Rejection {
  return { code: 'result.record-impossible', board, ...fault };
}

/** What is to be encrypted; compared only with a deal that everybody may see, or a refusal would tell. */
function recordGiven(said: Body, states: States, also: AlsoStates): DealGiven | undefined {
  if (isEmpty(said) || notToBeRecorded(said, states)) return undefined;
  const { board: number } = said;
  const board = also['board'] as BoardState;
  const record = recordOf(said);
  const { recorded, result } = states.result;
  const explained = (recorded?.explanations ?? null) !== null || formatExplanations(record.calls) !== '';
  const open = board.status === 'revealed' && board.hidden;
  return {
    text: formatRecord(record),
    // What may not be seen yet is compared with nothing: that it is the same would tell it.
    beside: explained || !open ? null : (recorded?.hidden ?? null),
    ...(board.hidden && { under: board.hidden.id }),
    ...(open && {
      open: {
        hidden: open,
        against: (deal: string) => otherwiseDealt(said, deal, states) ?? otherwisePlayed(number, deal),
      },
    }),
  };

  function otherwisePlayed(of: number, deal: string): Rejection | undefined {
    const judged = judgeRecord(record, { board: of, result: result!, deal });
    return judged.possible ? undefined : impossible(of, judged);
  }
}

/** The first card that lies elsewhere on the board than in the deal that came with what was played. */
function otherwiseDealt(
  { hands, board }: Body,
  deal: string,
  { session }: Pick<States, 'session'>,
): Rejection | undefined {
  const made = hands && boardGame(session.game).deals.ofHands(hands);
  if (!made || 'fault' in made) return undefined;
  const wrong = wrongCard(parseDeal(deal), parseDeal(made.deal));
  return wrong && { code: 'result.other-deal', board, ...wrong };
}
