import { z } from 'zod';
import { gameNamed } from '#cards';
import { sameData } from '#scoring';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { type BoardState, boardStream } from '../../board/state.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { sessionsBegun } from './files.js';
import { dealSetEvents, setDescription } from '../events.js';
import { type DealSetState, dealSetStream, gameOfSet } from '../state.js';
import { repeatGround } from '../../board/events.js';
import { freeText } from '../../journal/texts.js';

/** How many boards one command takes. */
export const MOST_BOARDS_AT_ONCE = 100;

/** The boards of a range, as many as one command takes; none of one that is the wrong way round. */
export function boardsBetween(from: number, to: number): number[] {
  return Array.from(
    { length: Math.min(Math.max(0, to - from + 1), MOST_BOARDS_AT_ONCE) },
    (_, index) => from + index,
  );
}

/** Why a range of boards is refused: it is the wrong way round, or too long for one command. */
export function refusedRange(from: number, to: number): Rejected | undefined {
  return to < from || to - from >= MOST_BOARDS_AT_ONCE
    ? reject({ code: 'board.range', from, to })
    : undefined;
}

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

const directing = { roles: ['organiser', 'director'] } as const;
const uses = ({ set }: { readonly set: string }) => ({
  deals: dealSetStream(set),
  tournament: tournamentStream,
});

export const declareRepeats = defineCommand({
  name: 'deal-set.declare-repeats',
  summary:
    'Declare, with a reason, that the deals of a deal set may have been played before: a replay of past deals, the same boards elsewhere, or a repeated import. Law 6D2 then allows them',
  access: directing,
  body: z.strictObject({ set: boardSetName, ground: repeatGround, at: seenAt, reason: freeText }),
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'repeats', set }],
  decide({ set, ground, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.repeats?.ground === ground) return accept({});
    const why = note(reason);
    const declared = dealSetEvents.repeatsDeclared({ set, ground, reason: why.reference });
    return accept({ deals: [declared] }, { notes: [why] });
  },
});

export const orderPresence = defineCommand({
  name: 'deal-set.order-presence',
  summary:
    'Decide, with a reason, if players of both sides must be present when boards of a deal set are dealt at the table (Law 6C). By default they must',
  access: directing,
  body: z.strictObject({ set: boardSetName, bothSides: z.boolean(), at: seenAt, reason: freeText }),
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'presence', set }],
  decide({ set, bothSides, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.bothSides === bothSides) return accept({});
    const why = note(reason);
    const ordered = dealSetEvents.presenceOrdered({ set, bothSides, reason: why.reference });
    return accept({ deals: [ordered] }, { notes: [why] });
  },
});

export const discloseDeals = defineCommand({
  name: 'deal-set.disclose',
  summary:
    'Release the deals of unplayed boards, with a reason, once no session is running. Otherwise they stay secret',
  access: { roles: ['organiser'] },
  body: z.strictObject({ set: boardSetName, from: boardNumber, to: boardNumber, reason: freeText }),
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  decide({ set, from, to, reason }, { tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (to < from) return reject({ code: 'board.range', from, to });
    if (tournament.playing.length > 0)
      return reject({ code: 'tournament.sessions-open', sessions: tournament.playing.join(', ') });
    const why = note(reason);
    return accept(
      { deals: [dealSetEvents.disclosed({ set, from, to, reason: why.reference })] },
      { notes: [why] },
    );
  },
});
