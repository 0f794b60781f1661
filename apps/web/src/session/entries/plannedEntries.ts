import { sameName, type ListedEntry, type ListedLine, type ListedPlayer, type ListFault } from '#lists';
import type { ClubKnown, EntrySeen, PlayerFound } from '../../api/roomDocuments.js';
import type { PlayerNamed } from './players.js';

/** What will happen to a line of a list. */
export type PlannedLine = Pick<ListedLine, 'line' | 'text'> &
  (
    | { readonly is: 'unreadable'; readonly fault: ListFault }
    /** The same players have entered together. */
    | { readonly is: 'entered' }
    /** Somebody of it has entered with others, or alone. */
    | { readonly is: 'plays'; readonly name: string }
    | {
        readonly is: 'new';
        readonly entry: ListedEntry;
        readonly players: readonly PlayerNamed[];
        /** Names under which several are known: who is meant cannot be told, so somebody new is written down. */
        readonly namesakes: readonly string[];
        /** Clubs that the list says and that are not known. */
        readonly newClubs: readonly string[];
      }
  );

/** Who and which clubs of a list are known. */
export interface KnownOfList {
  readonly players: readonly PlayerFound[];
  readonly clubs: readonly ClubKnown[];
}

export const NOBODY_KNOWN: KnownOfList = { players: [], clubs: [] };

type Identified = ListedPlayer & { readonly known?: PlayerFound; readonly several: boolean };

/** Who of those known is meant: by the member number, otherwise by the name where nobody else has it. */
export function identified(player: ListedPlayer, known: readonly PlayerFound[]): Identified {
  const { name, memberNumber } = player;
  const byNumber = known.find((one) => memberNumber !== undefined && one.memberNumber === memberNumber);
  if (byNumber) return { ...player, known: byNumber, several: false };
  const namesakes = known.filter(
    (one) =>
      sameName(one.name) === sameName(name) && (memberNumber === undefined || one.memberNumber === null),
  );
  const [only] = namesakes;
  return only && namesakes.length === 1
    ? { ...player, known: only, several: false }
    : { ...player, several: namesakes.length > 1 };
}

/** The clubs that the list says, by the names that draws know; where it says none, those of the players who are known. */
function clubsOf(
  { clubs }: ListedEntry,
  players: readonly Identified[],
  known: KnownOfList['clubs'],
): readonly string[] {
  const called = (club: string) => known.find(({ asked }) => asked === club)?.club ?? club;
  return clubs.length > 0
    ? [...new Set(clubs.map(called))]
    : [...new Set(players.flatMap(({ known }) => known?.club ?? []))];
}

/**
 * What entering a list will do, line by line.
 *
 * @param idOf the id for a player who would be new, the same each time it is asked for
 */
export function plannedEntries(
  lines: readonly ListedLine[],
  known: KnownOfList,
  entries: readonly EntrySeen[],
  idOf: (of: string) => string,
): PlannedLine[] {
  const there = entries.filter(({ withdrawn }) => !withdrawn);
  return lines.map((listed): PlannedLine => {
    const { line, text } = listed;
    if ('fault' in listed) return { line, text, is: 'unreadable', fault: listed.fault };
    const players = listed.entry.players.map((player) => identified(player, known.players));
    const playing = (player: Identified) =>
      there.find((entry) =>
        entry.players.some(
          ({ person, name }) =>
            (player.known !== undefined && person === player.known.id) ||
            (player.memberNumber === undefined && sameName(name ?? '') === sameName(player.name)),
        ),
      );
    const [first] = players.map(playing);
    if (
      first &&
      first.players.length === players.length &&
      players.every((player) => playing(player) === first)
    )
      return { line, text, is: 'entered' };
    const taken = players.find((player) => playing(player) !== undefined);
    if (taken) return { line, text, is: 'plays', name: taken.name };
    return {
      line,
      text,
      is: 'new',
      entry: { ...listed.entry, clubs: clubsOf(listed.entry, players, known.clubs) },
      players: players.map(({ name, memberNumber, known: found }) =>
        found
          ? { id: found.id, name: found.name, known: true }
          : {
              id: idOf(`player ${memberNumber ?? sameName(name)}`),
              name,
              known: false,
              ...(memberNumber !== undefined && { memberNumber }),
            },
      ),
      namesakes: players.filter(({ several }) => several).map(({ name }) => name),
      newClubs: listed.entry.clubs.filter((club) => !known.clubs.some(({ asked }) => asked === club)),
    };
  });
}
