import { z } from 'zod';
import {
  type BoardRange,
  promisedBoards,
  promisedDeals,
  readSessionKeys,
  readSquareDeal,
  SquareDealRefused,
  withDelayedValue,
} from '#cards';
import { type BoardState, boardStream } from '../../board/state.js';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { refusedBySquareDeal } from './files.js';
import { dealSetEvents, foundValue, sessionOfSquareDeal } from '../events.js';
import {
  boardsOfSquareDeal,
  commitmentOf,
  type DealSetState,
  dealSetStream,
  isOfSquareDeal,
} from '../state.js';

const dealing = { roles: ['organiser', 'director', 'duplicator'] } as const;
const MOST_BOARDS = 200;
const LONGEST_FILE = 60_000;
const file = z.base64().max(LONGEST_FILE);
const uses = ({ set }: { readonly set: string }) => ({
  deals: dealSetStream(set),
  tournament: tournamentStream,
});
const streamName = (board: number) => `board ${board}`;

function streamsOf(set: string, boards: readonly number[]) {
  return Object.fromEntries(boards.map((board) => [streamName(board), boardStream({ set, board })] as const));
}

const promise = z.strictObject({
  set: boardSetName,
  sqd: file.meta({ description: 'Contents of the SQD' }),
  of: sessionOfSquareDeal,
  boards: z
    .strictObject({ from: boardNumber, to: boardNumber })
    .optional()
    .meta({ description: 'Boards, if the SQD leaves them open' }),
});

function boardsPromised({ sqd, of, boards }: z.infer<typeof promise>): BoardRange | Rejected {
  const wanted = boards && { first: boards.from, last: boards.to };
  const range = inWords(() => promisedBoards(bytesOf(sqd), of, wanted));
  if ('rejection' in range) return range;
  const { first: from, last: to } = range;
  return to < from || to - from >= MOST_BOARDS ? reject({ code: 'board.range', from, to }) : range;
}

function numbersOf(range: BoardRange | Rejected): number[] {
  if ('rejection' in range) return [];
  return Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
}

export const promiseSquareDeal = defineCommand({
  name: 'deal-set.promise-squaredeal',
  summary:
    'Publish the SquareDeal SQD for the boards of a session before they are dealt. Anyone can check the deals once its keys are published',
  access: dealing,
  body: promise,
  uses,
  also: (body) => streamsOf(body.set, numbersOf(boardsPromised(body))),
  decide(body, { tournament, deals }, _context, also) {
    const refused = notOpen(tournament) ?? refusedBySquareDeal(body.set, deals);
    if (refused) return refused;
    if (deals.squareDeal) return reject({ code: 'deal-set.squaredeal-promised' });
    const boards = boardsPromised(body);
    if ('rejection' in boards) return boards;
    for (const board of numbersOf(boards)) {
      if (commitmentOf(deals, board)) return reject({ code: 'deal-set.committed', board });
      if ((also[streamName(board)] as BoardState).status !== 'none')
        return reject({ code: 'deal-set.dealt', board });
    }
    const { set, of } = body;
    const { first: from, last: to } = boards;
    return accept({
      deals: [dealSetEvents.squareDealPromised({ set, sqd: textOf(bytesOf(body.sqd)), of, from, to })],
    });
  },
});

export const findSquareDealValue = defineCommand({
  name: 'deal-set.find-squaredeal-value',
  summary: 'Record the delayed value of SquareDeal (DV) as published',
  access: dealing,
  body: z.strictObject({ set: boardSetName, value: foundValue }),
  uses,
  decide({ set, value }, { tournament, deals }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (!deals.squareDeal) return reject({ code: 'deal-set.nothing-of-squaredeal' });
    const sqd = new TextEncoder().encode(deals.squareDeal.sqd);
    const written = inWords(() => withDelayedValue(sqd, readSquareDeal(sqd), value));
    if ('rejection' in written) return written;
    return accept({ deals: [dealSetEvents.squareDealValueFound({ set, sqd: textOf(written), value })] });
  },
});

export const publishSquareDealKeys = defineCommand({
  name: 'deal-set.publish-squaredeal-keys',
  summary:
    'Publish the SquareDeal SQK after play. It is compared with the hash in the SQD, and lets anyone derive the deals. It contains the keys of all sessions of the SQD',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ set: boardSetName, sqk: file.meta({ description: 'Contents of the SQK' }) }),
  uses,
  also: ({ set }, { deals }) => streamsOf(set, boardsOfSquareDeal(deals)),
  decide({ set, sqk }, { tournament, deals }, _context, also) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (!deals.squareDeal) return reject({ code: 'deal-set.nothing-of-squaredeal' });
    if (deals.squareDeal.sqk !== null) return accept({});
    if (tournament.playing.length > 0)
      return reject({ code: 'tournament.sessions-open', sessions: tournament.playing.join(', ') });
    const statusOf = (board: number) => (also[streamName(board)] as BoardState).status;
    const boards = boardsOfSquareDeal(deals);
    const isOpen = boards.some((board) => statusOf(board) === 'revealed');
    // Boards that were never brought are played by nobody; where all are still to come play is not over.
    const secret = boards.find((board) =>
      statusOf(board) === 'none'
        ? !isOpen
        : statusOf(board) !== 'revealed' && statusOf(board) !== 'dealt-at-table',
    );
    if (secret !== undefined) return reject({ code: 'board.still-to-play', board: secret });
    const sqd = new TextEncoder().encode(deals.squareDeal.sqd);
    const keys = inWords(() => readSessionKeys(bytesOf(sqk), readSquareDeal(sqd)));
    if ('rejection' in keys) return keys;
    return accept({ deals: [dealSetEvents.squareDealKeysPublished({ set, sqk: textOf(bytesOf(sqk)) })] });
  },
});

/** Why the program deals none of these boards: an SQD has promised their deals. */
export function promisedBySquareDeal(deals: DealSetState, boards: readonly number[]): Rejected | undefined {
  const board = boards.find((one) => isOfSquareDeal(deals, one));
  return board === undefined ? undefined : reject({ code: 'deal-set.of-squaredeal', board });
}

/**
 * The deals that a set was promised by SquareDeal, with keys that are still secret.
 *
 * @returns canonical texts by board; the rejection where the keys are not those that were promised
 */
export function dealsBySquareDeal(
  { squareDeal }: Pick<DealSetState, 'squareDeal'>,
  sqk: Uint8Array,
): ReadonlyMap<number, string> | Rejected {
  if (!squareDeal) return reject({ code: 'deal-set.nothing-of-squaredeal' });
  return inWords(() => promisedDeals(squareDeal, sqk));
}

function inWords<Value>(act: () => Value): Value | Rejected {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof SquareDealRefused)) throw error;
    const { code: fault, ...figures } = error.fault;
    return reject({ ...figures, code: 'deal-set.squaredeal-refused', fault });
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** What a file says; one that is not in UTF-8 has no sign beside ASCII that would matter. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
