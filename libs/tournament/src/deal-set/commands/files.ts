import { z } from 'zod';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { games } from '../../games/games.js';
import { type EntriesState, entriesStream } from '../../entries/state.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { rolesOf, type TournamentState, tournamentStream } from '../../tournament/state.js';
import { commitmentOf, type DealSetState, dealSetStream, gameOfSet } from '../state.js';
import { boardEvents, hiddenDeal } from '../../board/events.js';
import { type BoardState, boardStream } from '../../board/state.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { dealFormatName, dealSetEvents } from '../events.js';

/** Formats of files that one game alone has. */
const ONLY_FORMATS: readonly string[] = Object.values(games).flatMap(({ deals }) => deals.onlyFormat ?? []);

/** Who asks for deals: as a person, and by the ids of the players whom the person was ever said to be. */
export interface Asking {
  readonly actor: string;
  readonly players?: readonly string[] | undefined;
  /** Whether the journal has them with boards of the set still to play, although they have left. */
  readonly plays?: boolean | undefined;
}

/** The sessions that have begun, in which others than entries may have been named as players. */
export function sessionsBegun({ begun }: Pick<TournamentState, 'begun'>) {
  return Object.fromEntries(begun.map((session) => [`session ${session}`, sessionStream(session)] as const));
}

/** The sets whose boards sessions play that have begun. `sessionsBegun` are among the states. */
export function setsBegun({ begun }: Pick<TournamentState, 'begun'>, sessions: AlsoStates): string[] {
  return begun.map((session) => (sessions[`session ${session}`] as SessionState).boardSet);
}

/** Whether somebody is entered, named in a session that has begun, or known to play though they have left. */
export function isContestant(
  { entries }: EntriesState,
  { begun, takenBack }: Pick<TournamentState, 'begun' | 'takenBack'>,
  sessions: AlsoStates,
  { actor, players = [], plays = false }: Asking,
): boolean {
  if (plays) return true;
  const person = actor.replace(/^person:/, '');
  const known = new Set([person, ...players.filter((id) => !takenBack[person]?.includes(id))]);
  const entered = Object.values(entries)
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ players, captain }) => [...players, ...(captain === undefined ? [] : [captain])]);
  const named = begun.flatMap((session) =>
    Object.values((sessions[`session ${session}`] as SessionState).players).flat(),
  );
  return [...entered, ...named].some((one) => known.has(one));
}

/** What prevents giving deals to somebody who plays; nothing where the set allows it, so that it is recorded. */
export function refusedAsContestant(plays: boolean, { description }: DealSetState): Rejected | undefined {
  return plays && description?.contestants !== 'recorded'
    ? reject({ code: 'deal-set.contestant' })
    : undefined;
}

/** What prevents files of a format in which no deals of the set's game are. */
export function refusedFormat(set: string, deals: DealSetState, format: string): Rejected | undefined {
  const game = gameOfSet(deals);
  const { onlyFormat } = games[game].deals;
  const isOne = onlyFormat === undefined ? !ONLY_FORMATS.includes(format) : format === onlyFormat;
  return isOne ? undefined : reject({ code: 'deal-set.of-game', set, game });
}

/** What prevents deals of a set by SquareDeal: the set has another game's than it deals. */
export function refusedBySquareDeal(set: string, deals: DealSetState): Rejected | undefined {
  const game = gameOfSet(deals);
  return games[game].deals.areOfSquareDeal ? undefined : reject({ code: 'deal-set.of-game', set, game });
}

const streamName = (board: number) => `board ${board}`;

