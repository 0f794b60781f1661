import {
  namesakeKey,
  sameName,
  type ListedEntry,
  type ListedLine,
  type ListedPlayer,
  type ListFault,
  type ListRemark,
} from '#lists';
import type { ClubKnown, EntrySeen, PlayerFound } from '../../api/deskDocuments.js';
import type { PlayerNamed } from './players.js';

/** What will happen to a line of a list. */
export type PlannedLine = Pick<ListedLine, 'line' | 'text' | 'runningNumber'> &
  (
    | { readonly is: 'unreadable'; readonly fault: ListFault }
    /** The same players have entered together. */
    | { readonly is: 'entered' }
    /** Somebody of it has entered with others, or alone. */
    | { readonly is: 'plays'; readonly name: string }
    /** Several are known under a name of it: somebody has to say who is meant. */
    | { readonly is: 'ask'; readonly asked: readonly Namesakes[] }
    | {
        readonly is: 'new';
        readonly entry: ListedEntry;
        readonly players: readonly PlayerNamed[];
        readonly remarks: readonly (ListRemark | NumberNotWritten | KnownOtherwise)[];
        /** The member number of each player, as it is known or will be. */
        readonly numbers: readonly (string | undefined)[];
        /** Of whom somebody has said who is meant: the question stays, with its answer. */
        readonly asked: readonly Namesakes[];
        /** Clubs that the list says and that are not known. */
        readonly newClubs: readonly string[];
      }
  );

/** The list has a number that the record of somebody who is known has not: the record stays as it is. */
export interface NumberNotWritten {
  readonly code: 'number-not-written';
  readonly name: string;
  readonly found: string;
}

/** Whose number it is has another name in the records than in the list: the records stay as they are. */
export interface KnownOtherwise {
  readonly code: 'known-otherwise';
  readonly name: string;
  readonly found: string;
}

/** Those who are known under one name, and who of them is meant. */
export interface Namesakes {
  readonly name: string;
  readonly known: readonly PlayerFound[];
  readonly answer: string | undefined;
}

/** Who is meant by a name in a line, by `namesakeKey`: the id of one who is known, or somebody else. */
export type Answers = ReadonlyMap<string, string>;
export const SOMEBODY_ELSE = 'somebody-else';

/** Who and which clubs of a list are known. */
export interface KnownOfList {
  readonly players: readonly PlayerFound[];
  readonly clubs: readonly ClubKnown[];
}

export const NOBODY_KNOWN: KnownOfList = { players: [], clubs: [] };

type Identified = ListedPlayer & { readonly known?: PlayerFound; readonly namesakes: readonly PlayerFound[] };

/**
 * Who of those known is meant: by the member number, otherwise as somebody has said, otherwise by the name where nobody
 * else has it.
 */
export function identified(player: ListedPlayer, known: readonly PlayerFound[], answer?: string): Identified {
  const { name, memberNumber } = player;
  const byNumber = known.find((one) => memberNumber !== undefined && one.memberNumber === memberNumber);
  if (byNumber) return { ...player, known: byNumber, namesakes: [] };
  const namesakes = known.filter(
    (one) =>
      sameName(one.name) === sameName(name) && (memberNumber === undefined || one.memberNumber === null),
  );
  const [only] = namesakes;
  const said = namesakes.find(({ id }) => id === answer);
  if (said) return { ...player, known: said, namesakes };
  if (player.another !== undefined) return { ...player, namesakes: [] };
  if (answer === SOMEBODY_ELSE || namesakes.length !== 1) return { ...player, namesakes };
  return { ...player, ...(only && { known: only }), namesakes: [] };
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
 * @param answers who is meant by names that several have
 */
export function plannedEntries(
  lines: readonly ListedLine[],
  known: KnownOfList,
  entries: readonly EntrySeen[],
  idOf: (of: string) => string,
  answers: Answers = new Map(),
): PlannedLine[] {
  const there = entries.filter(({ withdrawn }) => !withdrawn);
  return lines.map((listed): PlannedLine => {
    const { line, text } = listed;
    if ('fault' in listed) return { line, text, is: 'unreadable', fault: listed.fault };
    const answerOf = (name: string) => answers.get(namesakeKey(line, name));
    const players = listed.entry.players.map((player) =>
      identified(player, known.players, answerOf(player.name)),
    );
    const playing = (player: Identified) =>
      there.find((entry) =>
        entry.players.some(
          ({ person, name }) =>
            (player.known !== undefined && person === player.known.id) ||
            (player.memberNumber === undefined &&
              player.another === undefined &&
              answerOf(player.name) === undefined &&
              sameName(name ?? '') === sameName(player.name)),
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
    const asked = players
      .filter(({ namesakes }) => namesakes.length > 0)
      .map(({ name, namesakes }) => ({ name, known: namesakes, answer: answerOf(name) }));
    if (asked.some(({ answer }) => answer === undefined)) return { line, text, is: 'ask', asked };
    const { runningNumber } = listed;
    return {
      line,
      text,
      ...(runningNumber !== undefined && { runningNumber }),
      is: 'new',
      remarks: [
        ...listed.remarks,
        ...players.flatMap(({ name, memberNumber, known: one }) =>
          one !== undefined && memberNumber !== undefined && one.memberNumber !== memberNumber
            ? [{ code: 'number-not-written' as const, name, found: memberNumber }]
            : [],
        ),
        ...players.flatMap(({ name, known: one }) =>
          one !== undefined && sameName(one.name) !== sameName(name)
            ? [{ code: 'known-otherwise' as const, name: one.name, found: name }]
            : [],
        ),
      ],
      numbers: players.map(
        ({ memberNumber, known: one }) => (one ? one.memberNumber : memberNumber) ?? undefined,
      ),
      asked,
      entry: { ...listed.entry, clubs: clubsOf(listed.entry, players, known.clubs) },
      players: players.map(({ name, memberNumber, known: found, another, namesakes }) =>
        found
          ? { id: found.id, name: found.name, known: true }
          : {
              id: idOf(
                `player ${memberNumber ?? `${sameName(name)} ${another ?? (namesakes.length > 0 ? line : '')}`.trim()}`,
              ),
              name,
              known: false,
              ...(memberNumber !== undefined && { memberNumber }),
            },
      ),
      newClubs: listed.entry.clubs.filter((club) => !known.clubs.some(({ asked }) => asked === club)),
    };
  });
}
