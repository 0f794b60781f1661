import { z } from 'zod';
import { gameNamed } from '#cards';
import { MOST_BOARDS_AT_ONCE } from './board-range.js';
import { boardStream, type BoardState } from '../../board/state.js';
import { accept, defineCommand, reject, type AlsoStates } from '../../command/command.js';
import { boardSetName } from '../../journal/names.js';
import { sameData } from '../../journal/same-data.js';
import { seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { tournamentStream, type TournamentState } from '../../tournament/state.js';
import { sessionsBegun } from './contestants.js';
import { dealSetEvents, setDescription } from '../events.js';
import { dealSetStream, gameOfSet, type DealSetState } from '../state.js';

const body = z.strictObject({ set: boardSetName, ...setDescription.shape, at: seenAt });
const streamName = (board: number) => `board ${board}`;

/** Whether deals of another game are wanted than the set has so far. */
function changesGame({ game }: z.infer<typeof body>, deals: DealSetState): boolean {
  return game !== undefined && game !== gameOfSet(deals);
}

/** Whether something was promised or made of the deals of a set, or a session plays it. */
function isUsed(
  { set }: z.infer<typeof body>,
  { deals, tournament }: { readonly deals: DealSetState; readonly tournament: TournamentState },
  known: AlsoStates,
): boolean {
  const begun = tournament.begun.map((session) => known[`session ${session}`] as SessionState);
  const boards = Object.keys(known).filter((name) => name.startsWith('board '));
  return (
    deals.commitments.length > 0 ||
    deals.squareDeal !== null ||
    begun.some(({ boardSet }) => boardSet === set) ||
    boards.some((name) => (known[name] as BoardState).status !== 'none')
  );
}

export const describeSet = defineCommand({
  name: 'deal-set.describe',
  summary:
    'Create a deal set or change its name and boards, its game while it is empty, and if contestants who duplicate boards may export its deals',
  access: { roles: ['organiser', 'director'] },
  body,
  restsOn: ({ set }) => [{ of: 'settings', what: 'board-set-description', set }],
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  also: (wanted, { deals, tournament }) => {
    if (!changesGame(wanted, deals)) return {};
    const { set, from, to } = wanted;
    const count = Math.min(Math.max(0, to - from + 1), MOST_BOARDS_AT_ONCE);
    const boards = Array.from({ length: count }, (_, index) => from + index);
    return {
      ...sessionsBegun(tournament),
      ...Object.fromEntries(boards.map((board) => [streamName(board), boardStream({ set, board })] as const)),
    };
  },
  decide(wanted, states, _context, known) {
    const { tournament, deals } = states;
    const refused = notOpen(tournament);
    if (refused) return refused;
    const { set, game: _game, at: _seen, ...described } = wanted;
    const { from, to } = described;
    if (to < from) return reject({ code: 'board.range', from, to });
    const before = gameOfSet(deals);
    if (changesGame(wanted, deals) && isUsed(wanted, states, known))
      return reject({ code: 'deal-set.of-game', set, game: before });
    const description = { ...described, ...gameNamed(wanted.game ?? before) };
    if (sameData(deals.description, description)) return accept({});
    return accept({ deals: [dealSetEvents.described({ set, ...description })] });
  },
});
