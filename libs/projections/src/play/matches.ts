import { matchesIn, type RoomOfMatch, type ScheduledMatch, type SectionData } from '#tournament';
import type { SessionPlay } from './play-state.js';
import { remembering } from './progress.js';

interface Matches {
  readonly matches: readonly ScheduledMatch[];
  /** Of each play of a board, as `table/round/board`, where the other tables of the match play it. */
  readonly otherRooms: ReadonlyMap<string, RoomOfMatch>;
}

const matchesOfSections = remembering((sections: readonly SectionData[]): Matches => {
  const all = matchesIn({ sections });
  const otherRooms = new Map<string, RoomOfMatch>();
  for (const { boards, home, away } of all.flatMap(({ segments }) => segments)) {
    for (const board of boards) {
      otherRooms.set(deskKey({ ...home, board }), away);
      otherRooms.set(deskKey({ ...away, board }), home);
    }
  }
  return { matches: all, otherRooms };
});

function deskKey({ table, round, board }: RoomOfMatch & { readonly board: number }): string {
  return `${table}/${round}/${board}`;
}

/** The matches of a session, in the order in which they begin. */
export function matchesOf(session: Pick<SessionPlay, 'sections'>): readonly ScheduledMatch[] {
  return matchesOfSections(session.sections).matches;
}

/** Where the other room of a match plays a board; nothing where no teams play. */
export function otherRoom(
  session: Pick<SessionPlay, 'sections'>,
  play: RoomOfMatch & { readonly board: number },
): RoomOfMatch | undefined {
  return matchesOfSections(session.sections).otherRooms.get(deskKey(play));
}
