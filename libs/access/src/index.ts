export { Access, type AccessParts } from './access.js';
export { ACCESS_REFUSAL_CODES, AccessRefused, type AccessRefusalCode } from './access-refused.js';
export { type AccountChange, type AccountLinkSeen, type AccountView } from './accounts.js';
export * from './bodies.js';
export { Captains, type CaptainLinkView, type EnteredCaptain } from './captains.js';
export { addressBucket } from './client-address.js';
export type { Clock } from './clock.js';
export type { Credentials, PresentedTokens } from './credentials.js';
export {
  Devices,
  type DeviceOfSide,
  type DeviceView,
  type EndedDevice,
  type PairedDevice,
  type Pairing,
} from './devices.js';
export { type SomebodyKnown } from './erasures.js';
export { Gate, type Asker } from './gate.js';
export { InstallationKey } from './installation-key.js';
export { Invitations, type InvitationView } from './invitations.js';
export { type LastingBy, type LastingPrinted, type LastingSetView } from './lasting-cards.js';
export { PairingCodes, type CodeView } from './pairing-codes.js';
export { PASSWORD_COST, Passwords, type PasswordCost } from './passwords.js';
export { People, type PersonView } from './people.js';
export {
  PeopleImported,
  PeopleOfJournals,
  personOfJournal,
  type PersonOfJournal,
} from './people-of-journals.js';
export { Clubs, type ClubView, type ClubWritten } from './clubs.js';
export {
  Players,
  type BelongsTo,
  type MayRename,
  type PlayerView,
  type PlayerWritten,
  type TournamentsOfPlayer,
} from './players.js';
export type { RecordChangeLine, RecordChanges } from './record-changes.js';
export {
  actorOf,
  isDeviceOf,
  PUBLIC,
  type CaptainPrincipal,
  type DevicePrincipal,
  type PersonCredential,
  type PersonPrincipal,
  type Principal,
} from './principal.js';
export { qrCodeSvg } from './qr-code.js';
export {
  AUDIENCES,
  audienceOf,
  isAboutTournament,
  mayDo,
  type Audience,
  type Requirement,
  type Rights,
  type Standing,
  type TournamentStanding,
  type Verdict,
  type Visibility,
} from './requirement.js';
export {
  RightWatch,
  WATCH_TIMING,
  type EndOfRight,
  type WatchedRight,
  type WatchTiming,
} from './right-watch.js';
export { mintToken, tokenHash } from './secret-token.js';
export { Sessions, type OpenedSession, type SessionView } from './sessions.js';
export { SetUp } from './set-up.js';
export { Sheets, type SheetTable, type SheetView } from './sheets.js';
export { SignIn, type CheckedPerson } from './sign-in.js';
export type { DevicePlace, PairAtTable, SessionAtTable, TablePlace, TableSide } from './table-place.js';
export { Throttle } from './throttle.js';
export type { GrantRole, RoleHeld, TournamentRoles } from './tournament-roles.js';
