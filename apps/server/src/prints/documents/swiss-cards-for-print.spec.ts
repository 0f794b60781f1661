import { randomUUID } from 'node:crypto';
import type { CardSeen, DrawSeen } from '#projections';
import { presetOf } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { Evening } from '../../testing/evening.js';
import { readPrintout } from '../../testing/printouts.js';
import { serverUnderTest, type ServerUnderTest } from '../../testing/server-under-test.js';

const SESSION = { session: '1' };
const PAIRS = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];

let server: ServerUnderTest;
let evening: Evening;

async function read<Seen>(path: string): Promise<Seen> {
  const { position } = (await evening.book()).at(-1)!;
  const of = `/api/tournaments/${evening.tournament}/sessions/1`;
  const { body } = await evening.director.get(`${of}${path}?after=${position}`);
  return body as Seen;
}

async function playRound(round: number): Promise<void> {
  await evening.command('session.call-round', { ...SESSION, round });
  const cards = await Promise.all(PAIRS.map((pair) => read<CardSeen>(`/contestants/${pair}`)));
  const there = cards.flatMap(({ rounds }) => rounds.filter((own) => own.round === round));
  for (const { table, boards } of there.filter(({ side }) => side === 'NS')) {
    for (const { board } of boards) {
      const result = { kind: 'score', score: [110, 140, -90][(Number(table!.slice(1)) + board) % 3]! };
      await evening.command('result.record', { ...SESSION, table: table!, round, board, result });
    }
  }
}

/** Five pairs and two rounds of two boards: one pair has a bye in each. */
beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Swiss Pairs');
  for (const pair of 'ABCDE') await evening.register(`${pair} One`, `${pair} Two`);
  const settings = { ...DEFAULT_SETTINGS, method: presetOf('ebu-swiss-pairs') };
  await evening.command('tournament.choose-settings', { settings });
  await evening.command('session.create', SESSION);
  const swiss = { pairs: 5, rounds: 2, boardsPerRound: 2, draw: { first: 'halves' } };
  await evening.command('session.set-swiss', { ...SESSION, ...swiss });
  await evening.command('session.draw-seats', SESSION);
  await evening.command('session.start', SESSION);
  await playRound(1);
  const { at } = await read<DrawSeen>('/draw');
  await evening.command('session.draw-round', { ...SESSION, section: 'A', round: 2, at });
  await playRound(2);
});
afterAll(() => server.stop());

async function card(contestant: string): Promise<string[]> {
  const told = await readPrintout(evening.director, evening.tournament, { paper: 'score-cards', contestant });
  const lines = told.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const from = lines.findIndex((line) => line.startsWith('Round Against'));
  // Who has which number is drawn.
  return lines.slice(from, -1).map((line) => line.replace(/ [A-E] One – [A-E] Two/, ' –'));
}

it.each(PAIRS)(
  'has the matches and the bye of %s as its page has them, with what it has up to there',
  async (pair) => {
    const { standing } = await read<CardSeen>(`/contestants/${pair}`);
    const { total, matches = [], byes = [] } = standing!.victoryPoints!;
    const of = [
      ...matches.map(({ round, opponents: [other], percentage, points }) => ({
        round,
        told: `${round} ${other!.slice(2)} – ${Number(percentage).toFixed(2)} ${points}`,
        points,
      })),
      ...byes.map(({ round, points }) => ({ round, told: `${round} bye ${points}`, points })),
    ].toSorted((one, other) => one.round - other.round);
    const [first, second] = of;
    expect(await card(pair)).toEqual([
      'Round Against % VP Total',
      `${first!.told} ${first!.points}`,
      `${second!.told} ${total}`,
    ]);
  },
);

it('tells in the standings of how many boards those are that count of a pair with a bye', async () => {
  const told = await readPrintout(evening.director, evening.tournament, { paper: 'standings' });
  expect(told.match(/ 2\/4 /g)).toHaveLength(2);
  expect(told).toContain('2/4: boards counted out of the fullest card');
});

it('takes a penalty in victory points off what places go by', async () => {
  await evening.command('ruling.give', {
    ...SESSION,
    ruling: randomUUID(),
    law: { edition: '2017', law: '90' },
    ways: [],
    effects: [{ kind: 'penalty', contestant: 'A-1', amount: { unit: 'victory-points', hundredths: 50 } }],
    reason: 'Late.',
  });
  expect((await card('A-1')).slice(1)).toEqual([
    '1 3 – 0.00 0.0 0.0',
    '2 5 – 50.00 10.0 10.0',
    'penalties −0.5 9.5',
  ]);
});
