import type { Instant } from './types.js';

/** How the installation is called and looks, as it was set; null: the program's own. */
export interface Appearance {
  readonly name: string | null;
  readonly zone: string | null;
  readonly colour: string | null;
  readonly logo: string | null;
}

export interface BackupPlan {
  /** The hour of the venue's day from which on one is made; null: none is. */
  readonly hour: number | null;
  readonly keep: number;
}

export type BackupKind = 'by-hand' | 'daily' | 'before-restore' | 'brought';

export interface BackupRun {
  readonly kind: BackupKind;
  readonly began: Instant;
  readonly ended: Instant | null;
  /** A stable code of a problem; null: it did not fail. */
  readonly failure: string | null;
}

export interface LastBackups {
  readonly last?: BackupRun;
  readonly daily?: BackupRun;
}

export interface InstallationSeen {
  readonly appearance: Appearance;
  readonly machineZone: string;
  /** Where phones reach the server, the likeliest first. */
  readonly addresses: readonly string[];
  readonly plainHttp: boolean;
  readonly backupPlan: BackupPlan;
  readonly backups: LastBackups;
  /** How many accounts are open. */
  readonly accounts: number;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly mayCreateTournaments: boolean;
  readonly administers: boolean;
  readonly createdAt: Instant;
  readonly closedAt: Instant | null;
  readonly seenAt: Instant | null;
  /** How many browsers are signed in. */
  readonly sessions: number;
}

export interface AccountChange {
  readonly name?: string;
  readonly mayCreateTournaments?: boolean;
  readonly administers?: boolean;
  readonly closed?: boolean;
}

export interface AccountLink {
  readonly link: string;
  readonly expires: Instant;
}

export interface DirectoryPlayer {
  readonly id: string;
  readonly name: string;
  readonly memberNumber: string | null;
  readonly club: string | null;
}

/** What is known of somebody, and where the id stands. */
export interface PersonalData {
  readonly id: string;
  readonly known: readonly {
    readonly kind: 'account' | 'player';
    readonly id: string;
    readonly name: string;
    readonly login?: string;
    readonly memberNumber?: string | null;
    readonly club?: string | null;
    /** The record that this one was merged into, and those that were merged into this one. */
    readonly mergedInto?: { readonly id: string; readonly name: string } | null;
    readonly merged?: readonly { readonly id: string; readonly name: string }[];
    readonly also: readonly {
      readonly kind: 'account' | 'player';
      readonly id: string;
      readonly name: string;
    }[];
  }[];
  readonly erased: boolean;
  readonly tournaments: readonly {
    readonly tournament: string;
    readonly name: string | null;
    readonly roles: readonly ('organiser' | 'director' | 'scorer' | 'duplicator')[];
    /** Lines that name the id, and lines that it wrote. */
    readonly named: number;
    readonly wrote: number;
  }[];
  readonly texts: readonly {
    readonly tournament: string;
    readonly name: string | null;
    readonly text: string;
    readonly content: string;
  }[];
}

export interface VerifiedBooks {
  readonly run: {
    readonly began: Instant;
    readonly ended: Instant | null;
    readonly books: number;
    readonly done: number;
    readonly failed: boolean;
  } | null;
  readonly bad: number;
  readonly books: readonly {
    readonly tournament: string;
    readonly name: string | null;
    readonly verifiedAt: Instant;
    readonly position: number;
    readonly hash: string | null;
    /** What is wrong, in English; null: it is whole. */
    readonly why: string | null;
    /** Lines that were written since. */
    readonly since: number;
  }[];
}

export interface Work {
  readonly queues: readonly {
    readonly queue: 'pre-dealing' | 'duplication' | 'board-movement' | 'publication';
    readonly waiting: number;
    readonly delayed: number;
    readonly active: number;
    readonly completed: number;
    readonly failed: number;
    readonly workers: number;
    readonly failures: readonly {
      readonly id: string;
      readonly name: string;
      readonly reason: string;
      readonly permanent: boolean;
      readonly tries: number;
      /** Milliseconds since the epoch. */
      readonly failedAt: number;
    }[];
  }[];
  readonly owed: readonly {
    readonly tournament: string;
    readonly title: string | null;
    readonly job: string;
    readonly jobs: number;
  }[];
  readonly machine: {
    readonly version: string;
    readonly node: string;
    readonly postgres: string;
    readonly embedded: boolean;
    readonly queueStorage: 'postgres' | 'redis';
    readonly roles: readonly ('api' | 'projector' | 'worker')[];
    /** Seconds. */
    readonly uptime: number;
    readonly databaseBytes: number;
    readonly disk: { readonly free: number; readonly all: number } | null;
  };
}

export interface KeptBackup {
  readonly name: string;
  readonly kind: BackupKind;
  readonly made: Instant;
  readonly bytes: number;
}

export interface BackupsSeen extends LastBackups {
  readonly folder: string;
  readonly backups: readonly KeptBackup[];
  readonly plan: BackupPlan;
  readonly plainHttp: boolean;
}

interface Contents {
  readonly tournaments: number;
  readonly people: number;
  readonly players: number;
}

/** What is in a backup, beside what is here now. */
export interface BackupDescribed {
  readonly backup: Contents & { readonly made: Instant };
  readonly now: Contents;
}
