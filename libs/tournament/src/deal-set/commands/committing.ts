import { commitmentHash } from '#cards';
import { z } from 'zod';
import { type BoardState, boardStream } from '../../board/state.js';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { committedBoard, dealSetEvents, delayedValue, foundValue } from '../events.js';
import { promisedBySquareDeal } from './squaredeal.js';
import { commitmentOf, type DealSetState, dealSetStream, gameOfSet } from '../state.js';

const MOST_AT_ONCE = 200;
const uses = ({ set }: { readonly set: string }) => ({
  deals: dealSetStream(set),
  tournament: tournamentStream,
});
const streamName = (board: number) => `board ${board}`;

function numbers(from: number, to: number): number[] {
  const count = Math.min(Math.max(0, to - from + 1), MOST_AT_ONCE);
  return Array.from({ length: count }, (_, index) => from + index);
}

export const commitDeals = defineCommand({
  name: 'deal-set.commit',
  summary:
    'Make deals verifiable: publish a fingerprint before dealing, so that anyone can check the deals after play. With a delayed value, not known yet, no one can choose among deals',
  access: { roles: ['organiser', 'director', 'duplicator'] },
  body: z.strictObject({
    set: boardSetName,
    from: boardNumber,
    to: boardNumber,
    delayed: delayedValue
      .nullable()
      .meta({ description: 'The value to be used, and where and how everyone can read it' }),
  }),
  uses,
  also: ({ set, from, to }) =>
    Object.fromEntries(
      numbers(from, to).map((board) => [streamName(board), boardStream({ set, board })] as const),
    ),
  decide({ set, from, to, delayed }, { tournament, deals }, _context, boards) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (to < from || to - from >= MOST_AT_ONCE) return reject({ code: 'board.range', from, to });
    const all = numbers(from, to);
    const covered = all.find((board) => commitmentOf(deals, board));
    if (covered !== undefined) return reject({ code: 'deal-set.committed', board: covered });
    const promised = promisedBySquareDeal(deals, all);
    if (promised) return promised;
    const dealt = all.find((board) => (boards[streamName(board)] as BoardState).status !== 'none');
    if (dealt !== undefined) return reject({ code: 'deal-set.dealt', board: dealt });
    return accept(
      { deals: [dealSetEvents.commitmentRequested({ set, from, to, delayed })] },
      { answer: { commitment: deals.commitments.length + 1 } },
    );
  },
});

export const recordCommitment = defineCommand({
  name: 'deal-set.record-commitment',
  summary: 'Hashes of the keys for dealing the boards, and the encrypted keys',
  access: 'system',
  body: z.strictObject({
    set: boardSetName,
    commitment: z.int().positive(),
    boards: z.array(committedBoard).min(1),
  }),
  unhashed: ['boards'],
  uses,
  decide({ set, commitment: number, boards }, { deals }, { tournament }) {
    const commitment = deals.commitments[number - 1];
    const asked = commitment ? numbers(commitment.from, commitment.to) : [];
    if (!commitment || boards.map(({ board }) => board).join() !== asked.join())
      return reject({ code: 'deal-set.not-owed', commitment: number });
    if (commitment.made) return accept({});
    const published = boards.map(({ board, hash }) => ({ board, hash }));
    const hash = commitmentHash({
      tournament,
      set,
      game: gameOfSet(deals),
      delayed: commitment.delayed,
      boards: published,
    });
    return accept({ deals: [dealSetEvents.committed({ set, commitment: number, boards, hash })] });
  },
});

export const findValue = defineCommand({
  name: 'deal-set.find-value',
  summary: 'Record the delayed value as published; the boards can then be dealt',
  access: { roles: ['organiser', 'director', 'duplicator'] },
  body: z.strictObject({ set: boardSetName, commitment: z.int().positive(), value: foundValue }),
  uses,
  decide({ set, commitment: number, value }, { tournament, deals }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const commitment = deals.commitments[number - 1];
    if (!commitment?.made) return reject({ code: 'deal-set.not-committed', commitment: number });
    if (!commitment.delayed) return reject({ code: 'deal-set.nothing-delayed', commitment: number });
    if (commitment.value === value) return accept({});
    if (commitment.value !== null)
      return reject({ code: 'deal-set.value-found', commitment: number, value: commitment.value });
    return accept({ deals: [dealSetEvents.valueFound({ set, commitment: number, value })] });
  },
});

/** Why boards cannot be dealt yet: what was promised of them is still to come. */
export function notYetToDeal(deals: DealSetState, boards: readonly number[]): Rejected | undefined {
  for (const board of boards) {
    const { number, commitment } = commitmentOf(deals, board) ?? {};
    if (number === undefined || !commitment) continue;
    if (!commitment.made) return reject({ code: 'deal-set.not-committed', commitment: number });
    if (commitment.delayed && commitment.value === null)
      return reject({ code: 'deal-set.value-missing', board, what: commitment.delayed.what });
  }
  return undefined;
}
