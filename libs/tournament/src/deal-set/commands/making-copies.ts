import { z } from 'zod';
import { boardEvents, copyMaking } from '../../board/events.js';
import type { BoardState } from '../../board/state.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName, copyNumber } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { copyStreams, nameOfCopy, streamNames } from './copy-streams.js';

export const recordCopies = defineCommand({
  name: 'deal-set.record-copies',
  summary: 'Record that copies of boards were made, by hand or by machine (Law 6F)',
  access: { roles: ['organiser', 'director', 'duplicator'] },
  body: z.strictObject({
    set: boardSetName,
    boards: z.array(boardNumber).min(1).max(200),
    copy: copyNumber,
    how: copyMaking,
  }),
  uses: () => ({ tournament: tournamentStream }),
  also: ({ set, boards, copy }) => copyStreams(set, boards, copy),
  decide({ set, boards, copy, how }, { tournament }, _context, also) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const originals = [...new Set(boards)].map(
      (board) => [board, (also[streamNames.original(board)] as BoardState).hidden?.id] as const,
    );
    const [without] = originals.find(([, deal]) => deal === undefined) ?? [];
    if (without !== undefined) return reject({ code: 'board.no-deal', board: without });
    return accept(
      Object.fromEntries(
        originals.map(([board, deal]) => [
          nameOfCopy(board, copy),
          [boardEvents.copyMade({ set, board, copy, deal: deal!, how })],
        ]),
      ),
    );
  },
});
