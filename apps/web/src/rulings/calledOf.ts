import type { PlayerSeen } from '../api/documents.js';
import { contestantText } from '../messages/fieldText.js';
import { calledText } from '../standings/contestants.js';

/** The players of each contestant of a session. */
export type PlayersKnown = Readonly<Record<string, readonly PlayerSeen[]>>;

/** How a ruling calls a contestant: `Anna Nowak – Jan Lis (A NS 3)`, or its section and number alone. */
export function calledOf(
  contestant: string,
  players: Readonly<Record<string, readonly Pick<PlayerSeen, 'name'>[]>> = {},
): string {
  const names = (players[contestant] ?? []).flatMap(({ name }) => name ?? []);
  return calledText({
    number: contestantText(contestant),
    names: names.length > 0 ? names.join(' – ') : undefined,
  });
}
