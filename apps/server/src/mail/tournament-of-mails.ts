import type { ContestantSeen, PlayQueries, PlayState, SessionPlay } from '#projections';
import type { TournamentMailRow } from './mail-settings.js';
import type { Mail } from './smtp-server.js';

/** A mail to a player, and by what it is known that it went. */
export interface MailDue extends Mail {
  /** What it is about: who shares an address with somebody gets mail for both, unless they play together. */
  readonly reason: string;
  readonly player: string;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** A tournament that everybody may see, as mails tell of it. */
export interface TournamentOfMails {
  readonly row: TournamentMailRow;
  readonly name: string;
  readonly state: PlayState;
  readonly queries: PlayQueries;
  /** The address of its page. */
  readonly page: string;
  readonly now: Date;
  readonly addressees: (
    session: SessionPlay,
    contestants: readonly ContestantSeen[],
  ) => Promise<readonly To[]>;
}

/** A player who gets mail, and for whom that player plays in a session. */
export interface To {
  readonly player: string;
  readonly contestant: string;
  /** The address that ends all mail. */
  readonly end: string;
  /** A mail to the player. */
  readonly mail: (reason: string, written: { readonly subject: string; readonly text: string }) => MailDue;
}

/** How a contestant is called in a mail: by the team's name or those of its players. */
export function calledIn({ contestant, players, team }: ContestantSeen): string {
  const names = players.flatMap(({ name }) => name ?? []);
  return team ?? (names.length > 0 ? names.join(' – ') : contestant);
}
