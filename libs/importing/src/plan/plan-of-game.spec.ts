import {
  readPublished,
  type ArtificialAward,
  type PublishedGame,
  type PublishedLine,
  type SideOutcome,
} from '#interchange';
import type { Adjustment } from '#tournament';
import { SAMPLES } from '../../../interchange/src/testing/samples.js';
import { planOfGame } from './plan-of-game.js';
import type { PlannedRound, GamePlan } from './game-plan.js';

function gameOf(name: keyof typeof SAMPLES): PublishedGame {
  return readPublished(SAMPLES[name]).results[0]!.game;
}

const average = (award: ArtificialAward) => ({ kind: 'artificial', award }) as const;
const assigned = (points: number) =>
  ({ kind: 'assigned', result: { kind: 'score', score: points } }) as const;

/** The game with another outcome, round or pair on one line. */
function withLine(game: PublishedGame, id: string, change: Partial<PublishedLine>): PublishedGame {
  const lines = (all: readonly PublishedLine[]) =>
    all.map((line) => (line.id === id ? { ...line, ...change } : line));
  return { ...game, sections: game.sections.map((each) => ({ ...each, lines: lines(each.lines) })) };
}

/** What happens in a round, as one reads it on paper: 'A1 b2: 110'. */
function printout({ atTables, irregular, rulings, late, notPlayed, travellers }: PlannedRound): string[] {
  const play = ({ table, board }: { table: string; board: number }) => `${table} b${board}`;
  const score = (result: { kind: string; score?: number }) => `${result.score ?? result.kind}`;
  return [
    ...[...atTables.values()].flat().map((each) => `${play(each)}: ${score(each.result)}`),
    ...[...travellers.values()].flat().map((each) => `${play(each)}: ${score(each.result)} by the scorer`),
    ...irregular.map(
      (each) => `${play(each)}: ${score(each.result)}, really ${each.seating.N} v ${each.seating.E}`,
    ),
    ...rulings.map((each) => `${play(each)}: ${each.kind}`),
    ...late.map((each) => `${play(each)}: late`),
    ...notPlayed.map((each) => `${play(each)}: not played`),
  ];
}

function printouts({ rounds }: GamePlan): string[][] {
  return rounds.map(printout);
}

