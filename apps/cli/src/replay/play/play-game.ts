import { randomUUID } from 'node:crypto';
import type { Browser } from '../../server/browser.js';
import { everyOne } from '../../server/every-one.js';
import { pairTables, type Players } from '../../server/players.js';
import type { EnteredResult, PlannedRound, PlannedRuling, Play, ReplayPlan } from '../plan/replay-plan.js';
import { CONTEST, SESSION } from '../session.js';
import { noDeeds, type Deeds } from './deeds.js';

/** As many boards as one command is about at the most. */
const DEALT_AT_ONCE = 100;

const REASON = 'As it was published';

/** What adjusted scores stand on. */
const LAW: Readonly<Record<PlannedRuling['kind'], string>> = { artificial: '12C2(a)', assigned: '12C1(b)' };

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
export async function playGame(players: Players, name: string, plan: ReplayPlan): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const game = new Game(players, tournament, plan);
  await game.setUp();
  for (const round of plan.rounds) await game.play(round);
  return { tournament, position: await game.end(), deeds: game.deeds };
}

class Game {
  readonly deeds = noDeeds();
  readonly #players: Players;
  readonly #tournament: string;
  readonly #plan: ReplayPlan;
  readonly #devices = new Map<string, Browser>();

  constructor(players: Players, tournament: string, plan: ReplayPlan) {
    this.#players = players;
    this.#tournament = tournament;
    this.#plan = plan;
  }

  async setUp(): Promise<void> {
    const { tournament: settings, session, schedules } = this.#plan;
    await this.#direct('tournament.choose-settings', { settings });
    await this.#direct('session.create', { settings: session });
    await this.#direct('session.set-movement', {
      sections: schedules.map(({ section, movement, boardsPerRound, firstBoard }) => ({
        section,
        boardsPerRound,
        firstBoard,
        movement: { kind: 'rows', movement },
      })),
    });
    await this.#chooseStandings();
    await this.#haveBoardsDealt();
    await this.#pairDevices();
    await this.#direct('session.start');
  }

  /** What the standings show, as what everybody takes part, and the event that it all is a part of. */
  async #chooseStandings(): Promise<void> {
    const { standings, classes, contest } = this.#plan;
    await this.#direct('session.choose-standings', { standings });
    if (classes.length > 0) await this.#direct('session.classify', { classes });
    if (!contest) return;
    const direct = (command: string, body: Readonly<Record<string, unknown>>) =>
      this.#players.organiser.command(this.#tournament, command, { contest: CONTEST, ...body });
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
    for (let from = first; from <= last; from += DEALT_AT_ONCE) {
      const to = Math.min(last, from + DEALT_AT_ONCE - 1);
      const body = { set: SESSION, from, to, how: 'at-the-table' };
      await this.#players.organiser.command(this.#tournament, 'board.request-dealing', body);
    }
  }

  async #pairDevices(): Promise<void> {
    const phones = await pairTables(this.#players, this.#tournament, SESSION, this.#plan.tables);
    for (const [table, { device }] of phones) this.#devices.set(table, device);
  }

  async play(planned: PlannedRound): Promise<void> {
    const { round, atTables, travellers, irregular, rulings, late, notPlayed } = planned;
    await this.#direct('session.call-round', { round });
    await everyOne([...atTables].map(([table, results]) => this.#playAtTable(table, round, results)));
    for (const [board, lines] of travellers) await this.#recordTraveller(board, lines);
    for (const { line: _line, ...play } of irregular) {
      await this.#direct('result.record-irregular', { ...play, reason: REASON });
      this.deeds.irregular++;
    }
    for (const ruling of rulings) await this.#rule(ruling);
    for (const play of late) {
      await this.#direct('result.postpone', { ...play });
      this.deeds.late++;
    }
    await this.#markNotPlayed(notPlayed);
  }

  /** The players move, and board by board one side enters what happened and the other confirms it. */
  async #playAtTable(table: string, round: number, results: readonly EnteredResult[]): Promise<void> {
    const device = this.#devices.get(table)!;
    const give = (command: string, body: Readonly<Record<string, unknown>>) =>
      device.command(this.#tournament, command, { session: SESSION, table, round, ...body });
    await give('table.move-on', {});
    for (const { board, result } of results) {
      const [enters, confirms] = board % 2 === 0 ? ['EW', 'NS'] : ['NS', 'EW'];
      const { entry } = await give('result.enter', { board, side: enters, result });
      await give('result.confirm', { board, side: confirms, entry });
      this.deeds.atTables++;
    }
  }

  async #recordTraveller(board: number, lines: readonly EnteredResult[]): Promise<void> {
    await this.#direct('result.record-traveller', {
      board,
      lines: lines.map(({ table, round, result }) => ({ table, round, result })),
    });
    this.deeds.byScorer += lines.length;
  }

  async #rule({ line: _line, kind, adjustment, ...play }: PlannedRuling): Promise<void> {
    await this.#direct('ruling.adjust-score', {
      ...play,
      ruling: randomUUID(),
      law: { edition: this.#plan.tournament.laws, law: LAW[kind] },
      reason: REASON,
      adjustment,
    });
    this.deeds[kind]++;
  }

  async #markNotPlayed(plays: readonly Play[]): Promise<void> {
    for (const play of plays) {
      await this.#direct('result.mark-not-played', { ...play, reason: REASON });
      this.deeds.notPlayed++;
    }
  }

  /** What was postponed was never played; then the session is closed. @returns the position of the last line */
  async end(): Promise<number> {
    await this.#markNotPlayed(this.#plan.neverPlayed);
    const { position } = await this.#direct('session.close');
    return Number(position);
  }

  #direct(command: string, body: Readonly<Record<string, unknown>> = {}) {
    const about = command.startsWith('tournament.') ? {} : { session: SESSION };
    return this.#players.organiser.command(this.#tournament, command, { ...about, ...body });
  }
}
