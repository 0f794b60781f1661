import { Accounts } from './accounts.js';
import { AccessChanges } from './rights/table-place.js';
import { Captains } from './people/captains.js';
import { Clubs } from './people/clubs.js';
import { type Clock, type Database, HOUR, machineClock } from './store/database.js';
import { type Credentials, type PresentedTokens, resolveCredentials } from './credentials.js';
import { Devices } from './devices/devices.js';
import { Erasures } from './people/erasures.js';
import { Gate } from './gate.js';
import { InstallationKey } from './store/installation-key.js';
import { MemberReading } from './members/member-reading.js';
import { Mailing } from './members/mailing.js';
import { Members } from './members/members.js';
import { LastingCards } from './devices/lasting-cards.js';
import { KnownBrowsers } from './sign-in/known-browser.js';
import { Invitations } from './people/invitations.js';
import { OwnPlayers } from './people/own-players.js';
import { PairingCodes } from './sign-in/pairing-codes.js';
import { type PasswordCost, Passwords } from './sign-in/passwords.js';
import { People } from './people/people.js';
import { PeopleOfJournals } from './people/people-of-journals.js';
import { Players } from './people/players.js';
import { RecordChanges } from './store/record-changes.js';
import { RightWatch, type WatchTiming } from './right-watch.js';
import { SecondFactors } from './sign-in/second-factors.js';
import { Sessions } from './sign-in/sessions.js';
import { SeatNames } from './members/seat-names.js';
import { SetUp } from './set-up.js';
import { Sheets } from './devices/sheets.js';
import { SignIn } from './sign-in/sign-in.js';
import { Throttle } from './sign-in/throttle.js';
import type { GrantRole, TournamentRoles } from './rights/tournament-roles.js';

/** What access stands on. */
export interface AccessParts {
  readonly database: Database;
  readonly roles: TournamentRoles;
  readonly grantRole: GrantRole;
  readonly clock?: Clock | undefined;
  readonly passwordCost?: PasswordCost | undefined;
  readonly watchTiming?: WatchTiming | undefined;
  readonly log?: { warn(context: object, message: string): void } | undefined;
}

/** Everything that access does, wired together. */
export class Access {
  readonly passwords: Passwords;
  readonly people: People;
  readonly players: Players;
  readonly peopleOfJournals: PeopleOfJournals;
  readonly clubs: Clubs;
  readonly members: Members;
  readonly mailing: Mailing;
  readonly memberReading: MemberReading;
  readonly ownPlayers: OwnPlayers;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly signIn: SignIn;
  readonly accounts: Accounts;
  readonly erasures: Erasures;
  readonly recordChanges: RecordChanges;
  readonly seatNames: SeatNames;
  readonly setUp: SetUp;
  readonly invitations: Invitations;
  readonly sheets: Sheets;
  readonly lastingCards: LastingCards;
  readonly codes: PairingCodes;
  readonly devices: Devices;
  readonly captains: Captains;
  readonly gate: Gate;
  readonly rightWatch: RightWatch;
  readonly throttle: Throttle;
  readonly knownBrowsers: KnownBrowsers;
  readonly roles: TournamentRoles;
  readonly installationKey: InstallationKey;
  readonly #log: AccessParts['log'];
  #sweeping: NodeJS.Timeout | undefined;
  #sweep: Promise<void> | undefined;

  constructor(parts: AccessParts) {
    const { database, roles, grantRole, clock = machineClock, passwordCost, watchTiming, log } = parts;
    this.#log = log;
    const changes = new AccessChanges();
    const key = new InstallationKey(database, clock);
    this.installationKey = key;
    this.roles = roles;
    this.throttle = new Throttle(database, key, clock);
    this.knownBrowsers = new KnownBrowsers(key);
    this.passwords = new Passwords(passwordCost);
    this.people = new People(database, this.passwords, clock);
    this.players = new Players(database, changes, clock);
    this.peopleOfJournals = new PeopleOfJournals(database);
    this.clubs = new Clubs(database);
    this.members = new Members(database, clock);
    this.mailing = new Mailing(database, key, clock);
    this.memberReading = new MemberReading(database, clock);
    this.ownPlayers = new OwnPlayers(database, changes, clock);
    this.sessions = new Sessions(database, changes, clock);
    const { throttle, passwords, people, sessions, players, members, clubs } = this;
    this.seatNames = new SeatNames({ players, members, clubs, throttle, key });
    this.secondFactors = new SecondFactors(database, { key, throttle, sessions, changes }, clock);
    const { secondFactors } = this;
    this.signIn = new SignIn(database, { passwords, sessions, throttle, secondFactors, changes }, clock);
    this.accounts = new Accounts(database, { people, passwords, sessions, throttle, changes }, clock);
    this.erasures = new Erasures(database, changes, clock);
    this.recordChanges = new RecordChanges(database, clock);
    this.setUp = new SetUp(database, people, throttle, clock);
    this.codes = new PairingCodes(database, key, clock);
    const granting = { people, codes: this.codes, signIn: this.signIn, throttle, changes, roles, grantRole };
    this.invitations = new Invitations(database, granting, clock);
    this.sheets = new Sheets(database, clock);
    this.lastingCards = new LastingCards(database, roles, clock);
    this.devices = new Devices(database, { codes: this.codes, throttle, changes }, clock);
    this.captains = new Captains(database, { throttle, changes }, clock);
    this.gate = new Gate(roles);
    const watching = { gate: this.gate, roles, sessions, devices: this.devices, changes, log };
    this.rightWatch = new RightWatch(watching, watchTiming);
  }

  /** Who stands behind the tokens of a request. */
  credentials(tokens: PresentedTokens): Promise<Credentials> {
    return resolveCredentials(tokens, this);
  }

  /** Gets the stand-in for unknown logins ready, and drops client addresses after their day: now and every hour. */
  async start(): Promise<void> {
    await this.passwords.prepare();
    await this.throttle.sweep();
    this.#sweeping = setInterval(() => {
      this.#sweep = this.throttle.sweep().catch((error: unknown) => {
        this.#log?.warn(
          { err: error },
          'Old sign-in attempts could not be dropped; the next hour tries again.',
        );
      });
    }, HOUR);
    this.#sweeping.unref();
  }

  /** Ends the watches of live streams and waits for what is under way. The database stays open. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await Promise.all([this.#sweep, this.rightWatch.close()]);
  }
}
