import type { MemberStaged } from '#access';
import { textOfFile } from '#interchange';
import {
  readMemberList,
  searchWords,
  type ListedMember,
  type MemberList,
  type MemberListSaid,
  type MemberNote,
} from '#lists';

/** A file of members, and how it is to be read. */
export interface MembersGiven {
  readonly bytes: Uint8Array;
  readonly said: MemberListSaid;
}

/** How a file of members was read, without the members. */
export interface MembersPrepared extends Pick<MemberList, 'columns' | 'headings' | 'headed' | 'starts'> {
  /** By its WHATWG name. */
  readonly encoding: string;
  /** The first that were read, as they will be written. */
  readonly sample: readonly Omit<ListedMember, 'key'>[];
  /** How often something is to be noted, and the first notes, by their lines. */
  readonly notes: Readonly<Partial<Record<MemberNote['code'], number>>>;
  readonly firstNotes: readonly MemberNote[];
}

const BATCH = 5_000;
const SAMPLE = 5;
const NOTES = 200;

/**
 * Reads a file of members, and gets its members ready for the database.
 *
 * @param batch told the members, an array of `MemberStaged` as JSON: a text goes from thread to thread as it is
 */
export function prepareMembers(
  { bytes, said }: MembersGiven,
  batch: (members: string) => void,
): MembersPrepared {
  const { text, encoding } = textOfFile(bytes);
  const { members, notes: all, ...list } = readMemberList(text, said);
  for (let from = 0; from < members.length; from += BATCH)
    batch(JSON.stringify(members.slice(from, from + BATCH).map(staged)));
  const notes: Partial<Record<MemberNote['code'], number>> = {};
  for (const { code } of all) notes[code] = (notes[code] ?? 0) + 1;
  const sample = members.slice(0, SAMPLE).map(({ key: _key, ...member }) => member);
  return { ...list, encoding, sample, notes, firstNotes: all.slice(0, NOTES) };
}

function staged({ line: _line, ...member }: ListedMember): MemberStaged {
  const words = [member.name ?? '', member.number, member.key].flatMap(searchWords).flat();
  return { ...member, words: [...new Set(words)].join(' ') };
}
