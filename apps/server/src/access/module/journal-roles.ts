import type { RoleHeld, TournamentRoles, Visibility } from '#access';
import type { Ledger } from '#ledger';
import { Remembered, SharedReadings, type StatesInUse, whereRolesMayBeHeld } from '#projections';
import {
  rolesOf,
  tournamentStream,
  type StreamStates,
  type TournamentRole,
  type TournamentState,
} from '#tournament';
import type pg from 'pg';

/** Lines that arrive together lead to one look at the roles. */
const LOOK_AFTER_MS = 100;
/** Tournaments whose changes are told at once; those asked about longest ago are left to the watch's own rounds. */
const REMEMBERED = 2_000;
/** So long what was heard is trusted: something may have been missed. */
const HEARD_MS = 250;

/** Who holds which role, read from the journal itself whenever it is asked for. */
export class JournalRoles implements TournamentRoles {
  readonly #listeners = new Set<(tournament: string) => void>();
  readonly #looks = new Map<string, NodeJS.Timeout>();
  /** What was last told about a tournament that somebody asked about. */
  readonly #told = new Map<string, TournamentState>();
  /** When tournaments were last read themselves, for what is else only heard; in milliseconds. */
  readonly #readAt = new Remembered<number>({ count: REMEMBERED, weight: Infinity });
  readonly #readings = new SharedReadings<TournamentState>();
  readonly #unsubscribe: () => void;

  constructor(
    private readonly pool: pg.Pool,
    ledger: Ledger,
    private readonly states: StreamStates,
    private readonly inUse: StatesInUse,
  ) {
    this.#unsubscribe = ledger.onAdvance((tournament) => this.#lookSoon(tournament));
  }

  async rolesOf(tournament: string, person: string): Promise<ReadonlySet<TournamentRole>> {
    return rolesOf(await this.#state(tournament), person);
  }

  async tournamentsOf(person: string): Promise<string[]> {
    const held: string[] = [];
    for (const tournament of await whereRolesMayBeHeld(this.pool, person)) {
      // oxlint-disable-next-line no-await-in-loop -- one book in memory after the other
      if ((await this.rolesOf(tournament, person)).size > 0) held.push(tournament);
    }
    return held;
  }

  async holders(tournament: string): Promise<RoleHeld[]> {
    const { roles } = await this.#state(tournament);
    return Object.entries(roles).flatMap(([person, held]) => held.map((role) => ({ person, role })));
  }

  /** As far as this process has heard: where a journal is in use, it is not asked for each request. */
  async visibility(tournament: string): Promise<Visibility> {
    const { status, published } = await this.#heard(tournament);
    if (status === 'none') return 'unknown';
    return published ? (status === 'archived' ? 'archived' : 'published') : 'draft';
  }

  onChange(listener: (tournament: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#unsubscribe();
    for (const look of this.#looks.values()) clearTimeout(look);
  }

  async #heard(tournament: string): Promise<TournamentState> {
    if (performance.now() - (this.#readAt.get(tournament) ?? -Infinity) < HEARD_MS) {
      const { state } = (await this.inUse.heard(tournament, { tournament: tournamentStream })).tournament;
      return this.#noted(tournament, state);
    }
    return this.#readings.of(tournament, () => this.#readItself(tournament));
  }

  async #readItself(tournament: string): Promise<TournamentState> {
    const begun = performance.now();
    const state = await this.#state(tournament);
    this.#readAt.set(tournament, begun, 0);
    return state;
  }

  async #state(tournament: string): Promise<TournamentState> {
    const { state } = await this.states.load(tournament, tournamentStream);
    return this.#noted(tournament, state);
  }

  #noted(tournament: string, state: TournamentState): TournamentState {
    if (state.status !== 'none' && !this.#told.has(tournament)) this.#remember(tournament, state);
    return state;
  }

  #remember(tournament: string, state: TournamentState): void {
    this.#told.delete(tournament);
    this.#told.set(tournament, state);
    if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.keys().next().value!);
  }

  #lookSoon(tournament: string): void {
    if (!this.#told.has(tournament) || this.#looks.has(tournament)) return;
    const look = setTimeout(() => {
      this.#looks.delete(tournament);
      void this.#look(tournament);
    }, LOOK_AFTER_MS);
    this.#looks.set(tournament, look.unref());
  }

  async #look(tournament: string): Promise<void> {
    const told = this.#told.get(tournament);
    // A failed look is made up for by the watch's own rounds.
    const state = await this.#state(tournament).catch(() => told);
    if (state) this.#remember(tournament, state);
    if (!told || !state || (told.roles === state.roles && told.published === state.published)) return;
    for (const listener of this.#listeners) listener(tournament);
  }
}
