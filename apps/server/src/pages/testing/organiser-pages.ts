import type { Page } from 'playwright-core';
import { like, say } from '../../testing/words.js';

/** A card of a printed sheet: the table, and the link that its QR code holds. */
export interface Card {
  readonly table: string;
  readonly link: string;
}

/** What an organiser does in the pages before the first card is played. */
export class OrganiserPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fillAccount(name: string, login: string, password: string): Promise<void> {
    await this.page.getByLabel(say('field.name')).fill(name);
    await this.page.getByLabel(say('field.login')).fill(login);
    await this.page.getByLabel(say('field.password'), { exact: true }).fill(password);
  }

  async submit(): Promise<void> {
    await this.page.locator('form button[type=submit]').click();
  }

  /** In any language: until the pages behind the form are there. */
  async signIn(login: string, password: string): Promise<void> {
    await this.page.goto('/sign-in');
    await this.page.locator('input[autocomplete=username]').fill(login);
    await this.page.locator('input[autocomplete=current-password]').fill(password);
    await this.submit();
    await this.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  }

  /** @returns the address of the new tournament */
  async create(tournament: string): Promise<string> {
    await this.button(say('create.title')).click();
    await this.page.getByLabel(say('create.name')).fill(tournament);
    await this.page.getByText(say('create.begin.empty')).click();
    await this.button(say('create.action')).click();
    await this.page.getByRole('heading', { name: tournament, level: 1 }).waitFor();
    await this.page.getByText(say('about.title')).waitFor();
    return new URL(this.page.url()).pathname;
  }

  async publish(): Promise<void> {
    await this.button(say('publish.button')).click();
    await this.dialogButton(say('publish.button')).click();
    await this.page
      .getByRole('heading', { level: 1 })
      .locator('..')
      .getByText(say('status.published'))
      .waitFor();
  }

  /** @returns the link by which somebody becomes a director */
  async inviteDirector(): Promise<string> {
    await this.tab(say('tab.people'));
    await this.button(say('invite.action')).click();
    const link = this.page.getByRole('textbox', { name: say('invite.link') });
    return link.inputValue();
  }

  /** @returns the code by which somebody beside the organiser becomes a director */
  async showDirectorCode(): Promise<string> {
    await this.tab(say('tab.people'));
    await this.button(say('invite.codeAction')).click();
    return (await this.page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{5}$/).textContent())!;
  }

  async register([first, second]: readonly [string, string]): Promise<void> {
    await this.page.getByLabel(say('players.first')).fill(first);
    await this.page.getByLabel(say('players.second')).fill(second);
    await this.button(say('players.register')).click();
    await this.page.getByText(`${first} – ${second}`).waitFor();
  }

  /** Asks for a movement for so many pairs and about so many boards for each, until there is one of that name. */
  async planMovement(movement: RegExp, pairs: number, boards: number): Promise<void> {
    await this.page.getByLabel(say('movement.pairs'), { exact: true }).fill(String(pairs));
    await this.page.getByLabel(say('movement.boardsAbout')).fill(String(boards));
    await this.page.getByRole('button', { name: movement }).first().waitFor();
  }

  /** Takes the first offer of that name. */
  async takeMovement(movement: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: movement }).first().click();
    await this.button(say('movement.another')).waitFor();
  }

  /** Gives places by hand: to the pair with a number the entry with these names. */
  async seat(places: Readonly<Record<string, string>>): Promise<void> {
    await this.button(say('draw.byHand')).click();
    for (const [place, names] of Object.entries(places)) {
      const seat = this.page.getByRole('button', { name: `${say('draw.seatOf', { pair: place })}: ` });
      await seat.click();
      await this.page
        .getByRole('list', { name: say('draw.withoutPlace') })
        .getByRole('button', { name: names, exact: true })
        .click();
      await seat.filter({ hasText: names }).waitFor();
    }
    await this.button(say('draw.byHandDone')).click();
  }

  async deal(): Promise<void> {
    await this.button(say('session.dealBefore')).click();
    await this.page.getByText(like('session.dealing.dealt')).waitFor();
  }

  /** Commits to the deals, with a value that nobody can know yet, before they are dealt. */
  async commit({ what, how }: { readonly what: string; readonly how: string }): Promise<string> {
    await this.button(say('sealing.commit')).click();
    await this.page.getByLabel(like('sealing.withValue')).check();
    await this.page.getByLabel(say('sealing.what')).fill(what);
    await this.page.getByLabel(say('sealing.how')).fill(how);
    await this.dialogButton(say('sealing.action')).click();
    return this.page.getByLabel(say('sealing.hash')).inputValue();
  }

  async giveValue(value: string): Promise<void> {
    await this.button(say('sealing.give')).click();
    await this.page.getByLabel(say('sealing.value'), { exact: true }).fill(value);
    await this.dialogButton(say('sealing.give')).click();
    await this.page.getByText(value, { exact: true }).waitFor();
  }

  /** Makes cards and reads from the answer what their QR codes hold. */
  async cards(action: string | RegExp): Promise<ReadonlyMap<string, string>> {
    const answer = this.page.waitForResponse(
      (response) =>
        /\/(devices\/sheet|lasting-cards(\/[^/]+\/print)?)$/.test(response.url()) &&
        response.request().method() === 'POST',
    );
    await this.page.getByRole('button', { name: action }).click();
    const { tables } = (await (await answer).json()) as { readonly tables: readonly Card[] };
    await this.page
      .getByRole('img', { name: like('pairing.qr') })
      .first()
      .waitFor();
    return new Map(tables.map(({ table, link }) => [table, link]));
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialogButton(name: string) {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  }
}
