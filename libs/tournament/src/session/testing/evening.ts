import { eventDefinitions } from '../../catalogue/catalogue.js';
import type { AnyCommand, DecisionContext } from '../../command/command.js';
import { registerEntry } from '../../entries/commands/decide.js';
import { recordResult } from '../../result/commands/commands.js';
import { given as givenEvents, ORGANISER } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { callRound, createSession, setMovement, startSession } from '../commands/commands.js';
import { playedAt, scheduledPlays, tablesOf } from '../plan/schedule.js';
import { sessionStream, type SessionState } from '../state.js';

/** The journal so far, to which more can happen. */
export type Journal = ReturnType<typeof givenEvents>;

/** A command with its body, and who gives it. */
export type Step = readonly [
  command: AnyCommand,
  body: unknown,
  by?: Partial<Pick<DecisionContext, 'actor' | 'capacity' | 'entry' | 'now' | 'ranking'>>,
];

/**
 * The journal after these commands, for sentences: `given(journal, ...steps).when(command, body).then(events)`. What they cause
 * is written as the ledger would write it, so that each event has to fit its schema.
 *
 * @throws Error that names the command which is refused, and its code
 */
export function given(journal: Journal, ...steps: readonly Step[]): Journal {
  return steps.reduce((earlier, [command, body, by]) => {
    const done = earlier.when(command, body, by);
    const { decision } = done;
    if (!decision.accepted) throw new Error(`${command.name}: ${JSON.stringify(decision.rejection)}`);
    for (const { type, payload } of Object.values(decision.events).flatMap((events) => events ?? [])) {
      expect(eventDefinitions.get(type)!.payload.parse(payload)).toEqual(payload);
    }
    return done.book();
  }, journal);
}

const uuid = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The entry of pair 1, 2, ... */
export const pair = (number: number) => uuid('e', number);

/** The two players of pair 1, 2, ... */
export const playersOfPair = (number: number) => [uuid('a', number), uuid('b', number)];

/** Somebody who plays in no pair. */
export const reserve = (number: number) => uuid('c', number);

/** No tournament at all. */
export const nowhere = givenEvents();

/** A club's tournament. */
export const club = givenEvents(tournamentEvents.created({ name: 'Club Pairs', organiser: ORGANISER }));

/** Pairs 1 to so many register. */
export function registered(pairs: number): Step[] {
  return Array.from({ length: pairs }, (_, index) => [
    registerEntry,
    { entry: pair(index + 1), players: playersOfPair(index + 1) },
  ]);
}

/** Five tables and a complete Mitchell. */
export const FIVE_TABLES = { kind: 'made', name: 'mitchell', tables: 5, rounds: 5 } as const;
/** Four tables and a half one: North-South 5 is missing. */
export const HALF_TABLE = { ...FIVE_TABLES, phantom: 5 } as const;
/** Three tables, everybody meets everybody. */
export const HOWELL = { kind: 'made', name: 'howell', tables: 3, rounds: 5 } as const;

/** Session 1 with sections A, B, ... of three boards a round. */
export function setUp(...movements: readonly unknown[]): Step[] {
  const sections = movements.map((movement, index) => ({
    section: 'ABCDE'[index]!,
    boardsPerRound: 3,
    movement,
  }));
  return [
    [createSession, { session: '1' }],
    [setMovement, { session: '1', sections }],
  ];
}

/** Session 1 is started, and its rounds up to this one are called. */
export function playedUpTo(round: number): Step[] {
  const rounds = Array.from({ length: round }, (_, index): Step => [
    callRound,
    { session: '1', round: index + 1 },
  ]);
  return [[startSession, { session: '1' }], ...rounds];
}

/** Session 1 as its journal tells it. */
export function session(journal: Journal): SessionState {
  return journal.state(sessionStream('1'));
}

/** Nine tricks in diamonds, say. */
const SCORE = { kind: 'score', score: 110 } as const;

/** The scorer enters every score of a table in a round. */
export function scored(journal: Journal, table: string, round: number): Journal {
  const { boards } = playedAt(session(journal), table, round) ?? { boards: [] };
  const slips = boards.map((board): Step => [
    recordResult,
    { session: '1', table, round, board, result: SCORE },
    { capacity: 'scorer' },
  ]);
  return given(journal, ...slips);
}

/** The scorer enters every score of a round, but for these tables. */
export function roundScored(journal: Journal, round: number, ...but: readonly string[]): Journal {
  const tables = tablesOf(session(journal)).filter((table) => !but.includes(table));
  return tables.reduce((earlier, table) => scored(earlier, table, round), journal);
}

/** What is still to be played of a table, as `round/board`. */
export function toBePlayed(journal: Journal, table: string): string[] {
  return scheduledPlays(session(journal))
    .filter((play) => play.table === table)
    .map(({ round, board }) => `${round}/${board}`);
}
