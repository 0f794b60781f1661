export type Role = 'organiser' | 'director' | 'scorer' | 'duplicator';
export const ROLES: readonly Role[] = ['organiser', 'director', 'scorer', 'duplicator'];

export type TournamentStatus = 'draft' | 'published' | 'archived';
export type SealKind = 'provisional' | 'official' | 'amended';

export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly mayCreateTournaments: boolean;
  /** Whether the person runs the installation. */
  readonly administers: boolean;
}

/** How the installation is called and looks. */
export interface Installation {
  readonly firstOrganiserNeeded: boolean;
  readonly name: string | null;
  /** The IANA name of the venue's time zone. */
  readonly zone: string;
  /** `#rrggbb`; null: the program's own. */
  readonly colour: string | null;
  /** What changes with the logo, for its address; null: there is none. */
  readonly logo: string | null;
}

/** What this browser stands for, when it is the device of a table. */
export interface PairedDevice {
  readonly id: string;
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
}

export interface Session {
  readonly installation: Installation;
  readonly person?: SignedInPerson;
  readonly device?: PairedDevice;
  /** The team whose captain this browser is. */
  readonly captain?: { readonly tournament: string; readonly entry: string };
  readonly plainHttp: boolean;
}

/** Times are ISO texts or microseconds since the epoch. */
export type Instant = string | number;

export interface TournamentListed {
  readonly id: string;
  readonly name: string;
  readonly status: TournamentStatus;
  readonly createdAt: Instant;
  readonly position: number;
}

export interface Seal {
  readonly kind: SealKind;
  readonly position: number;
  readonly hash: string;
  readonly time: Instant;
}

export interface Tournament extends TournamentListed {
  /** The last line of the book now, also when an earlier position is asked for. */
  readonly head: number;
  /** The roles of the one who asks. */
  readonly roles: readonly Role[];
  readonly seals: readonly Seal[];
}

/** A seal over official standings that is set by itself. */
export interface DueSeal {
  readonly kind: 'official' | 'amended';
  /** When the last correction period ends, in microseconds since the epoch; null: a session is still played. */
  readonly from: number | null;
  readonly playing: readonly string[];
  /** What keeps it back, by sessions. */
  readonly keptBack: readonly {
    readonly session: string;
    readonly contradictions: number;
    readonly disputes: number;
    readonly missing: number;
  }[];
}

export interface Actor {
  readonly kind: 'person' | 'device' | 'captain' | 'job';
  readonly id?: string;
  readonly name?: string;
}

/** A line of a tournament's book, as this reader may see it. */
export interface JournalLine {
  readonly position: number;
  readonly time: Instant;
  readonly type: string;
  readonly actor: Actor;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Journal {
  readonly position: number;
  readonly lines: readonly JournalLine[];
}

export interface PersonInTournament {
  readonly person: string;
  /** Null for a person whose account is gone. */
  readonly name: string | null;
  readonly role: Role;
  /** The player that this person is, as far as that has been said. */
  readonly player: { readonly id: string; readonly name: string | null } | null;
}

export interface Invitation {
  readonly link: string;
  readonly expires: Instant;
}

export interface InvitationListed {
  readonly id: string;
  readonly role: Role;
  readonly expiresAt: Instant;
  readonly acceptedAt: Instant | null;
  readonly revokedAt: Instant | null;
}

export interface DeviceListed {
  readonly id: string;
  readonly session: string;
  readonly table: string;
  readonly pairedAt: Instant;
  readonly seenAt: Instant;
  readonly expiresAt: Instant;
  /** Null as long as it stands for its table. */
  readonly revokedAt: Instant | null;
}

export interface SheetTable {
  readonly table: string;
  readonly link: string;
  /** The QR code as the text of an SVG picture. */
  readonly qr: string;
}

export interface PairingCode {
  readonly code: string;
  readonly expires: Instant;
}

/** What a command answers: up to which line to wait for before reading. */
export interface CommandAnswer {
  readonly tournament: string;
  readonly position: number;
}
