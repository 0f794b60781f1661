import { z } from 'zod';
import { boardStream, type BoardState } from '../board/state.js';
import { accept, defineCommand, reject } from '../command.js';
import { entriesStream } from '../entries/state.js';
import { boardNumber, boardSetName } from '../names.js';
import { notOpen } from '../session/guards.js';
import { tournamentStream } from '../tournament/state.js';
import { isContestant, refusedAsContestant, refusedFormat, sessionsBegun } from './contestants.js';
import { dealFormatName, dealSetEvents as happened } from './events.js';
import { dealSetStream } from './state.js';

const streamName = (board: number) => `board ${board}`;

export const takeFile = defineCommand({
  name: 'deal-set.take-file',
  summary:
    'Be given deals that nobody may see in a file, to duplicate the boards from it (Law 6F): it is recorded',
  access: { roles: ['duplicator'], inside: true },
  body: z.strictObject({
    set: boardSetName,
    boards: z.array(boardNumber).min(1).max(200),
    format: dealFormatName,
    players: z.array(z.uuid()).optional(),
    plays: z.boolean().optional(),
  }),
  unhashed: ['plays'],
  uses: ({ set }) => ({
    deals: dealSetStream(set),
    entries: entriesStream,
    tournament: tournamentStream,
  }),
  also: ({ set, boards }, { tournament }) => ({
    ...sessionsBegun(tournament),
    ...Object.fromEntries(boards.map((board) => [streamName(board), boardStream({ set, board })] as const)),
  }),
  decide({ set, boards, format, players, plays: known }, { deals, entries, tournament }, { actor }, also) {
    const refused = notOpen(tournament) ?? refusedFormat(set, deals, format);
    if (refused) return refused;
    const plays = isContestant(entries, tournament, also, { actor, players, plays: known });
    const toContestant = refusedAsContestant(plays, deals);
    if (toContestant) return toContestant;
    const without = boards.find((board) => (also[streamName(board)] as BoardState).deal === null);
    if (without !== undefined) return reject({ code: 'board.no-deal', board: without });
    const person = actor.replace(/^person:/, '');
    const taken = happened.fileTaken({ set, boards, format, person, ...(plays && { contestant: true }) });
    return accept({ deals: [taken] });
  },
});
