import type { Locator, Page } from 'playwright-core';
import { say } from '../../testing/words.js';

/** How a table is said to be that has not finished its round. */
const PLAYING = new RegExp(
  `^(${say('room.tableStatus.playing')}|${say('room.tableStatus.finishing')}|${say('room.tableStatus.held-up')})$`,
);

/** What the button is called that opens what may be done about a play: it says that first. */
export function actionsOf(play: string): RegExp {
  const does = ['actFirst', 'act', 'less', 'history'].map((key) => say(`room.${key}`));
  return new RegExp(`^(${does.join('|')}): ${play}$`);
}

/** The director’s desk of a session. */
export class DirectorsDesk {
  readonly page: Page;
  readonly #path: string;

  constructor(page: Page, session: string) {
    this.page = page;
    this.#path = `${session}/room`;
  }

  async open(part = ''): Promise<void> {
    await this.page.goto(`${this.#path}${part && `/${part}`}`);
  }

  async toTables(): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('link', { name: say('room.tables') })
      .click();
  }

  /** Calls a round when all tables have finished, or all but some. */
  async call(round: number, { stillPlaying = 0 }: { stillPlaying?: number } = {}): Promise<void> {
    await this.toTables();
    // Before the list is there, nobody plays in it.
    await this.table('A1').waitFor();
    const playing = this.page.getByRole('listitem').getByText(PLAYING);
    await expectCount(playing, stillPlaying);
    await this.button(say('room.call', { round })).click();
    await this.page.getByText(say('session.roundOf', { round, rounds: '5' })).waitFor();
  }

  /** A table at a look, in the list of all. */
  table(table: string) {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('link', { name: say('table.name', { table }), exact: true }),
    });
  }

  async openTable(table: string): Promise<void> {
    await this.toTables();
    await this.page.getByRole('link', { name: say('table.name', { table }), exact: true }).click();
  }

  /** Opens what may be done about a play at the table in view, and chooses one of it. */
  async act(table: string, round: number, board: number, action: string): Promise<void> {
    const play = say('room.play', { table, round, board });
    const toggle = this.page.getByRole('button', { name: actionsOf(play) });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const row = this.page.getByRole('listitem').filter({ has: toggle });
    await row.getByRole('button', { name: action, exact: true }).click();
  }

  /** Fills in the dialog and sends it, and waits until it has been taken. */
  async answer(fields: Readonly<Record<string, string>>, action: string): Promise<void> {
    await this.fillIn(fields, action);
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Fills in the dialog and sends it. */
  async fillIn(fields: Readonly<Record<string, string>>, action: string): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(value);
    }
    await this.dialogButton(action).click();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialogButton(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}

/** Waits until there are so many. */
async function expectCount(them: Locator, count: number): Promise<void> {
  await them.nth(count).waitFor({ state: 'detached' });
  if (count > 0) await them.nth(count - 1).waitFor();
}
