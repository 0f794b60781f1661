import type { Page } from 'playwright-core';
import { played } from '../../../../../libs/tournament/src/testing/played.js';
import { PHONE, type Venue } from './venue.js';
import { say } from '../../testing/words.js';

const SEATS = {
  N: say('contract.seatName.N'),
  E: say('contract.seatName.E'),
  S: say('contract.seatName.S'),
  W: say('contract.seatName.W'),
};
const STRAINS = {
  C: say('contract.strain.C'),
  D: say('contract.strain.D'),
  H: say('contract.strain.H'),
  S: say('contract.strain.S'),
  NT: say('contract.strain.NT'),
};

/** The phone at a table, as thumbs use it. */
export class TablePhone {
  readonly page: Page;
  readonly table: string;

  private constructor(page: Page, table: string) {
    this.page = page;
    this.table = table;
  }

  /** A phone that stands for a table already. */
  static on(page: Page, table: string): TablePhone {
    return new TablePhone(page, table);
  }

  /** A phone scans the card of a table. */
  static async scan(venue: Venue, table: string, link: string): Promise<TablePhone> {
    return TablePhone.scanWith(await venue.person({ viewport: PHONE }), table, link);
  }

  /** A phone scans the card of a table where another one stands, which lets it take its place. */
  static async replace(venue: Venue, { page: stands, table }: TablePhone, link: string): Promise<TablePhone> {
    const page = await venue.person({ viewport: PHONE });
    await page.goto(link);
    await page.getByRole('button', { name: say('pair.replace') }).click();
    await stands.getByRole('button', { name: say('table.makeRoom') }).click();
    return TablePhone.#paired(page, table);
  }

  static async scanWith(page: Page, table: string, link: string): Promise<TablePhone> {
    await page.goto(link);
    return TablePhone.#paired(page, table);
  }

  static async #paired(page: Page, table: string): Promise<TablePhone> {
    await page.getByRole('main').getByText(say('pair.done', { table })).waitFor();
    await page.getByRole('link', { name: say('pair.goOn') }).click();
    await page.waitForURL('**/table');
    return new TablePhone(page, table);
  }

  /** Says who plays: those on North and South, or on East and West. */
  async name(seats: readonly ['North', 'South'] | readonly ['East', 'West'], names: readonly string[]) {
    await this.page.getByRole('textbox', { name: SEATS[seats[0] === 'North' ? 'N' : 'E'] }).fill(names[0]!);
    await this.page.getByRole('textbox', { name: SEATS[seats[1] === 'South' ? 'S' : 'W'] }).fill(names[1]!);
    await this.button(say('entry.namesAction')).click();
    await this.button(say('entry.namesAction')).waitFor({ state: 'detached' });
  }

  /** Taps a result as a slip has it: `4S N =`, `3NTx W -2`, `pass`. It is not handed over yet. */
  async tap(slip: string): Promise<void> {
    const result = played(slip);
    if (result.kind === 'passed-out') return this.#press(say('contract.passedOut'));
    if (result.kind === 'score') throw new Error(`No phone takes the score alone: ${slip}`);
    await this.#press(String(result.level));
    await this.#press(STRAINS[result.strain]);
    if (result.doubling === 'x') await this.#press(say('entry.doubled'));
    await this.#press(SEATS[result.declarer]);
    await this.#tapTricks(result.tricks - result.level - 6);
  }

  /**
   * Taps a key, and once more if it did not take: where the page moves between two taps as fast as these, the second may be
   * at the place of the first, and is then taken for a double one.
   */
  async #press(name: string): Promise<void> {
    const key = this.button(name);
    await key.click();
    if ((await key.getAttribute('aria-pressed')) === 'false') await key.click();
  }

  async #tapTricks(over: number): Promise<void> {
    if (over === 0) return this.#press(say('contract.outcome.made'));
    if (over === 1) return this.#press(say('contract.outcome.over', { count: over }));
    if (over >= -7 && over < 0) return this.#press(say('contract.outcome.down', { count: -over }));
    // Once tapped it says first what it has come to.
    const more = this.page.getByRole('button', { name: over < 0 ? say('entry.fewer') : say('entry.more') });
    // The first tap says two.
    for (let tricks = 2; tricks <= Math.abs(over); tricks++) await more.click();
  }

  async handOver(to: 'NS' | 'EW' = 'EW'): Promise<void> {
    await this.button(say('entry.handOver', { side: to })).click();
  }

  /** Waits until the server has everything. */
  async sent(): Promise<void> {
    await this.page.getByText(say('entry.allSent')).waitFor();
  }

  async confirm(board: number): Promise<void> {
    // By the keyboard: a tap this soon behind it, on what has come to the same place, is taken for a double one.
    await this.button(say('entry.confirm')).press('Enter');
    await this.page.getByRole('heading', { name: say('entry.done.agreed', { board }) }).waitFor();
  }

  /** North-South enter a board that lies before them, East-West confirm it. */
  async play(board: number, slip: string): Promise<void> {
    const open = [say('entry.status.to-play', { board }), say('entry.status.voided', { board })];
    await this.page.getByRole('button', { name: new RegExp(`^(${open.join('|')})`) }).waitFor();
    await this.tap(slip);
    await this.handOver();
    await this.confirm(board);
  }

  async nextBoard(board: number): Promise<void> {
    await this.button(say('entry.nextBoard', { board })).press('Enter');
  }

  /** Looks where everybody goes from here. */
  async roundDone(): Promise<void> {
    await this.button(say('entry.toMove')).click();
  }

  /** The players sit down for a round that has been called. */
  async sitDown(round: number): Promise<void> {
    await this.button(
      round === 1 ? say('move.sitDown', { round: '1' }) : say('move.goOn', { round }),
    ).click();
    await this.page
      .getByText(new RegExp(`^${say('entry.round', { round, rounds: String.raw`\d+` })}`))
      .waitFor();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}
