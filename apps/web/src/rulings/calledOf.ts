import type { PlayerSeen } from '../api/documents.js';
import type { RulingsSeen } from '../api/rulingDocuments.js';
import { contestantText } from '../messages/fieldText.js';
import { calledText, shortText } from '../play/contestants.js';

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
  return calledText({
    number: shortText(contestant, { team: teams[contestant], section: true }),
    names: namesOf(players[contestant]),
  });
}

/**
 * How a contestant is called in a list to choose from: its number, and who that is in each of these sessions by their names
 * or else by their team: `A NS 3 · Anna Nowak – Jan Lis / Foxes NS`.
 */
export function calledInSessions(contestant: string, sessions: readonly WhoIsKnown[]): string {
  const who = sessions.flatMap(({ players = {}, teams = {} }) => {
    const team = teams[contestant];
    return (
      namesOf(players[contestant]) ??
      (team === undefined ? [] : shortText(contestant, { team, section: true }))
    );
  });
  const number = contestantText(contestant);
  return who.length === 0 ? number : `${number} · ${[...new Set(who)].join(' / ')}`;
}

function namesOf(players: readonly Pick<PlayerSeen, 'name'>[] = []): string | undefined {
  const names = players.flatMap(({ name }) => name ?? []);
  return names.length > 0 ? names.join(' – ') : undefined;
}
