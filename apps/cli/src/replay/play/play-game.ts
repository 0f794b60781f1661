import { randomUUID } from 'node:crypto';
import {
  type EnteredResult,
  type PlannedRound,
  type PlannedRuling,
  type GamePlan,
  CONTEST,
  SESSION,
} from '#importing';
import { everyOne } from '../../server/every-one.js';
import type { Players } from '../../server/players.js';
import type { Deeds } from './deeds.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly tournament: string;
  /** The position of the last line. */
  readonly position: number;
  readonly deeds: Deeds;
}

/**
 * Plays a plan as a tournament of one session, as it would go in a hall: it is set up, a phone at each table is paired
 * from the printed sheet, and round by round one side enters each result and the other confirms it; the director records
 * what was irregular and gives the rulings; when all is settled the session is closed.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playGame(players: Players, name: string, plan: GamePlan): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const session = new SessionInPlay(players, tournament);
  const game = new Game(session, plan);
  await game.setUp();
  for (const round of plan.rounds) await game.play(round);
  return { tournament, position: await game.end(), deeds: session.deeds };
}

class Game {
  readonly #session: SessionInPlay;
  readonly #plan: GamePlan;

  constructor(session: SessionInPlay, plan: GamePlan) {
    this.#session = session;
    this.#plan = plan;
  }

  async setUp(): Promise<void> {
    const { tournament: settings, session, schedules } = this.#plan;
    await this.#session.direct('tournament.choose-settings', { settings });
    await this.#session.direct('session.create', { settings: session });
    await this.#session.direct('session.set-movement', {
      sections: schedules.map(({ section, movement, boardsPerRound, firstBoard }) => ({
        section,
        boardsPerRound,
        firstBoard,
        movement: { kind: 'rows', movement },
      })),
    });
    await this.#chooseStandings();
    await this.#haveBoardsDealt();
    await this.#session.pairDevices(this.#plan.tables);
    await this.#session.direct('session.start');
  }

  /** What the standings show, as what everybody takes part, and the event that it all is a part of. */
  async #chooseStandings(): Promise<void> {
    const { standings, classes, contest } = this.#plan;
    await this.#session.direct('session.choose-standings', { standings });
    if (classes.length > 0) await this.#session.direct('session.classify', { classes });
    if (!contest) return;
    const direct = (command: string, body: Readonly<Record<string, unknown>>) =>
      this.#session.direct(command, { contest: CONTEST, ...body });
    await direct('contest.choose', { settings: contest.settings });
    const amounts = contest.carried.map((points) => ({ session: SESSION, ...points }));
    if (amounts.length > 0) await direct('contest.carry', { amounts, reason: REASON });
    for (const points of contest.penalties) {
      const penalty = randomUUID();
      await direct('contest.give-penalty', { penalty, session: SESSION, ...points, reason: REASON });
    }
  }

  /** Nobody knows the deals: they were dealt at the tables (Law 6E). */
  async #haveBoardsDealt(): Promise<void> {
    const { schedules } = this.#plan;
    const first = Math.min(...schedules.map(({ firstBoard }) => firstBoard));
    const last = Math.max(
      ...schedules.map(
        ({ firstBoard, boardsPerRound, movement }) => firstBoard + boardsPerRound * movement.sets - 1,
      ),
    );
    await this.#session.haveBoardsDealt(first, last);
  }

  async play(planned: PlannedRound): Promise<void> {
    const { round, atTables, travellers, irregular, rulings, late, notPlayed } = planned;
    await this.#session.direct('session.call-round', { round });
    await everyOne([...atTables].map(([table, results]) => this.#session.playAtTable(table, round, results)));
    for (const [board, lines] of travellers) await this.#recordTraveller(board, lines);
    for (const { line: _line, ...play } of irregular) {
      await this.#session.direct('result.record-irregular', { ...play, reason: REASON });
      this.#session.deeds.irregular++;
    }
    for (const ruling of rulings) await this.#rule(ruling);
    for (const { line: _line, ...play } of late) {
      await this.#session.direct('result.postpone', { ...play, reason: REASON });
      this.#session.deeds.late++;
    }
    await this.#session.markNotPlayed(notPlayed);
  }

  async #recordTraveller(board: number, lines: readonly EnteredResult[]): Promise<void> {
    await this.#session.direct('result.record-traveller', {
      board,
      lines: lines.map(({ table, round, result }) => ({ table, round, result })),
    });
    this.#session.deeds.byScorer += lines.length;
  }

  #rule({ line: _line, ...ruled }: PlannedRuling): Promise<void> {
    return this.#session.rule(this.#plan.tournament.laws, [ruled]);
  }

  /** What was postponed was never played; then the session is closed. @returns the position of the last line */
  async end(): Promise<number> {
    for (const ruling of this.#plan.neverPlayed) await this.#rule(ruling);
    return this.#session.close();
  }
}
