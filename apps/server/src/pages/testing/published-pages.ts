import type { Locator, Page } from 'playwright-core';
import { say } from '../../testing/words.js';

/** Opens what stands behind "About these results" at the end of a page. @returns all of it */
export async function aboutResults(page: Page, language?: 'pl' | 'ru'): Promise<Locator> {
  const title = page.locator('summary').filter({ hasText: say('about.title', {}, language) });
  await title.click();
  const part = title.locator('..');
  await part.getByText(say('overview.proof', {}, language)).waitFor();
  return part;
}

/** What a table on a page says to the eye, row by row, cell by cell, each in one line; with the heads of rows if wanted. */
export async function tableRows(page: Page, { heads = false } = {}): Promise<string[][]> {
  const cells = heads ? 'td, th' : 'td';
  return page.getByRole('row').evaluateAll(
    (rows, wanted) =>
      rows.slice(1).map((row) =>
        Array.from(row.querySelectorAll<HTMLElement>(wanted), (cell) => {
          const spoken = Array.from(
            cell.querySelectorAll('.visually-hidden'),
            (part) => part.textContent ?? '',
          );
          const said = spoken.reduce((text, part) => text.replace(part, ''), cell.innerText);
          return said.replaceAll(/\s+/gu, ' ').trim();
        }),
      ),
    cells,
  );
}

/** What a screen reader says of a row of a table, cell by cell, or of an item of a list, part by part. */
export async function heard(part: Locator): Promise<string[]> {
  const said: string[] = [];
  let within = Infinity;
  for (const line of (await part.ariaSnapshot()).split('\n').slice(1)) {
    const indent = line.search(/\S/);
    // What it is made of has been said with its name.
    if (indent > within) continue;
    const [, name, text] = /^ *- '?[a-z]+(?: "(.*)")?'?(?::(?: "?(.+?)"?)?)?$/.exec(line) ?? [];
    const word = name ?? text;
    within = word === undefined ? Infinity : indent;
    if (word !== undefined) said.push(word);
  }
  return said;
}

/** What a pair has on each board, by its card. */
export async function percentagesOnCard(page: Page): Promise<Record<string, string>> {
  const lines = await page
    .getByRole('main')
    .locator('li:has(> strong)')
    .evaluateAll((items) =>
      items.map(({ firstElementChild, lastElementChild }) => [
        firstElementChild?.textContent ?? '',
        (lastElementChild?.textContent ?? '').replaceAll(/\s+/gu, ' '),
      ]),
    );
  return Object.fromEntries(lines) as Record<string, string>;
}

/** Waits until the standings in view say this, and says what they say in the end. */
export async function standingsOf(page: Page, expected: readonly (readonly string[])[]) {
  const wanted = JSON.stringify(expected);
  let said: string[][] = [];
  for (let tries = 0; tries < 300; tries++) {
    said = (await tableRows(page, { heads: true })).map(
      ([place = '', , names = '', boards = '', ...rest]) => [
        // On a phone who moved stands beside the place.
        place.replace(/ .*/, ''),
        names,
        boards,
        // And boards below the figure.
        (rest.at(-1) ?? '').replace(/ .*/, ''),
      ],
    );
    if (JSON.stringify(said) === wanted) break;
    await page.waitForTimeout(100);
  }
  return said;
}
