import type { SessionAtTable, TablePlace, TournamentsOfPlayer } from '#access';
import type { PairsAtTables } from './pairs-at-tables.js';
import type { WebAddressSettings } from './web-address.js';

/** Name and look of the server, as everybody sees it. */
export interface HouseView {
  readonly name: string | null;
  /** The IANA name of the venue's time zone. */
  readonly zone: string;
  /** `#rrggbb`; null: the program's own. */
  readonly colour: string | null;
  /** Changes with the logo, and is part of its address; null: there is no logo. */
  readonly logo: string | null;
}

/** A statement about which players a person is. */
export interface SaidOfPerson {
  readonly person: string;
  /** The ids of the player that they are; none: nobody's. */
  readonly players: readonly string[];
  /** The actor. */
  readonly by: string;
}

/** What access asks the journals and the installation, and how the server is reached. */
export abstract class AccessSettings implements WebAddressSettings {
  abstract readonly publicUrl?: WebAddressSettings['publicUrl'];
  abstract readonly hallAddress?: WebAddressSettings['hallAddress'];
  /** The current look of the server. */
  abstract readonly house: () => Promise<HouseView>;
  /** Whether somebody has a part in a tournament: entered for it, named in a session, or sitting in for a player. */
  abstract readonly takesPart: (tournament: string, person: string) => Promise<boolean>;
  abstract readonly tournamentsOfPlayer: TournamentsOfPlayer;
  /**
   * Withdraws in the journal of a tournament that a person is any of the players that they were ever said to be: what
   * others set there overrides what is set elsewhere. If people do it themselves, it removes only their own statement.
   */
  abstract readonly takePlayerBack: (
    tournament: string,
    said: SaidOfPerson & { readonly ever: readonly string[] },
  ) => Promise<void>;
  /**
   * Whether what is said of a person would hide boards from them, now or once play begins, in a tournament which those who
   * say it do not organise.
   */
  abstract readonly blindsElsewhere: (tournament: string, said: SaidOfPerson) => Promise<boolean>;
  /** The tables of a session. None where the tournament has no tables yet: cards may be printed before a session is set up. */
  abstract readonly tablesOfSession: (
    tournament: string,
    session: string,
  ) => Promise<ReadonlySet<string> | undefined>;
  /** What a lasting card finds at its table, by the tournament's journal. */
  abstract readonly sessionAtTable: (place: TablePlace) => Promise<SessionAtTable>;
  abstract readonly pairsAtTables: PairsAtTables;
  /** Whether an entry of a tournament is a team: only teams have line-ups to hand in. */
  abstract readonly isTeam: (tournament: string, entry: string) => Promise<boolean>;
}
