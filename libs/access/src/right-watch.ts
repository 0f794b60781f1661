import { isDatabaseAway } from '#platform';
import type { AccessChanges } from './rights/table-place.js';
import type { Asker, Gate } from './gate.js';
import type { Devices } from './devices/devices.js';
import type { Principal } from './rights/principal.js';
import { audienceOf, mayDo, NO_RIGHTS, type Requirement, type Standing } from './rights/requirement.js';
import type { LivingSession, Sessions } from './sign-in/sessions.js';
import type { TournamentRoles } from './rights/tournament-roles.js';

/**
 * Why a watch ended: the right is gone; the asker now belongs to another audience and should ask again; it could not be
 * confirmed in time; or whoever watched stopped.
 */
export type EndOfRight = 'taken-away' | 'audience-changed' | 'unconfirmed' | 'stopped';

/** A right that is watched for as long as a stream lives on it. */
export interface WatchedRight {
  /** Resolves once, when the watch ends. */
  readonly ended: Promise<EndOfRight>;
  /** Aborts at the same moment, with the `EndOfRight` as its reason. */
  readonly signal: AbortSignal;
  /** Until when it is known to be there, by `performance.now()`: what came about later waits until it is known again. */
  readonly knownUntil: number;
  /** Calls the listener whenever it is known for longer. */
  onKnown(listener: () => void): void;
  /** Ends the watch: to be called when the stream ends for another reason. */
  stop(): void;
}

/** Milliseconds; together they keep what is told after the end of a right within five seconds. */
export interface WatchTiming {
  readonly recheckEvery: number;
  readonly unconfirmedAtMost: number;
  /** How long it may be asked about a right, while nothing that came about later is told. */
  readonly askedAtMost: number;
  readonly tick: number;
}

export const WATCH_TIMING: WatchTiming = {
  recheckEvery: 2_000,
  unconfirmedAtMost: 4_000,
  askedAtMost: 30_000,
  tick: 500,
};

interface Watch {
  readonly asker: Asker;
  readonly requirement: Requirement;
  readonly end: (why: EndOfRight) => void;
  confirmedAt: number;
  /** Whether it could not be confirmed when it was asked about last. */
  hasFailed: boolean;
  known: () => void;
}

interface Living {
  readonly sessions: ReadonlyMap<string, LivingSession>;
  readonly devices: ReadonlySet<string>;
}

interface Services {
  readonly gate: Gate;
  readonly roles: TournamentRoles;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly changes: AccessChanges;
  readonly log?: { warn(context: object, message: string): void } | undefined;
}

function isAlive(principal: Principal, living: Living): boolean {
  switch (principal.kind) {
    case 'person':
      return living.sessions.has(principal.session);
    case 'device':
      return living.devices.has(principal.device);
    default:
      return true;
  }
}

/** Whoever is no person has no roles: all of them stand alike in a tournament. */
function keyOf(principal: Principal, tournament: string | undefined): string {
  return `${principal.kind === 'person' ? principal.session : ''} ${tournament ?? ''}`;
}

/**
 * Watches the rights that streams live on: all of them together every two seconds, and at once when a role, a session or
 * a device changes in this process. Whether there is one stream or a thousand, a round costs two queries, one look at
 * the roles for each person and tournament, and one at the tournament for all devices and all who are nobody.
 */