describe('the plan of a published game', () => {
  it('has what happened round by round', () => {
    const plan = planOfGame(gameOf('acblscore'));
    expect(plan.tables).toEqual(['A1', 'A2', 'A3']);
    expect(printouts(plan)).toEqual([
      ['A1 b1: 420', 'A2 b2: -100', 'A3 b3: 100'],
      ['A3 b1: 450', 'A1 b2: 110', 'A2 b3: artificial'],
      ['A2 b1: 420', 'A1 b3: -50', 'A3 b2: artificial', 'A1 b3: assigned'],
    ]);
    const notPlayed = { kind: 'not-played' } as const;
    expect(plan.rounds.flatMap(({ rulings }) => rulings).map(({ adjustment }) => adjustment)).toEqual([
      { NS: notPlayed, EW: notPlayed },
      { NS: average('average-plus'), EW: average('average-minus') },
      { NS: assigned(-50), EW: assigned(-100) },
    ]);
    expect(plan.placeOf.get('A/3 NS1 v EW2')).toEqual({ table: 'A1', round: 3, board: 3 });
    expect(plan).toMatchObject({ unplayable: [], neverPlayed: [] });
  });

  it('enters contracts where they are known', () => {
    const [first, , third] = planOfGame(gameOf('acbl-live')).rounds;
    expect(first!.atTables.get('A1')![0]!.result).toEqual({
      kind: 'contract',
      level: 3,
      strain: 'NT',
      doubling: '',
      declarer: 'N',
      tricks: 9,
    });
    expect(third!.atTables.get('A1')![0]!.result).toEqual({ kind: 'passed-out' });
  });

  it('enters the score alone where it contradicts its contract', () => {
    const outcome: SideOutcome = { kind: 'score', score: 430 };
    const game = withLine(gameOf('acbl-live'), 'A/1 4 v 1', { outcome: { ns: outcome, ew: outcome } });
    expect(planOfGame(game).rounds[0]!.atTables.get('A1')![0]!.result).toEqual({ kind: 'score', score: 430 });
  });

  it('scores as the program did that published', () => {
    expect(planOfGame(gameOf('acblscore')).tournament).toMatchObject({
      minimumShare: 0,
      method: { name: 'acbl-matchpoints', fullCard: 'section', decimals: { score: 2, percentage: 2 } },
    });
    expect(planOfGame(gameOf('usebio')).tournament).toMatchObject({
      method: { name: 'ebu-matchpoints', fullCard: 'line' },
    });
    expect(planOfGame(gameOf('acblscore')).session).toMatchObject({
      scored: 'by-section',
      ranked: 'by-section',
    });
  });

  it('plays later what is played late, which nobody says ever happened', () => {
    const late: SideOutcome = { kind: 'late' };
    const game = withLine(gameOf('acblscore'), 'A/1 NS1 v EW1', { outcome: { ns: late, ew: late } });
    const plan = planOfGame(game);
    expect(printout(plan.rounds[0]!)).toContain('A1 b1: late');
    const notPlayed = { kind: 'not-played' };
    expect(plan.neverPlayed).toMatchObject([
      { table: 'A1', round: 1, board: 1, adjustment: { NS: notPlayed, EW: notPlayed } },
    ]);
  });

  it('does not play what no line tells of', () => {
    const game = gameOf('acblscore');
    const [section] = game.sections;
    const twoBoards = section!.lines.flatMap((line) => [
      { ...line, board: 2 * line.board - 1 },
      { ...line, board: 2 * line.board, id: `${line.id} again` },
    ]);
    const lines = twoBoards.filter(({ id }) => id !== 'A/1 NS1 v EW1 again');
    const missed = { ...game, sections: [{ ...section!, boardsPerRound: 2, lines }] };
    expect(printouts(planOfGame(missed))[0]).toEqual([
      'A1 b1: 420',
      'A2 b3: -100',
      'A2 b4: -100',
      'A3 b5: 100',
      'A3 b6: 100',
      'A1 b2: not played',
    ]);
  });

  it('records as irregular what the schedule does not have', () => {
    const game = withLine(gameOf('acblscore'), 'A/1 NS3 v EW2', { ns: 'NS3', round: 1, table: 1 });
    expect(printouts(planOfGame(game))[0]).toContain('A1 b1: 420');
    expect(
      printouts(planOfGame(game))
        .flat()
        .filter((each) => each.includes('really')),
    ).toEqual(['A1 b1: 450, really A-NS3 v A-EW2']);
  });

  it.each<[string, SideOutcome, SideOutcome, string[], Adjustment]>([
    [
      'an average against a score',
      average('average'),
      { kind: 'score', score: 50 },
      ['A1 b1: 50', 'A1 b1: assigned'],
      { NS: average('average'), EW: assigned(50) },
    ],
    [
      'seventy percent',
      { kind: 'percentage', percent: '70' },
      { kind: 'percentage', percent: '30.5' },
      ['A1 b1: artificial'],
      { NS: { kind: 'percentage', hundredths: 7_000 }, EW: { kind: 'percentage', hundredths: 3_050 } },
    ],
    [
      'an average against nothing',
      average('average-plus'),
      { kind: 'not-played' },
      ['A1 b1: artificial'],
      { NS: average('average-plus'), EW: { kind: 'not-played' } },
    ],
    [
      'a score against what was never played late',
      { kind: 'score', score: 420 },
      { kind: 'late' },
      ['A1 b1: 420', 'A1 b1: assigned'],
      { NS: assigned(420), EW: { kind: 'not-played' } },
    ],
  ])('rules %s, each side by itself', (_what, ns, ew, done, adjustment) => {
    const plan = planOfGame(withLine(gameOf('acblscore'), 'A/1 NS1 v EW1', { outcome: { ns, ew } }));
    expect(plan.unplayable).toEqual([]);
    expect(printout(plan.rounds[0]!).filter((each) => each.startsWith('A1 '))).toEqual(done);
    expect(plan.rounds[0]!.rulings.map((ruling) => ruling.adjustment)).toEqual([adjustment]);
  });

  it.each<[string, SideOutcome, SideOutcome, string]>([
    [
      'a percentage that none can give',
      { kind: 'percentage', percent: '130' },
      { kind: 'percentage', percent: '30' },
      'no-such-ruling',
    ],
    [
      'a score that nothing gives',
      { kind: 'score', score: 10 },
      { kind: 'score', score: 10 },
      'impossible-score',
    ],
  ])('leaves out %s, and says so', (_what, ns, ew, why) => {
    const plan = planOfGame(withLine(gameOf('acblscore'), 'A/1 NS1 v EW1', { outcome: { ns, ew } }));
    expect(plan.unplayable).toEqual([{ line: 'A/1 NS1 v EW1', why }]);
    expect(printout(plan.rounds[0]!)).toContain('A1 b1: not played');
  });

  it('has a scorer enter what no schedule was found for', () => {
    const stranger = { ns: 'NS9', ew: 'EW9', round: 2, table: 1 };
    const plan = planOfGame(withLine(gameOf('acblscore'), 'A/2 NS1 v EW3', stranger));
    expect(plan.rounds).toHaveLength(3);
    const game = gameOf('acblscore');
    const [section] = game.sections;
    const extra = { ...section!.lines[0]!, ...stranger, id: 'A/1 NS9 v EW9' };
    const more = { ...game, sections: [{ ...section!, lines: [...section!.lines, extra] }] };
    expect(printouts(planOfGame(more))[3]).toEqual(['A1 b1: 420 by the scorer']);
  });
});
