import type { BridgeResult } from '#tournament';
import type { Players } from '../../server/players.js';
import { ServerRefused } from '../../server/server-refused.js';
import { DIRECTOR, SESSION, type PlannedAction, type EveningPlan } from '../plan/evening-plan.js';
import { VenueClock, type Speed } from './venue-clock.js';
import { Doorkeeper } from './doorkeeper.js';
import { inTurn } from './in-turn.js';
import { prepareVenue, untilSealed, type PreparedVenue } from './venue.js';

/** Minutes before the first round in which whoever wants to look on finds the pages. */
const BEFORE_PLAY = -2;

/** How an evening is played. */
export interface EveningOptions {
  readonly speed: Speed;
  readonly signal: AbortSignal;
  /** Told when everything is ready and the first round is about to be called. */
  onReady?(venue: PreparedVenue): Promise<void> | void;
  /** Told of what happens in the hall, with the time on its clock. */
  onHappening?(text: string, time: string): void;
}

/** An evening that was played. */
export interface PlayedEvening {
  readonly tournament: string;
  /** The position of the last line that the evening wrote. */
  readonly position: number;
  readonly results: number;
  /** What the server refused, for instance because somebody else took part. */
  readonly refused: readonly string[];
  readonly closed: boolean;
  /** The hash of the seal over the closed session. */
  readonly seal: string | undefined;
}

/**
 * Plays a planned evening live: each table's phone does what its table does, one thing after the other, the director what
 * is his. Whoever takes over a table's phone in the meantime keeps it: the scores of that table go in as a scorer's.
 */
export async function playEvening(
  players: Players,
  plan: EveningPlan,
  options: EveningOptions,
): Promise<PlayedEvening> {
  const venue = await prepareVenue(players, plan, options.speed);
  await options.onReady?.(venue);
  const evening = new Evening(players, venue, options);
  return evening.play(plan.actions);
}

class Evening {
  readonly #players: Players;
  readonly #venue: PreparedVenue;
  readonly #options: EveningOptions;
  /** By play: what was entered last, and which entry that was. */
  readonly #entered = new Map<string, { readonly entry: number; readonly result: BridgeResult }>();
  /** Tables whose phone is somebody else's. */
  readonly #taken = new Set<string>();
  readonly #refused: string[] = [];
  #position = 0;
  readonly #doorkeeper = new Doorkeeper();
  #closed = false;
  #results = 0;

  constructor(players: Players, venue: PreparedVenue, options: EveningOptions) {
    this.#players = players;
    this.#venue = venue;
    this.#options = options;
  }

  async play(actions: readonly PlannedAction[]): Promise<PlayedEvening> {
    const clock = new VenueClock(this.#options.speed, BEFORE_PLAY, this.#options.signal);
    await inTurn(actions, clock, (action) => this.#carryOut(action));
    const { organiser } = this.#players;
    const { tournament } = this.#venue;
    return {
      tournament,
      position: this.#position,
      results: this.#results,
      refused: this.#refused,
      closed: this.#closed,
      seal: this.#closed ? await untilSealed(organiser, tournament, this.#options.signal) : undefined,
    };
  }

  async #carryOut(action: PlannedAction): Promise<void> {
    try {
      const done = await this.#give(action);
      if (action.says !== undefined && done) this.#tell(action, action.says);
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      if (action.by !== DIRECTOR && !this.#taken.has(action.by) && isAnothersPhone(error)) {
        this.#taken.add(action.by);
        this.#tell(
          action,
          `Another phone was linked to table ${action.by}. The scorer enters its scores from paper slips.`,
        );
        await this.#carryOut(action);
        return;
      }
      this.#refused.push(error.message);
      this.#tell(action, `Refused: ${error.message}`);
    }
  }

  /** @returns whether there was something to do */
  async #give(action: PlannedAction): Promise<boolean> {
    const { by, command, body } = action;
    const play = `${String(body['table'])} ${String(body['round'])} ${String(body['board'])}`;
    const asked = command === 'result.enter' ? (body['result'] as BridgeResult) : undefined;
    if (by !== DIRECTOR && this.#taken.has(by)) return this.#giveAsScorer(action, play, asked);
    const answers = command === 'result.confirm' || command === 'result.dispute';
    const whole = answers ? { ...body, entry: this.#entered.get(play)?.entry } : body;
    const phone = by === DIRECTOR ? undefined : this.#venue.phones.get(by)!;
    if (phone) await this.#doorkeeper.attend(phone, this.#venue.tournament);
    const browser = phone ? phone.device : this.#players.organiser;
    const answer = await browser.command(this.#venue.tournament, command, whole);
    if (asked) this.#entered.set(play, { entry: Number(answer['entry']), result: asked });
    this.#done(command, answer);
    return true;
  }

  /** The table's own people enter what they like; in the end the scorer has the slip. */
  async #giveAsScorer(
    { command, body }: PlannedAction,
    play: string,
    asked: BridgeResult | undefined,
  ): Promise<boolean> {
    const { organiser } = this.#players;
    const { tournament } = this.#venue;
    if (asked) {
      this.#entered.set(play, { entry: 0, result: asked });
      return true;
    }
    if (command === 'table.move-on') {
      this.#done(command, await organiser.command(tournament, command, body));
      return true;
    }
    const { table, round, board } = body;
    const slip = { session: SESSION, table, round, board, result: this.#entered.get(play)?.result };
    const answer = await organiser.command(tournament, 'result.record', slip).catch((error: unknown) => {
      // They have agreed on something else: that is their result.
      if (error instanceof ServerRefused && error.problem.code === 'result.recorded-already') return {};
      throw error;
    });
    this.#done('result.record', answer);
    return true;
  }

  #done(command: string, { position }: Readonly<Record<string, unknown>>): void {
    this.#position = Math.max(this.#position, Number(position ?? 0));
    if (['result.confirm', 'result.record', 'result.correct'].includes(command)) this.#results++;
    if (command === 'session.close') this.#closed = true;
  }

  #tell({ at }: PlannedAction, text: string): void {
    this.#options.onHappening?.(text, VenueClock.text(at));
  }
}

/** Whether a phone is no table's any more: somebody has scanned the table's card with another one. */
function isAnothersPhone({ problem }: ServerRefused): boolean {
  return problem.status === 401 || problem.status === 403;
}
