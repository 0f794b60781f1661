import { DEFAULT_SESSION_SETTINGS, type Seated } from '#tournament';
import { pairTables, type Players } from '../../server/players.js';
import { ServerRefused } from '../../server/server-refused.js';
import { DIRECTOR, SESSION, type PlannedAction } from '../plan/evening-plan.js';
import { VenueClock, type Speed } from '../play/venue-clock.js';
import { untilSealed, wallClock, type PreparedVenue } from '../play/venue.js';
import { Doorkeeper } from '../play/doorkeeper.js';
import { inTurn } from '../play/in-turn.js';
import type { EveningOptions, PlayedEvening } from '../play/play-evening.js';
import { actionsOfRound, lotOf, type TableSeated } from './plan-round.js';
import { DEALS, ROUND_MINUTES, ROUNDS, type SheetsPlan } from './plan-sheets.js';

/** Minutes before the first round in which whoever wants to look on finds the pages. */
const BEFORE_PLAY = -2;
const SECTION = 'A';

/**
 * Plays a planned tournament of preferans live: each table's phone writes its deals and its players sign, the judge does
 * what is his, and each round is drawn from the standings of those before.
 */
export async function playSheets(
  players: Players,
  plan: SheetsPlan,
  options: EveningOptions,
): Promise<PlayedEvening> {
  const venue = await prepareSheets(players, plan, options.speed);
  await options.onReady?.(venue);
  return new Tournament(players, venue, options).play(plan);
}

/** Prepares it as an organiser does: players enter alone; convention, tables and seats are set before it starts. */
async function prepareSheets(players: Players, plan: SheetsPlan, speed: Speed): Promise<PreparedVenue> {
  const { organiser } = players;
  const tournament = await organiser.create(plan.name);
  const give = (name: string, body: Readonly<Record<string, unknown>> = {}) =>
    organiser.command(tournament, name, body);
  await give('tournament.publish');
  await give('entries.open');
  for (const { entry, player } of plan.entries) {
    await organiser.put(`/api/tournaments/${tournament}/players/${player.id}`, { name: player.name });
    await give('entries.register', { entry, players: [player.id] });
  }
  await give('entries.close');
  const session = SESSION;
  const settings = { ...DEFAULT_SESSION_SETTINGS, clock: wallClock(ROUND_MINUTES, speed) };
  await give('session.create', { session, game: 'preferans', settings });
  const { convention, seed } = plan;
  const sheets = { convention, ends: { by: 'deals', deals: DEALS } };
  await give('session.choose-sheets', { session, sheets });
  const size = { players: plan.entries.length, rounds: ROUNDS };
  await give('session.set-tables', { session, section: SECTION, ...size, seed: lotOf(seed, 'tables') });
  await give('session.draw-seats', { session, seed: lotOf(seed, 'seats') });
  const phones = await pairTables(players, tournament, session, plan.tables);
  await give('session.start', { session });
  return { tournament, phones };
}

class Tournament {
  readonly #players: Players;
  readonly #venue: PreparedVenue;
  readonly #options: EveningOptions;
  /** By table: which state of its sheet was written last. */
  readonly #entries = new Map<unknown, unknown>();
  readonly #refused: string[] = [];
  #position = 0;
  #deals = 0;
  readonly #doorkeeper = new Doorkeeper();
  #closed = false;

  constructor(players: Players, venue: PreparedVenue, options: EveningOptions) {
    this.#players = players;
    this.#venue = venue;
    this.#options = options;
  }

  async play(plan: SheetsPlan): Promise<PlayedEvening> {
    const { speed, signal } = this.#options;
    const clock = new VenueClock(speed, BEFORE_PLAY, signal);
    const carryOut = (action: PlannedAction) => this.#carryOut(action);
    for (let round = 1, begins = 0; round <= ROUNDS; round++) {
      await inTurn(this.#callsOf(round, begins), clock, carryOut);
      this.#entries.clear();
      const actions = actionsOfRound(plan, round, await this.#seatedIn(round), begins);
      await inTurn(actions, clock, carryOut);
      begins = Math.max(begins + ROUND_MINUTES, actions.at(-1)!.at + 3);
      if (round === ROUNDS) await inTurn([closing(begins)], clock, carryOut);
    }
    const { tournament } = this.#venue;
    return {
      tournament,
      position: this.#position,
      results: this.#deals,
      refused: this.#refused,
      closed: this.#closed,
      seal: this.#closed ? await untilSealed(this.#players.organiser, tournament, signal) : undefined,
    };
  }

  /** The tables of a round are drawn from the standings when the one before is over, and it is called. */
  #callsOf(round: number, begins: number): PlannedAction[] {
    const which = round === ROUNDS ? `The last round, ${round},` : `Round ${round}`;
    const call: PlannedAction = {
      at: begins,
      by: DIRECTOR,
      command: 'session.call-round',
      body: { session: SESSION, round },
      says: `${which} starts.`,
    };
    if (round === 1) return [call];
    const draw = { session: SESSION, section: SECTION, round, at: this.#position };
    return [
      {
        at: begins - 2,
        by: DIRECTOR,
        command: 'session.draw-tables',
        body: draw,
        says: `All score sheets are signed. The seats of round ${round} are drawn from the standings.`,
      },
      call,
    ];
  }

  /** Who sits where, as everybody can read it. */
  async #seatedIn(round: number): Promise<TableSeated[]> {
    const path = `/api/tournaments/${this.#venue.tournament}/sessions/${SESSION}/sheets`;
    const { sheets } = await this.#players.organiser.get(`${path}?after=${this.#position}`);
    return (sheets as readonly { table: string; round: number; seated: Seated }[]).filter(
      (sheet) => sheet.round === round,
    );
  }

  async #carryOut({ at, by, command, body, says }: PlannedAction): Promise<void> {
    const { table } = body;
    const answers = command === 'sheet.sign' || command === 'sheet.dispute';
    const whole = answers ? { ...body, entry: this.#entries.get(table) } : body;
    const phone = by === DIRECTOR ? undefined : this.#venue.phones.get(by)!;
    const browser = phone ? phone.device : this.#players.organiser;
    const tell = (text: string) => this.#options.onHappening?.(text, VenueClock.text(at));
    try {
      if (phone) await this.#doorkeeper.attend(phone, this.#venue.tournament);
      const { position, entry } = await browser.command(this.#venue.tournament, command, whole);
      this.#position = Math.max(this.#position, Number(position ?? 0));
      if (entry !== undefined) this.#entries.set(table, entry);
      if (command === 'sheet.write-line' && by !== DIRECTOR) this.#deals++;
      if (command === 'session.close') this.#closed = true;
      if (says !== undefined) tell(says);
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      this.#refused.push(error.message);
      tell(`Refused: ${error.message}`);
    }
  }
}

function closing(at: number): PlannedAction {
  return {
    at,
    by: DIRECTOR,
    command: 'session.close',
    body: { session: SESSION },
    says: 'All score sheets are signed. The session is closed.',
  };
}
