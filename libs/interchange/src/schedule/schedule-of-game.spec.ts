import { boardsOfSet, checkMovement } from '#movement';
import { readPublished } from '../published/reading/published-file.js';
import type { PublishedGame, PublishedSection } from '../published/published-game.js';
import { sectionOfLines, type GivenLine } from '../testing/game-of-lines.js';
import { SAMPLES } from '../testing/samples.js';
import { scheduleOfGame } from './schedule-of-game.js';
import type { SectionSchedule } from './section-schedule.js';

function scheduleOf(section: PublishedSection, looks?: number): SectionSchedule {
  const { game } = readPublished(SAMPLES.usebio).results[0]!;
  const one: PublishedGame = { ...game, sections: [section] };
  const [schedule] = scheduleOfGame(one, looks);
  expectPlayable(schedule!, section);
  return schedule!;
}

/** The movement can be played, and every line has a place of its own that is as it says. */
function expectPlayable(
  { movement, boardsPerRound, firstBoard, lines, unplaced }: SectionSchedule,
  section: PublishedSection,
): void {
  expect(checkMovement(movement).filter(({ severity }) => severity === 'impossible')).toEqual([]);
  const places = lines.map(({ table, round, line }) => `${table} ${round} ${line.board}`);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set([...lines.map(({ line }) => line), ...unplaced])).toEqual(new Set(section.lines));
  for (const { line, table, round, fit } of lines) {
    const play = movement.rows[table - 1]![round - 1];
    const boards = play ? boardsOfSet(play.set, { boardsPerRound, firstBoard }) : [];
    const scheduled = play?.ns === line.ns && play.ew === line.ew && boards.includes(line.board);
    expect({ id: line.id, fit }).toEqual({ id: line.id, fit: scheduled ? 'scheduled' : 'irregular' });
  }
}

/** Lines of a play: two boards of a set. */
function play(round: number, table: number, ns: string, ew: string, set: number): GivenLine[] {
  return boardsOfSet(set, { boardsPerRound: 2 }).map((board) => ({ round, table, ns, ew, board }));
}

/** Three tables, three rounds of two boards. */
const MITCHELL = [
  ...play(1, 1, 'NS1', 'EW1', 1),
  ...play(1, 2, 'NS2', 'EW2', 2),
  ...play(1, 3, 'NS3', 'EW3', 3),
  ...play(2, 1, 'NS1', 'EW3', 2),
  ...play(2, 2, 'NS2', 'EW1', 3),
  ...play(2, 3, 'NS3', 'EW2', 1),
  ...play(3, 1, 'NS1', 'EW2', 3),
  ...play(3, 2, 'NS2', 'EW3', 1),
  ...play(3, 3, 'NS3', 'EW1', 2),
];

const TWO_WINNERS = { winners: 2, boardsPerRound: 2 } as const;

function changed(index: number, change: Partial<GivenLine>): GivenLine[] {
  return MITCHELL.map((line, each) => (each === index ? { ...line, ...change } : line));
}

function irregular({ lines }: SectionSchedule): string[] {
  return lines.flatMap(({ line, fit, table, round }) =>
    fit === 'irregular' ? [`${line.id} at ${table} in ${round}`] : [],
  );
}