export class RightWatch {
  readonly #services: Services;
  readonly #timing: WatchTiming;
  readonly #now: () => number;
  readonly #watches = new Set<Watch>();
  readonly #unsubscribe: readonly (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #lastRound = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(
    services: Services,
    timing: WatchTiming = WATCH_TIMING,
    now: () => number = () => performance.now(),
  ) {
    this.#services = services;
    this.#timing = timing;
    this.#now = now;
    const recheck = () => this.#recheckSoon();
    this.#unsubscribe = [services.changes.onChange(recheck), services.roles.onChange(recheck)];
    this.#timer = setInterval(() => this.#tick(), timing.tick);
    this.#timer.unref();
  }

  /** Watches the right that somebody was let through with. Ends within five seconds after it has been taken away. */
  watch(asker: Asker, requirement: Requirement): WatchedRight {
    const controller = new AbortController();
    let resolve: (why: EndOfRight) => void = () => undefined;
    const ended = new Promise<EndOfRight>((settle) => {
      resolve = settle;
    });
    const watch: Watch = {
      asker,
      requirement,
      confirmedAt: this.#now(),
      hasFailed: false,
      known: () => undefined,
      end: (why) => {
        if (!this.#watches.delete(watch)) return;
        resolve(why);
        controller.abort(why);
      },
    };
    this.#watches.add(watch);
    const { unconfirmedAtMost } = this.#timing;
    return {
      ended,
      signal: controller.signal,
      get knownUntil() {
        return watch.confirmedAt + unconfirmedAtMost;
      },
      onKnown: (listener) => (watch.known = listener),
      stop: () => watch.end('stopped'),
    };
  }

  /** Ends every watch and waits for the round that is under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const watch of this.#watches) watch.end('stopped');
    await this.#running;
  }

  #tick(): void {
    const now = this.#now();
    const { unconfirmedAtMost, askedAtMost } = this.#timing;
    // Whoever has much to do, or was halted, is late: that says nothing of a right.
    for (const watch of this.#watches) {
      if (now - watch.confirmedAt > (watch.hasFailed ? unconfirmedAtMost : askedAtMost))
        watch.end('unconfirmed');
    }
    if (now - this.#lastRound >= this.#timing.recheckEvery) this.#recheckSoon();
  }

  #recheckSoon(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    if (this.#watches.size === 0) return;
    this.#lastRound = this.#now();
    const watches = [...this.#watches];
    this.#running = this.#round(watches)
      .catch((error: unknown) => {
        for (const watch of watches) watch.hasFailed ||= watch.confirmedAt < this.#lastRound;
        if (isDatabaseAway(error)) return;
        this.#services.log?.warn({ err: error }, 'The rights of live streams could not be confirmed.');
      })
      .finally(() => {
        this.#running = undefined;
        if (!this.#again) return;
        this.#again = false;
        this.#recheckSoon();
      });
  }

  async #round(watches: readonly Watch[]): Promise<void> {
    const since = this.#now();
    const principals = watches.map(({ asker }) => asker.principal);
    const [sessions, devices] = await Promise.all([
      this.#services.sessions.living(
        principals.flatMap((principal) => (principal.kind === 'person' ? [principal.session] : [])),
      ),
      this.#services.devices.living(
        principals.flatMap((principal) => (principal.kind === 'device' ? [principal.device] : [])),
      ),
    ]);
    const standings = new Map<string, Promise<Standing>>();
    const outcomes = await Promise.allSettled(
      watches.map((watch) => this.#confirm(watch, { sessions, devices }, standings, since)),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async #confirm(
    watch: Watch,
    living: Living,
    standings: Map<string, Promise<Standing>>,
    since: number,
  ): Promise<void> {
    const { principal, tournament, audience } = watch.asker;
    if (!isAlive(principal, living)) {
      watch.end('taken-away');
      return;
    }
    const key = keyOf(principal, tournament);
    const session = principal.kind === 'person' ? living.sessions.get(principal.session) : undefined;
    const plays = session?.players.join();
    const asked =
      standings.get(key) ?? this.#services.gate.standing(principal, session ?? NO_RIGHTS, tournament);
    standings.set(key, asked);
    const standing = { ...(await asked), principal };
    if (mayDo(standing, watch.requirement) !== 'allowed') watch.end('taken-away');
    else if (audienceOf(standing) !== audience) watch.end('audience-changed');
    else if (session && plays !== (watch.asker.credentials.person?.players ?? []).join())
      watch.end('audience-changed');
    else {
      watch.confirmedAt = since;
      watch.hasFailed = false;
      watch.known();
    }
  }
}
