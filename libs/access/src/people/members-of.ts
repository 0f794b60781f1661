import { shareWord } from '#lists';
import type { Transaction } from '../store/database.js';

/** The members of lists that are these players: of the same number, with a word of the name in common. */
export async function membersOf(
  database: Transaction,
  players: readonly { readonly name: string; readonly memberNumber: string | null }[],
) {
  const numbers = players.flatMap(({ memberNumber }) => memberNumber ?? []);
  if (numbers.length === 0) return [];
  const members = await database.member.findMany({
    where: { OR: [{ number: { in: numbers } }, { key: { in: numbers } }] },
    omit: { listId: true, missingSince: true },
    include: { list: { select: { name: true, mailed: true } } },
  });
  return members.filter((member) => players.some((player) => isMember(player, member)));
}

/** Whether a player is this member of a list, as far as number and name tell. */
export function isMember(
  player: { readonly name: string; readonly memberNumber: string | null },
  member: { readonly name: string; readonly number: string; readonly key: string },
): boolean {
  const { memberNumber, name } = player;
  return (memberNumber === member.number || memberNumber === member.key) && shareWord(name, member.name);
}
