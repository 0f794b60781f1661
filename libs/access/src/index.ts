export { Access } from './access.js';
export { ACCESS_REFUSAL_CODES, AccessRefused } from './rights/access-refused.js';
export type { AccountLinkSeen, AccountView } from './accounts.js';
export * from './bodies.js';
export type { CaptainLinkView, EnteredCaptain } from './people/captains.js';
export { addressBucket } from './sign-in/client-address.js';
export type { Credentials, PresentedTokens } from './credentials.js';
export { Devices, type DeviceView, type EndedDevice, type PairedDevice } from './devices/devices.js';
export type { Asker } from './gate.js';
export { isUuid } from './store/database.js';
export { InstallationKey } from './store/installation-key.js';
export type { InvitationView } from './people/invitations.js';
export type { LastingBy, LastingPrinted } from './devices/lasting-cards.js';
export { PeopleImported, personOfJournal, type PersonOfJournal } from './people/people-of-journals.js';
export { Clubs, type ClubView } from './people/clubs.js';
export {
  MemberReading,
  type ColumnsSaid,
  type MemberData,
  type MemberStaged,
  type ReadingChanges,
  type ReadingGiven,
} from './members/member-reading.js';
export { Mailing, type Addressee } from './members/mailing.js';
export { Members, type MemberFound, type MemberListView } from './members/members.js';
export type { FoundForSeat } from './members/seat-names.js';
export type { BelongsTo, PlayerView, TournamentsOfPlayer } from './people/players.js';
export type { RecordChangeLine, RecordChanges } from './store/record-changes.js';
export {
  actorOf,
  deviceOf,
  isDeviceOf,
  personOf,
  type CaptainPrincipal,
  type DevicePrincipal,
  type PersonCredential,
  type Principal,
} from './rights/principal.js';
export { mintToken, qrCodeSvg, tokenHash } from './sign-in/secret-token.js';
export {
  isAboutTournament,
  lacksSecondFactor,
  type Audience,
  type Requirement,
  type Rights,
  type Visibility,
} from './rights/requirement.js';
export type { EndOfRight, WatchedRight } from './right-watch.js';
export { normaliseLogin } from './sign-in/login.js';
export {
  switchSecondFactorOff,
  type NewSecondFactor,
  type SecondFactorView,
} from './sign-in/second-factors.js';
export type { OpenedSession, SessionView } from './sign-in/sessions.js';
export type { SheetTable } from './devices/sheets.js';
export type { CheckedPerson } from './sign-in/sign-in.js';
export type { PairAtTable, SessionAtTable, TablePlace, TableSide } from './rights/table-place.js';
export type { GrantRole, RoleHeld, TournamentRoles } from './rights/tournament-roles.js';
