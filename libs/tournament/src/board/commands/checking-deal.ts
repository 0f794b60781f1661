import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { dealSetStream } from '../../deal-set/state.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { boardEvents, standsBecause } from '../events.js';
import { boardStream, doubtIn } from '../state.js';
import { beforeOneself } from '../../result/commands/play.js';
import { freeText } from '../../journal/texts.js';

export const place = { set: boardSetName, board: boardNumber } as const;

export const recordDealCheck = defineCommand({
  name: 'board.record-deal-check',
  summary: 'Check if a deal looks unshuffled or was played before (Law 6D2)',
  access: 'system',
  body: z.strictObject({
    ...place,
    deal: z.uuid(),
    unshuffled: z.boolean(),
    playedBefore: z.enum(['no', 'in-this-tournament', 'elsewhere']),
  }),
  unhashed: ['unshuffled', 'playedBefore'],
  uses: (body) => ({ board: boardStream(body), tournament: tournamentStream }),
  decide(body, { board }) {
    // Another deal has taken its place: that one is checked by itself.
    return accept(board.hidden?.id === body.deal ? { board: [boardEvents.dealChecked(body)] } : {});
  },
});

export const decideDoubt = defineCommand({
  name: 'board.decide-doubt',
  summary:
    'Keep a deal, with a reason, although it looks unshuffled or was played before (Law 6D2): it may be replayed, or its pack was shuffled. Otherwise the board must be redealt',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ...place, ground: standsBecause, reason: freeText }),
  uses: (body) => ({
    board: boardStream(body),
    deals: dealSetStream(body.set),
    tournament: tournamentStream,
  }),
  compares: ({ set, board }) => ({ set, boards: [board] }),
  decide({ set, board: number, ground, reason }, { board, deals, tournament }, { note, visibility }) {
    const refused = notOpen(tournament) ?? beforeOneself({ visibility }, [number]);
    if (refused) return refused;
    const doubt = doubtIn(board, deals);
    if (!doubt || !board.hidden) return reject({ code: 'board.no-doubt', board: number });
    // A deal that was played before may look unshuffled; a shuffled pack does not explain that it was.
    if (doubt.repeated === (ground === 'shuffled'))
      return reject({ code: 'board.doubt-otherwise', board: number });
    const why = note(reason);
    const decided = {
      set,
      board: number,
      deal: board.hidden.id,
      how: 'stands',
      ground,
      reason: why.reference,
    } as const;
    return accept({ board: [boardEvents.doubtDecided(decided)] }, { notes: [why] });
  },
});
