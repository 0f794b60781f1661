import type { PlayerSeen } from '../api/documents.js';
import type { RulingsSeen } from '../api/rulingDocuments.js';
import { calledText, shortText } from '../standings/contestants.js';

/** What is known of the contestants of a session: who plays, and of pairs of teams how their teams are called. */
export interface WhoIsKnown {
  readonly players?: Readonly<Record<string, readonly Pick<PlayerSeen, 'name'>[]>> | undefined;
  readonly teams?: Readonly<Record<string, string>> | undefined;
}

/** What rulings tell of the contestants of one session. */
export function knownIn(
  { players, teams }: Pick<RulingsSeen, 'players' | 'teams'>,
  session: string,
): WhoIsKnown {
  return { players: players[session], teams: teams[session] };
}

/** How a ruling calls a contestant: `Anna Nowak – Jan Lis (A NS 3)`, or its section and number or its team's name alone. */
export function calledOf(contestant: string, { players = {}, teams = {} }: WhoIsKnown): string {
  const names = (players[contestant] ?? []).flatMap(({ name }) => name ?? []);
  return calledText({
    number: shortText(contestant, { team: teams[contestant], section: true }),
    names: names.length > 0 ? names.join(' – ') : undefined,
  });
}
