import { makeMovement } from '#movement';
import type { JournalEvent } from '../../catalogue/journal-event.js';
import { MINUTE } from '../../clock/state.js';
import { played } from '../../testing/played.js';
import type { Seating, SideName } from '../../journal/names.js';
import { DEFAULT_SESSION_SETTINGS, type SectionData, sessionEvents } from '../../session/events.js';
import { tableEvents } from '../../table/events.js';
import { NOW, ORGANISER } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { DEFAULT_SETTINGS, type TournamentSettings } from '../../tournament/settings.js';
import { resultEvents } from '../events.js';

export { played };

/**
 * A session of three tables in a complete Mitchell with two boards a round, so many rounds of which have been called:
 *
 * | table | round 1       | round 2       | round 3       |
 * | ----- | ------------- | ------------- | ------------- |
 * | A1    | NS1-EW1, 1 2  | NS1-EW3, 3 4  | NS1-EW2, 5 6  |
 * | A2    | NS2-EW2, 3 4  | NS2-EW1, 5 6  | NS2-EW3, 1 2  |
 * | A3    | NS3-EW3, 5 6  | NS3-EW2, 1 2  | NS3-EW1, 3 4  |
 *
 * @param more fivePairs: EW3 is nobody, so that whoever meets it sits out
 */
export function threeTables(
  called: number,
  more: { readonly settings?: Partial<TournamentSettings>; readonly fivePairs?: boolean } = {},
): JournalEvent[] {
  const phantom = more.fivePairs ? { phantom: 6 } : {};
  const movement = makeMovement({ name: 'mitchell', tables: 3, rounds: 3, ...phantom });
  const section = { section: 'A', movement, boardsPerRound: 2, firstBoard: 1 } as SectionData;
  const settings = DEFAULT_SESSION_SETTINGS;
  return [
    tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER }),
    tournamentEvents.settingsChosen({ settings: { ...DEFAULT_SETTINGS, ...more.settings } }),
    sessionEvents.created({ session: '1', game: 'bridge', boardSet: '1', settings }),
    sessionEvents.movementSet({ session: '1', sections: [section] }),
    sessionEvents.started({ session: '1' }),
    tournamentEvents.started({}),
    ...Array.from({ length: called }, (_, index) =>
      sessionEvents.roundCalled({ session: '1', round: index + 1 }),
    ),
  ];
}

export const closed = sessionEvents.closed({ session: '1' });

/** A director, when nothing of a session that was closed is corrected any more (Laws 79C and 92B). */
export const tooLate = { capacity: 'director', now: NOW + 31 * MINUTE } as const;

/** A play of the session: 'A1 2 3' is board 3 at table A1 in round 2. */
export function at(place: string) {
  const [table, round, board] = place.split(' ');
  return { session: '1', table: table!, round: Number(round), board: Number(board) };
}

/** Who sat where, North first and clockwise: 'NS1 EW3'; the partners sit opposite unless four are named. */
export function seats(text: string): Seating {
  const [N, E, S = N, W = E] = text.split(' ').map((contestant) => `A-${contestant}`);
  return { N: N!, E: E!, S: S!, W: W! };
}

/** What a table enters: the body of `result.enter`. */
export function entry(place: string, side: SideName, result: string) {
  return { ...at(place), side, result: played(result) };
}

/** What has happened at tables, for `given` and `then`. Flags are none unless they are named. */
export const journal = {
  entered: (place: string, seating: string, side: SideName, result: string, flags: string[] = []) =>
    resultEvents.entered({
      ...at(place),
      seating: seats(seating),
      result: played(result),
      flags,
      side,
      agreed: false,
    }),
  confirmed: (place: string, side: SideName) => resultEvents.confirmed({ ...at(place), side }),
  disputed: (place: string, side: SideName) => resultEvents.disputed({ ...at(place), side }),
  recorded: (place: string, seating: string, result: string, flags: string[] = []) =>
    resultEvents.recorded({ ...at(place), seating: seats(seating), result: played(result), flags }),
  settled: (place: string) => tableEvents.playSettled(at(place)),
  unsettled: (place: string) => tableEvents.playUnsettled(at(place)),
};
