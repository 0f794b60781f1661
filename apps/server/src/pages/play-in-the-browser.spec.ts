import type { Page } from 'playwright-core';
import { openSecret, type HiddenSecret } from '#ledger';
import { Evening, GAME_MADE } from '../testing/evening.js';
import { Venue, PHONE } from './testing/venue.js';
import { expectScene } from './testing/scene.js';
import { say } from '../testing/words.js';

/*
 * Three tables, three rounds of a board each, dealt at the tables: board 1 is at A1 in round 1, at A3 in round 2 and at A2
 * in round 3. Everywhere it is four spades by North, made.
 */
const HANDS = { N: 'AKQ2.765.J94.T83', E: 'T975.KJ4.A82.764', S: 'J86.AT98.KT5.AQ2' };
const CALLS = ['1S', 'pass', '4S', 'pass', 'pass', 'pass'].map((call) => ({ call }));
const CARDS = ['C6', 'C2', 'CJ', 'C3', 'D3', 'D4', 'DA', 'D5'];
const LIN = `qx|o1|md|3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,|rh||ah|Board 1|sv|o|
mb|1S|mb|p|mb|2N!|an|4+ !S, game force|mb|p|mb|4S|mb|p|mb|p|mb|p|pg||
pc|C6|pc|C2|pc|CJ|pc|C3|pg||pc|D3|pc|D4|pc|DA|pc|D5|pg||mc|10|`;

let venue: Venue;
let evening: Evening;
let board: string;

beforeAll(async () => {
  venue = await Venue.open();
  evening = await Evening.open(venue.server, 'Vugraph');
  board = `/tournaments/${evening.tournament}/session/1/board/1`;
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
}, 120_000);
afterAll(() => venue?.close());

async function playRound(round: number): Promise<void> {
  await evening.command('session.call-round', { session: '1', round });
  for (const table of [1, 2, 3]) {
    const play = { session: '1', table: `A${table}`, round, board: ((table + round - 2) % 3) + 1 };
    await evening.command('result.record', { ...play, result: GAME_MADE });
  }
}

async function seenByEverybody() {
  const { body } = await venue.server
    .client()
    .get(
      `/api/tournaments/${evening.tournament}/sessions/1/boards/1/records?after=${(await evening.book()).length}`,
    );
  return body as Record<string, unknown>;
}

it('hides calls and cards until the board has been played everywhere, and reveals them with its deal', async () => {
  await playRound(1);
  await evening.command('board.record-hands', { session: '1', board: 1, hands: HANDS });
  const play = { session: '1', table: 'A1', round: 1, board: 1 };
  await evening.command('result.record-play', { ...play, calls: CALLS, cards: CARDS, claimed: 10 });
  const recorded = (await evening.book()).find(({ type }) => type === 'result.play-recorded')!;
  expect(JSON.stringify(recorded)).not.toMatch(/["\s](1S|C6|pass)["\s]/);
  expect(await seenByEverybody()).toMatchObject({ shown: false, deal: null, plays: [] });

  await playRound(2);
  await playRound(3);
  await evening.until('board.revealed', 1);
  expect(await seenByEverybody()).toMatchObject({ shown: true, plays: [{ table: 'A1', total: 10 }] });
  const revealed = (await evening.book()).find(({ type }) => type === 'board.revealed')!;
  const { key } = revealed.payload as { key: string };
  const { record } = recorded.payload as unknown as { record: HiddenSecret };
  expect(openSecret(key, evening.tournament, record)).toBe(
    '1S pass 4S pass pass pass|C6 C2 CJ C3 D3 D4 DA D5|10',
  );

  const swapped = { ...HANDS, N: 'AKQ5.765.J94.T83', E: 'T972.KJ4.A82.764' };
  const other = { ...play, table: 'A3', round: 2, calls: [], cards: CARDS };
  const refused = await evening.director.command(evening.tournament, 'result.record-play', {
    ...other,
    hands: swapped,
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'result.other-deal', card: 'S5', dealt: 'E', found: 'N' },
  });
}, 120_000);

it('takes an auction and a play from LIN, and goes through it card by card', async () => {
  const olga = await venue.organiser();
  await olga.goto(`/tournaments/${evening.tournament}/session/1/room/table/A2`);
  await olga
    .getByRole('button', { name: new RegExp(say('room.play', { table: 'A2', round: '3', board: '.+' })) })
    .first()
    .click();
  await olga.getByRole('link', { name: say('room.action.record-play') }).click();
  await olga.getByText(say('recording.paste')).click();
  const text = olga.getByLabel(say('recording.pasteText'));
  const read = olga.getByRole('button', { name: say('recording.read') });
  await text.fill(LIN.replace('SJ86', 'SJ85').replace('ST975', 'ST976'));
  await read.click();
  await olga
    .getByText(
      say('recording.otherDeal', {
        card: `${say('contract.strain.S')} 6`,
        dealt: say('contract.seatName.S'),
        found: say('contract.seatName.E'),
      }),
    )
    .waitFor();
  await text.fill(LIN);
  await read.click();
  await olga.getByText(say('replay.claimed', { count: 10 })).waitFor();
  await expectScene(olga, 'play-1-pasted');
  await olga.getByRole('button', { name: say('recording.send') }).click();
  await olga
    .getByRole('heading', { name: say('replay.title', { board: '1', table: 'A2', round: '3' }) })
    .waitFor();

  const reader = await venue.person({ viewport: PHONE });
  await reader.goto(board);
  await reader.getByRole('link', { name: say('replay.see', { table: 'A2', round: '3' }) }).click();
  await reader.getByText('4+ ♠, game force').waitFor();
  for (let cards = 0; cards < 4; cards++) await reader.keyboard.press('ArrowRight');
  const clubs = say('contract.strain.C');
  const played = [
    `${say('contract.seatName.E')} ${clubs} 6`,
    `${say('contract.seatName.S')} ${clubs} 2`,
    `${say('contract.seatName.W')} ${clubs} J`,
    `${say('contract.seatName.N')} ${clubs} 3`,
  ].join(', ');
  const wins = say('replay.wins', { seat: say('contract.seatName.W') });
  await said(reader, `${say('replay.trickSaid', { number: '1', played })} ${wins}`);
  await reader.getByText(say('replay.won', { declarer: '0', defence: '1' })).waitFor();
  await expectScene(reader, 'play-2-phone');
  await reader
    .getByRole('button', { name: new RegExp(`^${say('replay.trickSaid', { number: '2', played: '.+' })}`) })
    .click();
  await reader.getByText(say('replay.cardOf', { played: '8', last: '8' })).waitFor();
  await reader.getByText(say('replay.won', { declarer: '0', defence: '2' })).waitFor();
  await reader.getByRole('radio', { name: say('contract.seatName.E'), exact: true }).click({ force: true });
  await reader
    .getByText(say('replay.hiddenHand', { count: 11 }))
    .first()
    .waitFor();

  const erase = olga.getByRole('button', { name: say('replay.eraseExplanations') });
  await erase.click();
  await expectScene(olga, 'play-3-erase');
  await olga
    .getByRole('dialog')
    .getByRole('button', { name: say('replay.eraseAction') })
    .click();
  await erase.waitFor({ state: 'detached' });
  const left = JSON.stringify(await seenByEverybody());
  expect([left.includes('game force'), left.includes('"alert":true')]).toEqual([false, true]);
  expect(venue.complaints).toEqual([]);
}, 120_000);

/** What a screen reader is told. */
async function said(page: Page, words: string): Promise<void> {
  await page.locator('[aria-live]', { hasText: words }).waitFor({ state: 'attached' });
}
