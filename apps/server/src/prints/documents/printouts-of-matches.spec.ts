import { randomUUID } from 'node:crypto';
import type { CardSeen, DrawSeen } from '#projections';
import { presetOf, WBF_TEAMS } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { played } from '../../../../../libs/tournament/src/testing/played.js';
import { Evening } from '../../testing/evening.js';
import { readPrintout } from '../../testing/printouts.js';
import { serverUnderTest, type ServerUnderTest } from '../../testing/server-under-test.js';
import { lineUp, namedTeam, type TeamEntered } from '../../testing/teams.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const fourOf = (name: string) => ['One', 'Two', 'Three', 'Four'].map((player) => `${player} ${name}`);

async function eveningOf(name: string, teams: readonly string[]) {
  const evening = await Evening.open(server, name);
  await evening.command('tournament.publish');
  const entered: TeamEntered[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in the order of their seeds
  for (const team of teams) entered.push(await namedTeam(evening, team, fourOf(team)));
  return { evening, entered };
}

/** A board in two rooms, as North-South write it down: `4S N =`. */
async function board(
  evening: Evening,
  { session = '1', round = 1, number }: { session?: string; round?: number; number: number },
  rooms: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [table, result] of Object.entries(rooms)) {
    const place = { session, table, round, board: number };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await evening.command('result.record', { ...place, result: played(result) });
  }
}

