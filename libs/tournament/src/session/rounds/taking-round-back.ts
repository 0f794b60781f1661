import { z } from 'zod';
import type { StreamUse } from '../../journal/aggregate.js';
import { clockEvents } from '../../clock/events.js';
import { partWithClock } from '../../clock/commands/part.js';
import { type ClockState, clockStream, MINUTE } from '../../clock/state.js';
import { accept, type AlsoStates, defineCommand, reject } from '../../command/command.js';
import { roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { isSaid, type ResultState, resultStream } from '../../result/state.js';
import { type SheetState, sheetStream } from '../../sheet/state.js';
import { tableEvents } from '../../table/events.js';
import { playKey, type TableState } from '../../table/state.js';
import { partCalled } from '../called-rounds.js';
import { sessionEvents } from '../events.js';
import { notRunning } from '../guards.js';
import { playedAt, tablesOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { everyTable, usesOfSession } from '../streams.js';

/** What is known of a play of a round at a table. */
interface PlayKnown {
  /** A result was entered or recorded, a board was postponed or marked as not played, or one of these was asked for. */
  readonly said: boolean;
  /** Thirteen cards were counted by each. */
  readonly counted: boolean;
  /** A ruling stands in the place of its score. */
  readonly ruled: boolean;
  /** A ruling was given about it, also one without a score. */
  readonly noted: boolean;
}

/** What is known of the sheet of a round at a table. */
interface SheetKnown {
  /** How often a line was written, corrected or struck. */
  readonly entry: number;
  readonly cards: readonly unknown[];
  readonly seconds?: object | undefined;
  /** A ruling was given about it. */
  readonly noted: boolean;
}

/** What is known of a round at a table, by those who decide of its call and by those who show what can be decided. */
export interface RoundKnown {
  /** Its players have said how they sit. */
  readonly seated: boolean;
  /** The director has recorded it as slow. */
  readonly slow: boolean;
  readonly played: readonly PlayKnown[] | SheetKnown;
}

/** Whether a table has begun a round: its start cannot be undone, even if all was withdrawn since. */
export function isRoundBegun({ seated, slow, played }: RoundKnown): boolean {
  if (seated || slow) return true;
  if ('entry' in played) {
    const { entry, cards, seconds = {}, noted } = played;
    return entry > 0 || cards.length > 0 || noted || Object.keys(seconds).length > 0;
  }
  return played.some(({ said, counted, ruled, noted }) => said || counted || ruled || noted);
}

interface TableInRound {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

function boardsAt(session: SessionState, { table, round }: TableInRound): readonly number[] {
  return playedAt(session, table, round)?.boards ?? [];
}

/** What tells whether tables have begun a round: their results, or their sheets. */
function streamsOfRound(session: SessionState, round: number) {
  const uses = tablesOf(session).flatMap((table): StreamUse[] => {
    const place = { session: session.session, table, round };
    return session.sheets
      ? [sheetStream(place)]
      : boardsAt(session, place).map((board) => resultStream({ ...place, board }));
  });
  return Object.fromEntries(uses.map((use) => [use.stream, use]));
}

/** Whether a table has begun a round: its players have sat down there, or something is known of one of its plays. */
function hasBegun(session: SessionState, place: TableInRound, states: AlsoStates): boolean {
  const { round } = place;
  const { seats, counted, rulings, noted, slow } = states[place.table] as TableState;
  const known = { seated: round in seats, slow: round in slow };
  if (session.sheets) {
    const sheet = states[sheetStream(place).stream] as SheetState;
    return isRoundBegun({ ...known, played: { ...sheet, noted: sheet.noted.length > 0 } });
  }
  const played = boardsAt(session, place).map((board) => {
    const key = playKey({ round, board });
    return {
      said: isSaid(states[resultStream({ ...place, board }).stream] as ResultState),
      counted: key in counted,
      ruled: key in rulings,
      noted: key in noted,
    };
  });
  return isRoundBegun({ ...known, played });
}

/** The clock shows the round before as if nothing had been; it stands where it would call anew at once. */
function clockBack(session: SessionState, clock: ClockState, now: number): { readonly left?: number } {
  const { callsRounds, change } = session.settings.clock;
  const before = clock.status === 'stopped' ? undefined : clock.before?.at(-1);
  if (!callsRounds || before?.status !== 'running') return {};
  const next = before.onBreak ? before.onBreak.ends - change * MINUTE : before.ends;
  return next <= now ? { left: 0 } : {};
}

export const takeRoundBack = defineCommand({
  name: 'session.take-back-round',
  summary:
    'Undo the start of the last round while no table has begun it: the previous round and its clock continue. For one section, if sections start rounds separately',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, round: roundNumber, section: sectionName.optional() }),
  uses: (body) => ({ ...usesOfSession(body), clock: clockStream(body.session) }),
  also: (body, { session }) => {
    const part = partCalled(session, body.section);
    if ('accepted' in part) return {};
    return { ...everyTable(body, { session: part }), ...streamsOfRound(part, body.round) };
  },
  decide({ round, section }, states, { now }, known) {
    const refused = notRunning(states.tournament, states.session);
    if (refused) return refused;
    const part = partWithClock(states, section);
    if ('accepted' in part) return part;
    const { session, clock, of } = part;
    if (round === session.round + 1) return accept({});
    if (round !== session.round)
      return reject({ code: 'session.round-not-last', round, called: session.round });
    const tables = tablesOf(session);
    const begun = tables.find((table) => hasBegun(session, { session: of.session, table, round }, known));
    if (begun !== undefined) return reject({ code: 'session.round-begun', round, table: begun });
    const moved = tables.filter((table) => (known[table] as TableState).movedTo >= round);
    const movedBack = moved.map((table) => [
      table,
      [tableEvents.movedBack({ session: of.session, table, round: round - 1 })],
    ]);
    return accept({
      session: [sessionEvents.roundTakenBack({ ...of, round })],
      clock: [clockEvents.takenBack({ ...of, round, ...clockBack(session, clock, now) })],
      ...Object.fromEntries(movedBack),
    });
  },
});
