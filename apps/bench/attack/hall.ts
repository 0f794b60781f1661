import { Browser } from './browser.js';

const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

export interface HallSize {
  readonly tables: number;
  readonly rounds: number;
  readonly boards: number;
}

/** A session whose tables enter their results with phones. */
export class Hall {
  readonly tournament: string;
  readonly #base: string;
  readonly #director: Browser;
  readonly #random: () => number;
  readonly #size: HallSize;
  readonly #phones = new Map<string, Browser>();
  #round = 0;

  private constructor(
    base: string,
    director: Browser,
    tournament: string,
    size: HallSize,
    random: () => number,
  ) {
    this.#base = base;
    this.#director = director;
    this.tournament = tournament;
    this.#size = size;
    this.#random = random;
  }

  static async open(base: string, director: Browser, size: HallSize, random: () => number): Promise<Hall> {
    const { tournament } = await director.command(undefined, 'tournament.create', { name: 'A full hall' });
    const hall = new Hall(base, director, String(tournament), size, random);
    await hall.#start();
    return hall;
  }

  async #start(): Promise<void> {
    const { tables, rounds, boards } = this.#size;
    const section = {
      section: 'A',
      boardsPerRound: boards,
      movement: { kind: 'made', name: 'mitchell', tables, rounds },
    };
    await this.#command('tournament.publish', {});
    await this.#command('session.create', { session: '1' });
    await this.#command('session.set-movement', { session: '1', sections: [section] });
    const names = Array.from({ length: tables }, (_, index) => `A${index + 1}`);
    const at = `/api/tournaments/${this.tournament}/devices/sheet`;
    const sheet = await this.#director.done('POST', at, { session: '1', tables: names });
    for (const { table, link } of sheet['tables'] as { table: string; link: string }[]) {
      const phone = new Browser(this.#base);
      // oxlint-disable-next-line no-await-in-loop -- one card after the other
      await phone.done('POST', '/api/devices/pair', { token: new URL(link).hash.slice(1) });
      this.#phones.set(table, phone);
    }
    await this.#command('session.start', { session: '1' });
  }

  #command(name: string, body: object): Promise<unknown> {
    return this.#director.command(this.tournament, name, body);
  }

  /** Calls the next round: what each table has to do in it, board after board. */
  async nextRound(): Promise<Play[]> {
    const round = ++this.#round;
    const { tournament } = this;
    const called = await this.#director.command(tournament, 'session.call-round', { session: '1', round });
    const plays = await Promise.all(
      [...this.#phones].map(async ([table, phone]) => {
        const moved =
          round === 1
            ? called
            : await phone.command(tournament, 'table.move-on', { session: '1', table, round });
        const seen = await phone.done(
          'GET',
          `/api/tournaments/${tournament}/sessions/1/tables/${table}?after=${String(moved['position'])}`,
        );
        const boards = seen['boards'] as { board: number }[];
        return boards.map(({ board }) => ({ table, round, board }));
      }),
    );
    // The first board of each table, then the second of each.
    return plays.flat().toSorted((one, other) => one.board - other.board);
  }

  /** One side enters a result and the other confirms it. @returns how long each took, in milliseconds */
  async play({ table, round, board }: Play): Promise<number[]> {
    const phone = this.#phones.get(table)!;
    const place = { session: '1', table, round, board };
    const result = {
      kind: 'contract',
      level: 1 + Math.floor(this.#random() * 4),
      strain: STRAINS[Math.floor(this.#random() * 5)],
      doubling: '',
      declarer: 'NESW'[Math.floor(this.#random() * 4)],
      tricks: 6 + Math.floor(this.#random() * 6),
    };
    const entering = performance.now();
    const { entry } = await phone.command(this.tournament, 'result.enter', { ...place, side: 'NS', result });
    const confirming = performance.now();
    await phone.command(this.tournament, 'result.confirm', { ...place, side: 'EW', entry });
    return [confirming - entering, performance.now() - confirming];
  }
}

export interface Play {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}