/** The texts of a printout, set without regard to column widths. */
async function printout(
  evening: Evening,
  wanted: object,
  language: 'en' | 'pl' | 'ru' = 'en',
): Promise<string[]> {
  const told = await readPrintout(evening.director, evening.tournament, { ...wanted, language, size: 'a4' });
  return told.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

describe('a knockout of which a match goes on with extra boards', () => {
  let evening: Evening;
  let entered: readonly TeamEntered[];

  beforeAll(async () => {
    ({ evening, entered } = await eveningOf('Cup', ['Reds', 'Blues', 'Greens', 'Golds']));
    const settings = { title: 'Cup', places: 'first', segments: 2, boards: 2 };
    const entries = entered.map(({ entry }) => entry);
    await evening.command('knockout.set-up', { knockout: '1', settings, entries });
    await evening.command('knockout.open-round', { knockout: '1', round: 1, session: '1' });
    await evening.command('session.start', { session: '1' });
    const golds = { session: '1', team: 'A-2', round: 1, lineUp: lineUp(entered[3]!.players.toReversed()) };
    await evening.command('session.hand-in-line-up', golds);
    const reds = { session: '1', team: 'A-1', round: 1, lineUp: lineUp(entered[0]!.players) };
    await evening.command('session.hand-in-line-up', reds);
    await evening.command('session.call-round', { session: '1', round: 1 });
    await board(evening, { number: 1 }, { A1: '4S N =', A2: '4S S -1', A3: 'pass', A4: 'pass' });
    await board(evening, { number: 2 }, { A1: '2H E =', A2: '3H W -1', A3: 'pass', A4: 'pass' });
    await evening.command('session.call-round', { session: '1', round: 2 });
    await board(evening, { round: 2, number: 3 }, { A1: 'pass', A2: 'pass', A3: 'pass', A4: 'pass' });
    await board(evening, { round: 2, number: 4 }, { A1: '3NT N +1', A2: '3NT S =', A3: 'pass', A4: 'pass' });
    const penalty = { penalty: randomUUID(), team: 'A-2', hundredths: 100, reason: 'Late' };
    await evening.command('session.penalise-team', { session: '1', ...penalty });
    await evening.command('session.close', { session: '1' });
    const at = (await evening.book()).length;
    const extra = { knockout: '1', match: 2, session: '2', boards: 2, at };
    await evening.command('knockout.open-extra-boards', extra);
    await evening.command('session.start', { session: '2' });
    await evening.command('session.call-round', { session: '2', round: 1 });
    await board(evening, { session: '2', number: 1 }, { A1: '4S N -1', A2: '4S N =' });
    await board(evening, { session: '2', number: 2 }, { A1: 'pass', A2: 'pass' });
    await evening.command('session.close', { session: '2' });
  });

  it('has cards of its teams with both rooms, IMPs and the result of the match, and nothing in percent', async () => {
    expect(await printout(evening, { paper: 'score-cards', contestant: 'A-1' })).toEqual([
      expect.stringMatching(/^Scorecard Cup, session 1 · semi-final/),
      'Reds 11 – 3 Golds',
      'Team 1 Reds',
      'Round 1–2 · won by 8 IMPs',
      'Segment 1 · 10 : 4',
      'Open room, Table A1: NS One Reds – Two Reds, EW Two Golds – One Golds',
      'Closed room, Table A2: NS Four Golds – Three Golds, EW Three Reds – Four Reds',
      'Board Open room Own score Closed room Own score Difference IMPs for IMPs against',
      '1 4 ♠ N = +420 4 ♠ S −1 +50 +470 10',
      '2 2 ♥ E = −110 3 ♥ W −1 −50 −160 4',
      'Segment 2 · 11 : 3',
      'Open room, Table A1: NS One Reds – Two Reds, EW Two Golds – One Golds',
      'Closed room, Table A2: NS Four Golds – Three Golds, EW Three Reds – Four Reds',
      'Board Open room Own score Closed room Own score Difference IMPs for IMPs against',
      '3 Pass 0 Pass 0 0 0 0',
      '4 3NT N +1 +630 3NT S = −600 +30 1',
      'penalties −1',
      'Total 11 3',
      expect.stringMatching(/^as of journal entry/),
    ]);
    const all = await printout(evening, { paper: 'score-cards' });
    expect(all.filter((line) => line.includes(' – ') && /\d – \d/.test(line))).toEqual([
      'Reds 11 – 3 Golds',
      'Golds 3 – 11 Reds',
      'Blues 0 – 0 Greens',
      'Greens 0 – 0 Blues',
    ]);
    expect(all.join(' ')).not.toMatch(/Percent|Matchpoints|Place/);
  });

  it('has the card of a pair from the side of its team, in every language', async () => {
    const [, title, called, stands] = await printout(evening, { paper: 'score-cards', contestant: 'A-EW2' });
    expect([title, called, stands]).toEqual([
      'Golds 3 – 11 Reds',
      'Team 2 Golds · Golds EW: Two Golds – One Golds',
      'Round 1–2 · lost by 8 IMPs',
    ]);
    const [, , , inPolish] = await printout(evening, { paper: 'score-cards', contestant: 'A-EW2' }, 'pl');
    const [, , , inRussian] = await printout(evening, { paper: 'score-cards', contestant: 'A-1' }, 'ru');
    expect([inPolish, inRussian]).toEqual([
      'Runda 1–2 · przegrana różnicą 8 IMP',
      'Раунд 1–2 · победа с разницей 8 ИМП',
    ]);
  });

  it('tells on the cards of a tie by what it went on, and on those of extra boards of which match they are', async () => {
    const before = await printout(evening, { paper: 'score-cards', contestant: 'A-4' });
    expect(before.slice(1, 4)).toEqual([
      'Greens 0 – 0 Blues',
      'Team 4 Greens',
      'Round 1–2 · tied · extra boards in session 2: 10 : 0 · winner: Greens, by 10 IMPs',
    ]);
    const extra = await printout(evening, { paper: 'score-cards', session: '2', contestant: 'A-2' });
    expect(extra[0]).toContain('session 2 · semi-final, extra boards');
    expect(extra.slice(1, 9)).toEqual([
      'Greens 10 – 0 Blues',
      'Team 2 Greens',
      'Round 1 · won by 10 IMPs · extra boards of the match in session 1',
      'Open room, Table A1: NS One Blues – Two Blues, EW Three Greens – Four Greens',
      'Closed room, Table A2: NS One Greens – Two Greens, EW Three Blues – Four Blues',
      'Board Open room Own score Closed room Own score Difference IMPs for IMPs against',
      '1 4 ♠ N −1 +50 4 ♠ N = +420 +470 10',
      '2 Pass 0 Pass 0 0 0 0',
    ]);
  });

  it('has travellers of matches, as their page has them', async () => {
    const told = (await printout(evening, { paper: 'travellers', board: 2 })).join('\n');
    expect(told).toContain('1 Reds 2 Golds A1, A2 2 ♥ E = −110 3 ♥ W −1 +50 −160 4');
    expect(told).toContain('3 Blues 4 Greens A3, A4 Pass 0 Pass 0 0 0 0');
    expect(told).toContain('IMPs');
    expect(told).not.toContain('Matchpoints');
  });

  it('has standings and a bracket with extra boards, who has won, and by what', async () => {
    const standings = (await printout(evening, { paper: 'standings' })).join(' ');
    expect(standings).toContain('1–2 1 Reds 2 Golds 11 : 3 winner: Reds, by 8 IMPs · penalties 0 : −1');
    expect(standings).toContain(
      '1–2 3 Blues 4 Greens 0 : 0 winner: Greens, by 10 IMPs · extra boards in session 2: 0 : 10',
    );
    const extra = (await printout(evening, { paper: 'standings', session: '2' })).join(' ');
    expect(extra).toContain(
      '1 1 Blues 2 Greens 0 : 10 winner: Greens, by 10 IMPs · extra boards of the match in session 1',
    );
    const bracket = await printout(evening, { paper: 'knockout', knockout: '1' });
    expect(bracket).toContain('Match 2 · semi-final · extra boards 0 : 10');
    expect(bracket).toContain('3 Greens 10');
  });

  it('has a recap of its teams in IMPs', async () => {
    const recap = await printout(evening, { paper: 'recap' });
    expect(recap.slice(2, 7)).toEqual([
      '# No. Team IMPs 1 2 3 4',
      '– 1 Reds 11 +10 −4 0 +1',
      '– 2 Golds 3 −10 +4 0 −1',
      '– 3 Blues 0 0 0 0 0',
      '– 4 Greens 0 0 0 0 0',
    ]);
  });
});

describe('matches that are scored in victory points', () => {
  it('have these on cards, with the place and the total of the team', async () => {
    const { evening, entered } = await eveningOf('League', ['Reds', 'Blues']);
    await evening.command('session.create', { session: '1' });
    const teams = { name: 'round-robin', teams: 2, matches: 1 };
    const sections = [{ section: 'A', boardsPerRound: 2, movement: { kind: 'teams', teams } }];
    await evening.command('session.set-movement', { session: '1', sections });
    await evening.command('session.score-matches', { session: '1', method: WBF_TEAMS });
    for (const [index, { entry }] of entered.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await evening.command('session.seat-team', { session: '1', team: `A-${index + 1}`, entry });
    }
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
    await board(evening, { number: 1 }, { A1: '4S N =', A2: '4S S -1' });
    // The match is not over: victory points are none yet, and what its boards make is told apart.
    expect((await printout(evening, { paper: 'recap' })).slice(2, 6)).toEqual([
      'IMPs so',
      '# No. Team VP far 1 2',
      '– 1 Reds 0 −10 −10',
      '– 2 Blues 0 +10 +10',
    ]);
    await board(evening, { number: 2 }, { A1: 'pass', A2: 'pass' });
    await evening.command('session.close', { session: '1' });
    const card = await printout(evening, { paper: 'score-cards', contestant: 'A-2' });
    expect(card.slice(1, 4)).toEqual([
      'Blues 10 – 0 Reds',
      'Team 2 Blues · Place 1 · VP 16.46',
      'Round 1 · won by 10 IMPs · 16.46 – 3.54 VP',
    ]);
    expect((await printout(evening, { paper: 'standings' })).slice(2, 8)).toEqual([
      '# No. Team Won : lost VP',
      '1 2 Blues 10 : 0 16.46',
      '2 1 Reds 0 : 10 3.54',
      'Matches',
      'Round Team Against Score VP',
      '1 2 Blues 1 Reds 10 : 0 16.46 : 3.54',
    ]);
    for (const [kind, called] of [
      ['guide-cards', 'Reds NS'],
      ['table-cards', 'Blues EW'],
      ['name-slips', 'Reds EW'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one print after the other
      const told = (await printout(evening, { paper: kind })).join('\n');
      expect([kind, told]).toEqual([kind, expect.stringContaining(called)]);
      expect([kind, told]).toEqual([kind, expect.not.stringMatching(/Pair (NS|EW)|^(NS|EW) \d/m)]);
    }
    const recap = await printout(evening, { paper: 'recap' });
    expect(recap.slice(2, 5)).toEqual(['# No. Team VP 1 2', '1 2 Blues 16.46 +10 0', '2 1 Reds 3.54 −10 0']);
  });
});

describe('a Swiss of pairs in which each round has a bye', () => {
  const SESSION = { session: '1' };
  const PAIRS = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];

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

  async function card(contestant: string): Promise<string[]> {
    const lines = await printout(evening, { paper: 'score-cards', contestant });
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
});