describe('lines that tell their rounds and tables', () => {
  it('are the movement', () => {
    const schedule = scheduleOf(sectionOfLines(MITCHELL, TWO_WINNERS));
    expect(schedule).toMatchObject({ rounds: 'given', boardsPerRound: 2, firstBoard: 1, playedRounds: 3 });
    expect(schedule.movement).toMatchObject({ tables: 3, rounds: 3, sets: 3, winners: 2 });
    expect(schedule.movement.stationary).toEqual(['NS1', 'NS2', 'NS3']);
    expect(irregular(schedule)).toEqual([]);
  });

  it('make sets by themselves when the file does not say how many boards a round has', () => {
    const section = sectionOfLines(MITCHELL, { winners: 2 });
    expect(scheduleOf(section)).toMatchObject({ boardsPerRound: 2, firstBoard: 1 });
    const later = MITCHELL.map((line) => ({ ...line, board: line.board + 12 }));
    expect(scheduleOf(sectionOfLines(later, { winners: 2 }))).toMatchObject({
      boardsPerRound: 2,
      firstBoard: 13,
    });
  });

  it.each([
    ['one that was missed', MITCHELL.slice(1), []],
    ['another board', changed(1, { board: 5 }), ['A/5 NS1 v EW1 at 1 in 1']],
    ['interchanged pairs', changed(1, { ns: 'NS2' }), ['A/2 NS2 v EW1 at 1 in 1']],
    [
      'a table where nothing of it is expected',
      changed(1, { round: 3, table: 2 }),
      ['A/2 NS1 v EW1 at 1 in 3'],
    ],
  ])('are irregular where the others say otherwise: %s', (_what, lines, expected) => {
    expect(irregular(scheduleOf(sectionOfLines(lines, TWO_WINNERS)))).toEqual(expected);
  });

  it('are irregular when they have a pair at two tables, or play a set twice', () => {
    const atTwo = MITCHELL.map((line) =>
      line.round === 1 && line.table === 2 ? { ...line, ew: 'EW1' } : line,
    );
    expect(irregular(scheduleOf(sectionOfLines(atTwo, TWO_WINNERS)))).toEqual([
      'A/3 NS2 v EW1 at 2 in 1',
      'A/4 NS2 v EW1 at 2 in 1',
    ]);
    const twice = MITCHELL.map((line) =>
      line.round === 3 && line.table === 1 ? { ...line, board: line.board - 4 } : line,
    );
    expect(irregular(scheduleOf(sectionOfLines(twice, TWO_WINNERS)))).toEqual([
      'A/1 NS1 v EW2 at 1 in 3',
      'A/2 NS1 v EW2 at 1 in 3',
    ]);
  });

  it('have a play of their own afterwards when nobody played them, or a pair is nowhere else', () => {
    const average = { kind: 'artificial', award: 'average' } as const;
    const lines = [
      ...MITCHELL,
      { round: 1, table: 1, ns: 'NS1', ew: 'EW1', board: 7, outcome: average },
      { round: 2, table: 1, ns: 'NS4', ew: 'EW4', board: 3 },
    ];
    const schedule = scheduleOf(sectionOfLines(lines, TWO_WINNERS));
    expect(irregular(schedule)).toEqual([]);
    expect(schedule).toMatchObject({ playedRounds: 3, movement: { rounds: 4 } });
    expect(schedule.lines.filter(({ round }) => round === 4).map(({ line }) => line.id)).toEqual([
      'A/7 NS1 v EW1',
      'A/3 NS4 v EW4',
    ]);
  });

  it('have no place when somebody has the set and no result on the board', () => {
    const average = { kind: 'artificial', award: 'average' } as const;
    const lines = [...MITCHELL, { round: 3, table: 1, ns: 'NS1', ew: 'EW2', board: 1, outcome: average }];
    expect(scheduleOf(sectionOfLines(lines, TWO_WINNERS)).unplaced).toHaveLength(1);
  });
});

/** The same without rounds and tables. */
function bare(lines: readonly GivenLine[]): GivenLine[] {
  return lines.map(({ ns, ew, board, outcome }) => ({ ns, ew, board, ...(outcome && { outcome }) }));
}

describe('lines without rounds', () => {
  it('get rounds, with North-South at their tables and sets apart', () => {
    const schedule = scheduleOf(sectionOfLines(bare(MITCHELL), { winners: 2 }));
    expect(schedule).toMatchObject({ rounds: 'computed', boardsPerRound: 2, playedRounds: 3 });
    expect(schedule.movement).toMatchObject({ tables: 3, rounds: 3, stationary: ['NS1', 'NS2', 'NS3'] });
    expect(checkMovement(schedule.movement)).toEqual([]);
  });

  it.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('get rounds in the sample %s', (name) => {
    const [section] = readPublished(SAMPLES[name]).results[0]!.game.sections;
    const untold = {
      ...section!,
      lines: section!.lines.map((line) => ({ ...line, round: null, table: null })),
    };
    expect(scheduleOf(untold)).toMatchObject({ playedRounds: 3, movement: { rounds: 3 }, unplaced: [] });
  });

  it('have a turned board in a Howell', () => {
    const howell = [
      ...play(1, 1, '4', '1', 1),
      ...play(1, 2, '2', '3', 1),
      ...play(2, 1, '4', '2', 2),
      ...play(2, 2, '3', '1', 2),
      ...play(3, 1, '4', '3', 3),
      ...play(3, 2, '1', '2', 3),
    ];
    const turned = howell.map((line) =>
      line.board === 6 && line.ns === '1' ? { ...line, ns: '2', ew: '1' } : line,
    );
    const schedule = scheduleOf(sectionOfLines(bare(turned)));
    expect(schedule.movement.winners).toBe(1);
    expect(irregular(schedule).map((each) => each.slice(0, 10))).toEqual(['A/6 2 v 1 ']);
  });

  it('go on in further rounds when no schedule was found in time', () => {
    const pairs = Array.from({ length: 8 }, (_, index) => index + 1);
    const lines = pairs.flatMap((ns) =>
      pairs.slice(ns).map((ew) => ({ ns: `${ns}`, ew: `${ew}`, board: ns * 8 + ew })),
    );
    const schedule = scheduleOf(sectionOfLines(lines, { boardsPerRound: 1 }), 0);
    expect(schedule).toMatchObject({ playedRounds: 8, unplaced: [] });
    expect(schedule.lines.every(({ round }) => round > 8)).toBe(true);
  });

  it('are irregular when a pair plays a board again', () => {
    const again = [...bare(MITCHELL), { ns: 'NS1', ew: 'EW2', board: 1 }];
    const schedule = scheduleOf(sectionOfLines(again, TWO_WINNERS));
    expect(irregular(schedule)).toHaveLength(1);
  });
});
