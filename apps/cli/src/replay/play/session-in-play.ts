import { randomUUID } from 'node:crypto';
import {
  dealtAtTheTable,
  LAW_OF_RULING,
  type EnteredResult,
  type Play,
  type RuledPlay,
  SESSION,
} from '#importing';
import type { Browser } from '../../server/browser.js';
import { pairTables, type Players } from '../../server/players.js';
import { noActions } from './action-counts.js';

/** Why a director of a replay does what he does. */
export const REASON = 'As it was published';

/** The session of a replayed tournament, played as in a hall: by its director and by the phones at its tables. */
export class SessionInPlay {
  readonly counts = noActions();
  readonly #players: Players;
  readonly #tournament: string;
  readonly #devices = new Map<string, Browser>();

  constructor(players: Players, tournament: string) {
    this.#players = players;
    this.#tournament = tournament;
  }

  /** What the director does. */
  direct(command: string, body: Readonly<Record<string, unknown>> = {}) {
    const about = /^(tournament|contest|board)\./.test(command) ? {} : { session: SESSION };
    return this.#players.organiser.command(this.#tournament, command, { ...about, ...body });
  }

  /** Nobody knows the deals: they were dealt at the tables (Law 6E). */
  async haveBoardsDealt(boards: readonly number[]): Promise<void> {
    for (const { name, body } of dealtAtTheTable(SESSION, boards)) await this.direct(name, body);
  }

  /** Each table has a phone of its own, paired from the printed sheet. */
  async pairDevices(tables: readonly string[]): Promise<void> {
    const phones = await pairTables(this.#players, this.#tournament, SESSION, tables);
    for (const [table, { device }] of phones) this.#devices.set(table, device);
  }

  /** The players move, and board by board one side enters what happened and the other confirms it. */
  async playAtTable(
    table: string,
    round: number,
    results: readonly Pick<EnteredResult, 'board' | 'result'>[],
  ): Promise<void> {
    const device = this.#devices.get(table)!;
    const give = (command: string, body: Readonly<Record<string, unknown>>) =>
      device.command(this.#tournament, command, { session: SESSION, table, round, ...body });
    await give('table.move-on', {});
    for (const { board, result } of results) {
      const [enters, confirms] = board % 2 === 0 ? ['EW', 'NS'] : ['NS', 'EW'];
      const { entry } = await give('result.enter', { board, side: enters, result });
      await give('result.confirm', { board, side: confirms, entry });
      this.counts.atTables++;
    }
  }

  /** One ruling on all of these plays; the law is that of the first. */
  async rule(edition: string, plays: readonly RuledPlay[]): Promise<void> {
    const effects = plays.map(({ table, round, board, adjustment }) => ({
      kind: 'score',
      table,
      round,
      board,
      adjustment,
    }));
    const law = { edition, law: LAW_OF_RULING[plays[0]!.kind] };
    await this.direct('ruling.give', { ruling: randomUUID(), law, reason: REASON, effects });
    for (const { kind } of plays) this.counts[kind]++;
  }

  async markNotPlayed(plays: readonly Play[]): Promise<void> {
    for (const play of plays) {
      await this.direct('result.mark-not-played', { ...play, reason: REASON });
      this.counts.notPlayed++;
    }
  }

  /** @returns the position of the last line */
  async close(): Promise<number> {
    const { position } = await this.direct('session.close');
    return Number(position);
  }
}
