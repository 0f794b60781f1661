import type { Answer, Schemas } from './schemas.js';
export type Appearance = Schemas['Appearance'];
export type Sending = Schemas['Sending'];
export type BackupPlan = Schemas['BackupPlan'];
export type BackupKind = Schemas['BackupKind'];
export type BackupRun = Schemas['BackupRun'];
export type LastBackups = InstallationSeen['backups'];

export type InstallationSeen = Answer<'/api/installation'>;

export type Account = Schemas['AccountView'];

export interface AccountChange {
  readonly name?: string;
  readonly mayCreateTournaments?: boolean;
  readonly administers?: boolean;
  readonly closed?: boolean;
}
export type AccountLink = Answer<'/api/installation/account-links', 'post'>;

export type Club = Schemas['ClubView'];
export type MemberListSeen = Schemas['MemberListView'];
export type MembersSeen = Answer<'/api/installation/member-lists/look', 'post'>;
export type ReceivedSite = Schemas['ReceivedSite'];
export type SiteToken = Answer<'/api/installation/sites', 'post'>;
export type DirectoryPlayer = Schemas['PlayerView'];
export type PersonalData = Answer<'/api/installation/personal-data/{somebody}'>;
export type VerifiedJournals = Answer<'/api/installation/books'>;
export type Work = Answer<'/api/installation/work'>;

export type KeptBackup = Schemas['KeptBackup'];
export type MailAnswer = Answer<'/api/installation/mail'>;
export type CopiesSeen = NonNullable<Answer<'/api/installation/copies'>['copies']>;
export type OwnPlace = CopiesSeen['place'];
export type Copy = Schemas['Copy'];
export type BackupsSeen = Answer<'/api/installation/backups'>;
export type BackupDescribed = Answer<'/api/installation/backups/{backup}'>;
