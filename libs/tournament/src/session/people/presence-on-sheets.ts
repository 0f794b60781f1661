import { reject, type AlsoStates, type Rejected } from '../../command/command.js';
import { sheetStream, type SheetState } from '../../sheet/state.js';
import type { Absences } from '../plan/absences.js';
import { calledIn } from '../called-rounds.js';
import { isAbsent, placeOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';

/** A sheet at whose table a contestant has a seat by the draw. */
interface SheetOfContestant {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

/** The sheets at whose tables a contestant has a seat, in the rounds from one on that were called. */
function sheetsSince(session: SessionState, contestant: string, fromRound: number): SheetOfContestant[] {
  if (!session.sheets) return [];
  const rounds = Array.from({ length: calledIn(session, contestant) }, (_, index) => index + 1);
  return rounds
    .filter((round) => round >= fromRound)
    .flatMap((round) => {
      const place = placeOf(session, contestant, round);
      return place ? [{ session: session.session, table: place.table, round }] : [];
    });
}

/** What tells whether contestants have played on sheets since a round. */
export function streamsOfSheets(
  session: SessionState,
  contestants: readonly string[],
  fromRound: number,
): Record<string, ReturnType<typeof sheetStream>> {
  const sheets = contestants.flatMap((contestant) => sheetsSince(session, contestant, fromRound));
  return Object.fromEntries(sheets.map(sheetStream).map((use) => [use.stream, use]));
}

const stateOf = (sheet: SheetOfContestant, states: AlsoStates) =>
  states[sheetStream(sheet).stream] as SheetState;

/** The last round since one on whose sheet something is written while the contestant sits there. */
export function lastOnSheet(
  session: SessionState,
  contestant: string,
  fromRound: number,
  states: AlsoStates,
): number | undefined {
  return sheetsSince(session, contestant, fromRound)
    .filter(({ round }) => !isAbsent(session, contestant, round))
    .findLast((sheet) => stateOf(sheet, states).lines.length > 0)?.round;
}

/**
 * What prevents a missing player coming to a table of three that has started already: the player joins the sheet
 * that is still written (3.1.2), not one that is agreed, nor one of a round before.
 *
 * @param coming with the absences as they would be
 */
export function playedWithout(
  session: SessionState,
  coming: { readonly contestant: string; readonly absences: Absences },
  states: AlsoStates,
): Rejected | undefined {
  const { contestant } = coming;
  const begun = sheetsSince(session, contestant, 1)
    .filter(({ round }) => isAbsent(session, contestant, round) && !isAbsent(coming, contestant, round))
    .find((sheet) => {
      const { lines, status } = stateOf(sheet, states);
      const isWritten = sheet.round === calledIn(session, contestant) && status !== 'agreed';
      return lines.length > 0 && !isWritten;
    });
  return begun && reject({ code: 'sheet.table-begun', table: begun.table, round: begun.round });
}
