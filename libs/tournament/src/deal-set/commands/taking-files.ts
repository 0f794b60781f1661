import { z } from 'zod';
import { boardStream, type BoardState } from '../../board/state.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesStream } from '../../entries/state.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { rolesOf, tournamentStream } from '../../tournament/state.js';
import { isContestant, refusedAsContestant, refusedFormat, sessionsBegun } from './contestants.js';
import { dealFormatName, dealSetEvents } from '../events.js';
import { dealSetStream } from '../state.js';

const streamName = (board: number) => `board ${board}`;

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
      const others = [...tournament.roles.keys()].filter((one) => one !== person);
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
