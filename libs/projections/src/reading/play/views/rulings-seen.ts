import { everybodyAt } from '#movement';
import type { RulingDocument } from '../../../play/documents/rulings/rulings-document.js';
import { whoPlayedAt } from '../../../play/play-status.js';
import { presentOf } from '../../../play/documents/table-document.js';
import type { PlayState, SessionPlay } from '../../../play/play-state.js';
import { roundAt } from '../../../play/progress.js';
import { scheduleOf } from '../../../play/schedule.js';
import { isBefore, isBeforeAnyOf, playsFor } from '../../../visibility/before-oneself.js';
import { maySeeTraveller } from '../../../visibility/boards-seen.js';
import { maySeeSheet } from '../../../visibility/standings-seen.js';
import { isStaff, PUBLIC_VIEWER, type Insider, type Viewer } from '../../../visibility/viewer.js';

/** Who reads rulings: as whom the documents of play are built, and as which person, where somebody is signed in. */
export interface RulingsReader {
  readonly viewer: Viewer;
  readonly self: Insider | undefined;
}

/** What everybody is shown of a ruling that is published. */
export function isPublishable(state: PlayState, ruling: RulingDocument): boolean {
  if (ruling.status === 'withdrawn' || !maySeeBoards(state, ruling, PUBLIC_VIEWER)) return false;
  const session = state.sessions[ruling.session]!;
  const onSheets = placesOf(ruling).filter(({ board }) => board === undefined);
  return onSheets.every((place) => maySeeSheet(state, session, place, PUBLIC_VIEWER));
}

/** Whether a scorer or director sees a ruling: none about boards that they have not played yet. */
export function maySeeAsStaff(state: PlayState, ruling: RulingDocument, viewer: Viewer): boolean {
  return isStaff(viewer) && maySeeBoards(state, ruling, viewer);
}

function maySeeBoards(state: PlayState, { session, boards }: RulingDocument, viewer: Viewer): boolean {
  const played = state.sessions[session]!;
  return boards.every((board) => maySeeTraveller(state, played, board, viewer));
}

/**
 * Whether a ruling concerns who reads, who is shown it whatever is published: a player alone, and those at a table
 * as long as it concerns all of them. Of boards that are still before them it tells them nothing but of their own play.
 */
export function concernsReader(
  state: PlayState,
  ruling: RulingDocument,
  { viewer, self }: RulingsReader,
): boolean {
  return (
    (self !== undefined && concernsPerson(state, ruling, self)) ||
    (viewer.kind === 'table' && concernsTable(state, ruling, viewer))
  );
}

function concernsPerson(state: PlayState, ruling: RulingDocument, insider: Insider): boolean {
  const session = state.sessions[ruling.session]!;
  const rounds = [0, ...placesOf(ruling).map(({ round }) => round)];
  const own = ruling.contestants.filter((one) =>
    rounds.some((round) => playsFor(state, session, one, { insider, round })),
  );
  return (
    own.length > 0 &&
    tellsOnlyOfPast(session, ruling, own, (board) => isBefore(state, session, board, insider))
  );
}

function concernsTable(
  state: PlayState,
  ruling: RulingDocument,
  { session: name, table }: { readonly session: string; readonly table: string },
): boolean {
  const session = state.sessions[ruling.session]!;
  if (session.session !== name) return false;
  const round = roundAt(session, table);
  const meeting = scheduleOf(session).meetingAt(table, round);
  const seated = meeting ? presentOf(session, meeting, round) : [];
  return (
    seated.length > 0 &&
    seated.every((one) => ruling.contestants.includes(one)) &&
    tellsOnlyOfPast(session, ruling, seated, (board) => isBeforeAnyOf(state, session, board, seated))
  );
}

/** Whether all that a ruling tells of boards that are before contestants is of their own play. */
function tellsOnlyOfPast(
  session: SessionPlay,
  ruling: RulingDocument,
  contestants: readonly string[],
  isStillBefore: (board: number) => boolean,
): boolean {
  const places = placesOf(ruling);
  const isOwn = (place: Place) => playersAt(session, place).some((one) => contestants.includes(one));
  return ruling.boards.every(
    (board) =>
      !isStillBefore(board) ||
      places.filter((place) => place.board === undefined || place.board === board).every(isOwn),
  );
}

/** Who played at a place, or was to. */
function playersAt(session: SessionPlay, { board, ...place }: Place): readonly string[] {
  if (board !== undefined) return Object.values(whoPlayedAt(session, { ...place, board }) ?? {});
  const meeting = scheduleOf(session).meetingAt(place.table, place.round);
  return meeting ? everybodyAt(meeting) : [];
}

interface Place {
  readonly table: string;
  readonly round: number;
  /** Left out: of a sheet any that is written on it. */
  readonly board?: number;
}

/** The plays that a ruling names, or whose scores it changes, and the sheets that it is about. */
function placesOf({ about, effects }: RulingDocument): Place[] {
  const onSheet = ({ table, round }: Place): Place => ({ table, round });
  const named = about.map((place) => ('board' in place ? place : onSheet(place)));
  const affected = effects.flatMap(({ what }): Place[] => {
    if (what.kind === 'adjustment') return [what];
    if (what.kind === 'sheet-line') return [onSheet(what)];
    return what.kind === 'field-split' ? what.plays.map((play) => ({ ...play, board: what.board })) : [];
  });
  return [...named, ...affected];
}
