import { Browser } from './browser.js';

const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

const MOST_TABLES = 40;

export interface VenueSize {
  /** More than forty are sections of 39. */
  readonly tables: number;
  readonly rounds: number;
  readonly boards: number;
  /** Of the tournament, where they are not the usual ones. */
  readonly settings?: object;
}

/** A session whose tables enter their results with phones. */
export class Venue {
  readonly tournament: string;
  readonly #base: string;
  readonly #director: Browser;
  readonly #random: () => number;
  readonly #size: VenueSize;
  readonly #phones = new Map<string, Browser>();
  #round = 0;

  private constructor(
    base: string,
    director: Browser,
    tournament: string,
    size: VenueSize,
    random: () => number,
  ) {
    this.#base = base;
    this.#director = director;
    this.tournament = tournament;
    this.#size = size;
    this.#random = random;
  }

  static async open(base: string, director: Browser, size: VenueSize, random: () => number): Promise<Venue> {
    const { tournament } = await director.command(undefined, 'tournament.create', { name: 'A full hall' });
    const venue = new Venue(base, director, String(tournament), size, random);
    await venue.#start();
    return venue;
  }

  async #start(): Promise<void> {
    const { rounds, boards } = this.#size;
    const sections = sectionsOf(this.#size.tables);
    await this.#command('tournament.publish', {});
    const { settings } = this.#size;
    if (settings) await this.#command('tournament.choose-settings', { settings });
    await this.#command('session.create', { session: '1' });
    await this.#command('session.set-movement', {
      session: '1',
      sections: sections.map(({ section, tables }) => ({
        section,
        boardsPerRound: boards,
        movement: { kind: 'made', name: tables % 2 === 1 ? 'mitchell' : 'skip-mitchell', tables, rounds },
      })),
    });
    const at = `/api/tournaments/${this.tournament}/devices/sheet`;
    for (const { section, tables } of sections) {
      const names = Array.from({ length: tables }, (_, index) => `${section}${index + 1}`);
      // oxlint-disable-next-line no-await-in-loop -- one section after the other
      const sheet = await this.#director.done('POST', at, { session: '1', tables: names });
      for (const { table, link } of sheet['tables'] as { table: string; link: string }[]) {
        const phone = new Browser(this.#base);
        // oxlint-disable-next-line no-await-in-loop -- one card after the other
        await phone.done('POST', '/api/devices/pair', { token: new URL(link).hash.slice(1) });
        this.#phones.set(table, phone);
      }
    }
    await this.#command('session.start', { session: '1' });
  }

  #command(name: string, body: object): Promise<unknown> {
    return this.#director.command(this.tournament, name, body);
  }

  /** The cookies of a table's phone, as somebody has them who has taken it. */
  cookiesOf(table: string): [string, string][] {
    return this.#phones.get(table)!.cookies;
  }

  /** The cookies of each table's phone, as a header. */
  phoneCookies(): string[] {
    return [...this.#phones.values()].map(({ cookie }) => cookie);
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
  async play(play: Play): Promise<number[]> {
    const { entered, confirmed } = await this.enter(play);
    return [entered, confirmed];
  }

  /** One side enters a result and the other confirms it. @returns how long each took, and the position of the confirmation */
  async enter({ table, round, board }: Play): Promise<Entered> {
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
    const { position } = await phone.command(this.tournament, 'result.confirm', {
      ...place,
      side: 'EW',
      entry,
    });
    const at = performance.now();
    return { entered: confirming - entering, confirmed: at - confirming, position: Number(position), at };
  }
}

/** Sections of at most forty tables, an odd number in each. */
function sectionsOf(tables: number): { readonly section: string; readonly tables: number }[] {
  if (tables <= MOST_TABLES) return [{ section: 'A', tables }];
  const letters = 'A B C D E F G H J K L M N O P Q R S T U V W X Y Z'.split(' ');
  const names = [...letters, ...letters.map((letter) => `A${letter}`)];
  return Array.from({ length: Math.ceil(tables / (MOST_TABLES - 1)) }, (_, index) => ({
    section: names[index]!,
    tables: MOST_TABLES - 1,
  }));
}

/** What has become of a result that was entered and confirmed: milliseconds, the confirmation's position, and when it was there. */
export interface Entered {
  readonly entered: number;
  readonly confirmed: number;
  readonly position: number;
  readonly at: number;
}

export interface Play {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}