export const importDeals = defineCommand({
  name: 'deal-set.import',
  summary: 'Import deals from a dealing machine or another program (Law 6E4), encrypted, all or none',
  access: { roles: ['organiser', 'director', 'duplicator'], inside: true },
  body: z.strictObject({
    set: boardSetName,
    format: dealFormatName,
    deals: z
      .array(z.strictObject({ board: boardNumber, deal: hiddenDeal }))
      .min(1)
      .max(200),
    players: z.array(z.uuid()).optional(),
    plays: z.boolean().optional(),
  }),
  unhashed: ['deals', 'plays'],
  uses: ({ set }) => ({
    deals: dealSetStream(set),
    entries: entriesStream,
    tournament: tournamentStream,
  }),
  also: ({ set, deals }, { tournament }) => ({
    ...sessionsBegun(tournament),
    ...Object.fromEntries(
      deals.map(({ board }) => [streamName(board), boardStream({ set, board })] as const),
    ),
  }),
  decide({ set, format, deals: brought, players, plays }, { deals, entries, tournament }, { actor }, also) {
    const refused =
      notOpen(tournament) ??
      refusedFormat(set, deals, format) ??
      refusedAsContestant(isContestant(entries, tournament, also, { actor, players, plays }), deals);
    if (refused) return refused;
    if (deals.squareDeal && deals.squareDeal.sqk !== null)
      return reject({ code: 'deal-set.squaredeal-over' });
    for (const { board } of brought) {
      if (commitmentOf(deals, board)) return reject({ code: 'deal-set.committed', board });
      if ((also[streamName(board)] as BoardState).status !== 'none')
        return reject({ code: 'deal-set.dealt', board });
    }
    const events = brought.map(
      ({ board, deal }) =>
        [streamName(board), [boardEvents.dealImported({ set, board, deal, format })]] as const,
    );
    return accept(Object.fromEntries(events), { answer: { boards: brought.map(({ board }) => board) } });
  },
});

/** Somebody with a role in the tournament: the players that they were ever said to be, and whether they are known to play. */
const runner = z.strictObject({ person: z.uuid(), players: z.array(z.uuid()), plays: z.boolean() });

export const takeFile = defineCommand({
  name: 'deal-set.take-file',
  summary:
    'Export deals not released yet, to duplicate the boards (Law 6F). Allowed for duplicators, and for organisers if no staff member plays; the journal records it',
  access: { roles: ['organiser', 'duplicator'], inside: true },
  body: z.strictObject({
    set: boardSetName,
    boards: z.array(boardNumber).min(1).max(200),
    format: dealFormatName,
    players: z.array(z.uuid()).optional(),
    plays: z.boolean().optional(),
    /** The staff of the tournament, as players. */
    runners: z.array(runner).max(500).default([]),
  }),
  unhashed: ['plays', 'runners'],
  uses: ({ set }) => ({
    deals: dealSetStream(set),
    entries: entriesStream,
    tournament: tournamentStream,
  }),
  also: ({ set, boards }, { tournament }) => ({
    ...sessionsBegun(tournament),
    ...Object.fromEntries(boards.map((board) => [streamName(board), boardStream({ set, board })] as const)),
  }),
  decide(
    { set, boards, format, players, plays: known, runners },
    { deals, entries, tournament },
    { actor, capacity },
    also,
  ) {
    const refused = notOpen(tournament) ?? refusedFormat(set, deals, format);
    if (refused) return refused;
    const plays = isContestant(entries, tournament, also, { actor, players, plays: known });
    const toContestant = refusedAsContestant(plays, deals);
    if (toContestant) return toContestant;
    const person = actor.replace(/^person:/, '');
    // Who is asked to duplicate answers for it alone; whoever organises beside players would know more than those.
    if (capacity !== 'duplicator' && !rolesOf(tournament, person).has('duplicator')) {
      const asPlayer = new Map(runners.map((one) => [one.person, one]));
      const others = Object.keys(tournament.roles).filter((one) => one !== person);
      const playing = others.some((one) =>
        isContestant(entries, tournament, also, { actor: `person:${one}`, ...asPlayer.get(one) }),
      );
      if (playing) return reject({ code: 'deal-set.runner-plays' });
    }
    const without = boards.find((board) => (also[streamName(board)] as BoardState).hidden === null);
    if (without !== undefined) return reject({ code: 'board.no-deal', board: without });
    const taken = dealSetEvents.fileTaken({
      set,
      boards,
      format,
      person,
      ...(plays && { contestant: true }),
    });
    return accept({ deals: [taken] });
  },
});
