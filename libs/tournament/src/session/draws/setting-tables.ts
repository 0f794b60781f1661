import { z } from 'zod';
import {
  MOST_PLAYERS,
  type RoundOfPlayers,
  roundRobinTables,
  roundsByLot,
  TABLES_WANTED,
  tablesByLot,
  tableSizes,
} from '#movement';
import { games, sheetGame } from '../../games/games.js';
import type { SessionState } from '../state.js';
import { type DrawnTable, namedTables, playersToDraw, unlessRefused } from '../plan/tables-drawn.js';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardNumber, contestantName, LAST_BOARD, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { announcedCut, type SectionData, type TablesToDraw, teamsOfThree } from '../section/section-data.js';
import { sessionEvents } from '../events.js';
import { notInSetUp } from '../guards.js';
import { usesOfSession } from '../streams.js';

/**
 * Rounds as they are drawn with their players at the seats that those have by the game's own draw at each table, where that
 * was agreed; otherwise as they are.
 *
 * @param makeSeed of such a draw
 */
export function atTheirSeats<
  Round extends { readonly round: number; readonly tables: readonly DrawnTable[] },
>(
  rounds: readonly Round[],
  { game, sheets }: Pick<SessionState, 'game' | 'sheets'>,
  makeSeed: () => string,
): { readonly rounds: Round[]; readonly cards?: string } {
  const seats = sheets && sheetGame(game)?.seatsByCards(sheets);
  if (!seats) return { rounds: [...rounds] };
  const cards = makeSeed();
  return {
    cards,
    rounds: rounds.map((one) => ({
      ...one,
      tables: one.tables.map(({ table, players }) => ({
        table,
        players: [...seats(players, cards, { table, round: one.round })],
      })),
    })),
  };
}

const tablesChoice = z.strictObject({
  session: sessionName,
  section: sectionName.default('A'),
  players: z.int().min(3).max(MOST_PLAYERS),
  rounds: z.int().min(1).max(50),
  draw: z.enum(['swiss', 'round-robin', 'random']).default('swiss'),
  wanted: z.enum(TABLES_WANTED).default('fours'),
  apart: z.array(z.array(contestantName).min(2).max(400)).max(400).optional(),
  /** A seed that was to become known only after the entries; left out, one is made. */
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  teams: teamsOfThree.optional(),
  /** Cuts of the field that are announced beforehand. */
  cuts: z.array(announcedCut).min(1).max(10).optional(),
  boardsPerRound: z
    .int()
    .min(0)
    .max(64)
    .default(0)
    .meta({ description: 'Number of boards, the same at all tables; 0 if each table deals its own' }),
  firstBoard: boardNumber.default(1),
  at: seenAt,
});
type TablesChoice = z.infer<typeof tablesChoice>;

/** A section of players before anything of it is drawn. */
function sectionOfPlayers(choice: TablesChoice): SectionData {
  const { section, players, rounds, apart, teams, cuts, boardsPerRound, firstBoard, ...how } = choice;
  const { sizes } = tableSizes(players, how.wanted);
  const tables: TablesToDraw = {
    draw: how.draw,
    wanted: how.wanted,
    ...(apart && { apart }),
    ...(teams && { teams }),
    ...(cuts && { cuts: cuts.toSorted((one, other) => one.after - other.after) }),
  };
  return {
    section,
    movement: {
      name: how.draw,
      tables: sizes.length,
      rounds,
      sets: rounds,
      winners: 1,
      rows: sizes.map(() => Array.from({ length: rounds }, () => null)),
      idle: Array.from({ length: players }, (_, index) => `${index + 1}`),
      stationary: [],
    },
    boardsPerRound,
    firstBoard,
    tables,
  };
}

/** The first round, or all where the standings do not matter. */
function firstRounds(data: SectionData, seed: string): readonly RoundOfPlayers[] {
  const { draw, wanted: tables } = data.tables!;
  const { rounds } = data.movement;
  const players = playersToDraw(data, { absences: {}, cuts: {} }, 1);
  if (draw === 'swiss') return [tablesByLot(players, seed, tables).tables];
  const all = draw === 'random' ? roundsByLot : roundRobinTables;
  return all(players, seed, { tables, rounds }).rounds;
}

/** The tables as they are drawn, or why there are none. */
function drawn(
  choice: TablesChoice,
  seed: string,
): Rejected | { data: SectionData; rounds: readonly RoundOfPlayers[] } {
  return unlessRefused(choice.section, () => {
    const data = sectionOfPlayers(choice);
    const rounds = firstRounds(data, seed);
    return choice.draw !== 'swiss' && rounds.length < choice.rounds
      ? reject({ code: 'session.rounds-too-many', rounds: choice.rounds, most: rounds.length })
      : { data, rounds };
  });
}

/** What prevents the cuts that are announced: each leaves fewer, and a round is drawn behind it from the standings. */
function cutsRefused({ players, rounds, draw, cuts = [] }: TablesChoice): Rejected | undefined {
  if (cuts.length === 0) return undefined;
  if (draw !== 'swiss') return reject({ code: 'sheet.cut-needs-swiss' });
  let field = players;
  let last = 0;
  for (const { after, stay } of cuts.toSorted((one, other) => one.after - other.after)) {
    if (after >= rounds || after === last)
      return reject({ code: 'session.round-unknown', round: after + 1, rounds });
    if (stay >= field) return reject({ code: 'sheet.cut-too-long', stay, players: field });
    [field, last] = [stay, after];
  }
  return undefined;
}

export const setTables = defineCommand({
  name: 'session.set-tables',
  summary:
    'Set the number of players at tables of four and three, and the number of rounds. The first round is drawn by lot at once; in a round robin and random draw, all rounds are',
  access: { roles: ['organiser', 'director'] },
  body: tablesChoice,
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'movement', session }],
  decide(body, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    if (!games[session.game].playAlone) return reject({ code: 'session.other-game', game: session.game });
    const players = new Set(
      Array.from({ length: body.players }, (_, index) => `${body.section}-${index + 1}`),
    );
    const named = [...(body.apart?.flat() ?? []), ...(body.teams ?? []).flatMap((team) => team.players)];
    const stranger = named.find((contestant) => !players.has(contestant));
    if (stranger !== undefined) return reject({ code: 'session.contestant-unknown', contestant: stranger });
    const cuts = cutsRefused(body);
    if (cuts) return cuts;
    const last = body.firstBoard + body.rounds * body.boardsPerRound - 1;
    if (body.boardsPerRound > 0 && last > LAST_BOARD)
      return reject({ code: 'session.boards-beyond', section: body.section, last, most: LAST_BOARD });
    const seed = body.seed ?? context.seed();
    const made = drawn(body, seed);
    if ('accepted' in made) return made;
    const rounds = made.rounds.map((tables, index) => ({
      round: index + 1,
      tables: namedTables(body.section, tables),
    }));
    return accept({
      session: [
        sessionEvents.movementSet({ session: body.session, sections: [made.data] }),
        sessionEvents.tablesDrawn({
          session: body.session,
          section: body.section,
          ...atTheirSeats(rounds, session, () => context.seed()),
          basis: { kind: 'lot', seed },
        }),
      ],
    });
  },
});
