import { randomUUID } from 'node:crypto';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { Answer, Client } from './client.js';
import type { ServerUnderTest } from './server-under-test.js';

/** A result at a table, as `result.enter` takes it. */
export const GAME_MADE = played('4S N =');

/** The jobs that a clock starts. */
const AT_AN_HOUR = ['alert-missing-boards', 'call-round-by-clock', 'request-due-seal'];

/** What an evening needs of its server: how people ask it, and its database. */
export type EveningServer = Pick<ServerUnderTest, 'client' | 'organiser' | 'ledger' | 'pool'>;

/** An evening at the tables, run over HTTP as organiser, director and tables do; every refusal ends the test. */
export class Evening {
  readonly director: Client;
  readonly tournament: string;
  readonly devices = new Map<string, Client>();
  readonly #server: EveningServer;

  private constructor(server: EveningServer, director: Client, tournament: string) {
    this.#server = server;
    this.director = director;
    this.tournament = tournament;
  }

  static async open(server: EveningServer, name: string): Promise<Evening> {
    const director = await server.organiser();
    const { tournament } = carriedOut(await director.create(name));
    return new Evening(server, director, tournament as string);
  }

  /** Gives a command as the director. @returns the answer's body */
  async command(name: string, body: unknown = {}): Promise<Record<string, unknown>> {
    return carriedOut(await this.director.command(this.tournament, name, body));
  }

  /** Writes down two players and registers them. @returns the entry's id */
  async register(...names: readonly string[]): Promise<string> {
    const players = names.map((name) => ({ id: randomUUID(), name }));
    for (const { id, name } of players) {
      const put = await this.director.send('PUT', `/api/tournaments/${this.tournament}/players/${id}`, {
        name,
      });
      carriedOut(put);
    }
    const entry = randomUUID();
    await this.command('entries.register', { entry, players: players.map(({ id }) => id) });
    return entry;
  }

  /** Prints the cards of tables and scans each with a phone of its own. */
  async pair(session: string, tables: readonly string[]): Promise<void> {
    const path = `/api/tournaments/${this.tournament}/devices/sheet`;
    const sheet = carriedOut(await this.director.post(path, { session, tables }));
    for (const { table, link } of sheet['tables'] as { table: string; link: string }[]) {
      const device = this.#server.client();
      carriedOut(await device.post('/api/devices/pair', { token: new URL(link).hash.slice(1) }));
      this.devices.set(table, device);
    }
  }

  /** One side enters a result at its table, and the other confirms it. */
  async play(place: Place, result: object = GAME_MADE): Promise<void> {
    const device = this.devices.get(place.table)!;
    const entered = carriedOut(
      await device.command(this.tournament, 'result.enter', { ...place, side: 'NS', result }),
    );
    const { entry } = entered;
    carriedOut(await device.command(this.tournament, 'result.confirm', { ...place, side: 'EW', entry }));
  }

  /** The journal entries, as the ledger has them. */
  book() {
    return this.#server.ledger.readJournal(this.tournament);
  }

  /** Waits until the journal has so many lines of a type. */
  async until(type: string, count: number): Promise<void> {
    let position = 0;
    let there = 0;
    await until(`the book has ${count} lines ${type}`, async () => {
      const lines = await this.#server.ledger.readJournal(this.tournament, { after: position });
      position += lines.length;
      there += lines.filter((line) => line.type === type).length;
      return there >= count;
    });
  }

  /**
   * Waits until jobs have written all that is pending: none of them writes a line after this until a command asks for
   * more. Jobs that are due at an hour of their own are not waited for.
   *
   * @returns how many lines the journal has
   */
  async settled(): Promise<number> {
    let position = 0;
    await until('jobs have nothing more to write', async () => {
      const { rows } = await this.#server.pool.query<{ position: string }>(
        `SELECT b.position FROM ledger.book b JOIN projections.checkpoint c USING (tournament, position)
         WHERE b.tournament = $1 AND c.projection = 'play' AND NOT EXISTS (
           SELECT FROM projections.owed_job o WHERE o.tournament = b.tournament AND o.name <> ALL ($2))`,
        [this.tournament, AT_AN_HOUR],
      );
      position = Number(rows[0]?.position ?? 0);
      return position > 0;
    });
    return position;
  }
}

/** A play of a board. */
export interface Place {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

function carriedOut({ status, body }: Answer): Record<string, unknown> {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Record<string, unknown>;
}

/** The pairs of a small evening, each two players. */
const SIX_PAIRS = [
  'Anna Boris',
  'Cyryl Dora',
  'Emil Fela',
  'Gosia Henryk',
  'Iwan Jagna',
  'Karol Lena',
] as const;

/** Six pairs are entered and seated for a Mitchell of three tables with phones, and its boards are dealt before play. */
export async function seatSixPairs(
  evening: Evening,
  boardsPerRound: number,
  tables: readonly string[],
): Promise<void> {
  for (const pair of SIX_PAIRS) await evening.register(...pair.split(' '));
  await seatEntered(evening, boardsPerRound, tables);
}

/** The six pairs that are entered are seated for such a Mitchell. */
export async function seatEntered(
  evening: Evening,
  boardsPerRound: number,
  tables: readonly string[],
): Promise<void> {
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound, movement }],
  });
  const boards = 3 * boardsPerRound;
  await evening.command('board.request-dealing', { set: '1', from: 1, to: boards, how: 'before-play' });
  await evening.until('board.dealt', boards);
  await evening.command('session.draw-seats', { session: '1' });
  await evening.pair('1', tables);
}

/** The session of six pairs that was started is played to its end, two boards a round. */
export async function playSixPairs(evening: Evening, tables: readonly string[]): Promise<void> {
  for (const round of [1, 2, 3]) {
    await evening.command('session.call-round', { session: '1', round });
    for (const [index, table] of tables.entries())
      for (const board of boardsOfSixPairs(index + 1, round))
        await evening.play({ session: '1', table, round, board });
  }
}

/** The boards of a table in a round of the Mitchell of six pairs, two a round: NS t meets EW t - r + 1 with set t + r - 1. */
export function boardsOfSixPairs(table: number, round: number): number[] {
  const set = ((table + round - 2) % 3) + 1;
  return [2 * set - 1, 2 * set];
}
