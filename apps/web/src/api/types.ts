import type { Answer, Schemas } from './schemas.js';
export type Role = Schemas['TournamentRole'];

export const ROLES: readonly Role[] = ['organiser', 'director', 'scorer', 'duplicator'];
export type TournamentStatus = Tournament['status'];
export type SealKind = Seal['kind'];

export type SignedInPerson = NonNullable<Session['person']>;
export type PairedDevice = NonNullable<Session['device']>;

export type Session = Schemas['SessionView'];

/** Name and look of the server. */
export type Installation = Session['installation'];

/** Times are ISO texts or microseconds since the epoch. */
export type Instant = string | number;
export type TournamentListed = Answer<'/api/tournaments'>['tournaments'][number];
export type Seal = Tournament['seals'][number];

export type Tournament = Answer<'/api/tournaments/{tournament}'>;

export type DueSeal = Schemas['DueSealSeen'];
export type Actor = JournalLine['actor'];
export type JournalLine = Journal['lines'][number];
export type Journal = Answer<'/api/tournaments/{tournament}/journal'>;
export type PersonInTournament = Answer<'/api/tournaments/{tournament}/people'>[number];
export type Invitation = Answer<'/api/tournaments/{tournament}/invitations', 'post'>;
export type InvitationListed = Answer<'/api/tournaments/{tournament}/invitations'>['invitations'][number];

export type DeviceListed = Schemas['AccessDeviceView'];
export type SheetTable = Answer<'/api/tournaments/{tournament}/devices/sheet', 'post'>['tables'][number];
/** A set of table cards that last for a season. */
export type LastingSet = Answer<'/api/tournaments/{tournament}/lasting-cards'>['sets'][number];
export type PairingCode = Answer<'/api/tournaments/{tournament}/devices/code', 'post'>;

/** What a command answers: up to which line to wait for before reading. */
export interface CommandAnswer {
  readonly tournament: string;
  readonly position: number;
}
