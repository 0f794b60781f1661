import type { SideName } from '#tournament';
import type { RecapBoardSeen, RecapLineSeen, RecapSeen } from '../api/recapDocuments.js';
import { headToHead } from './headToHead.js';

type Worth = Readonly<Record<SideName, string>> | null;

/** A line of matchpoints whose awards are percentages, or of IMPs. */
function line(ns: string, ew: string, worth: Worth, imps = false): RecapLineSeen {
  const award = (figure: string) =>
    imps
      ? { kind: 'scored', points: figure, top: null, percent: null, parts: [] }
      : { kind: 'scored', points: '1', top: '4', percent: figure, parts: [] };
  const awards = worth && { NS: award(worth.NS), EW: award(worth.EW) };
  return { table: ns, round: 1, ns, ew, status: 'agreed', result: null, score: 0, awards } as RecapLineSeen;
}

function recap(boards: readonly (readonly RecapLineSeen[])[], method = 'matchpoints') {
  const seen = boards.map((lines, index): RecapBoardSeen => ({
    board: index + 1,
    dealer: 'N',
    vulnerable: 'none',
    shown: true,
    lines,
  }));
  return { boards: seen, standings: { method } as RecapSeen['standings'] };
}

describe('two pairs side by side', () => {
  const evening = recap([
    [line('A-1', 'A-2', { NS: '75', EW: '25' })],
    [line('A-1', 'A-3', { NS: '50', EW: '50' }), line('A-2', 'A-4', { NS: '50', EW: '50' })],
    [line('A-3', 'A-1', { NS: '100/3', EW: '200/3' }), line('A-2', 'A-4', { NS: '100', EW: '0' })],
    [line('A-1', 'A-4', { NS: '25', EW: '75' })],
    [line('A-1', 'A-3', null), line('A-2', 'A-4', { NS: '50', EW: '50' })],
  ]);

  it('have the boards that both have played, met where they sat at one table against each other', () => {
    const { boards } = headToHead(evening, ['A-1', 'A-2']);
    expect(boards.map(({ board, met, gain }) => [board, met, gain])).toEqual([
      [1, true, '50'],
      [2, false, '0'],
      [3, false, '-100/3'],
      [5, false, null],
    ]);
  });

  it('are compared on the boards on which both have something that counts', () => {
    const { ahead, together } = headToHead(evening, ['A-1', 'A-2']);
    expect(ahead).toEqual({ one: 1, other: 1, neither: 1 });
    expect(together).toEqual({ one: '575/9', other: '175/3', gain: '50/9' });
  });

  it('have the opposite seen from the other side', () => {
    const [there, back] = [headToHead(evening, ['A-1', 'A-2']), headToHead(evening, ['A-2', 'A-1'])];
    expect(back.together).toEqual({ one: '175/3', other: '575/9', gain: '-50/9' });
    expect(back.ahead).toEqual({ one: there.ahead.other, other: there.ahead.one, neither: 1 });
  });

  it('have sums in IMPs', () => {
    const butler = recap(
      [
        [line('A-1', 'A-2', { NS: '7', EW: '-7' }, true)],
        [line('A-3', 'A-1', { NS: '2', EW: '-2' }, true), line('A-2', 'A-4', { NS: '5', EW: '-5' }, true)],
      ],
      'butler',
    );
    expect(headToHead(butler, ['A-1', 'A-2'])).toMatchObject({
      unit: 'imps',
      together: { one: '5', other: '-2', gain: '7' },
    });
  });

  it('have what their teams have in the match where teams play', () => {
    const worth = { NS: '100', EW: '0' };
    const teams = recap([
      [line('A-NS1', 'A-EW2', worth), line('A-NS2', 'A-EW1', worth)],
      [line('A-NS1', 'A-EW2', worth), line('A-NS2', 'A-EW1', null)],
    ]);
    const rooms = { home: { table: 'A1', round: 1 }, away: { table: 'A2', round: 1 } };
    const boards = [
      { board: 1, shown: true, points: { home: '7', away: '-7' } },
      { board: 2, shown: false },
    ];
    const ofTeams = (unit: string) =>
      ({
        method: { match: { unit } },
        matches: [{ home: 'A-1', away: 'A-2', segments: [{ ...rooms, boards }] }],
      }) as never;
    const seen = headToHead(teams, ['A-NS1', 'A-EW2'], ofTeams('imps'));
    expect(seen.boards.map(({ one, other, gain }) => [one.figure, other.figure, gain])).toEqual([
      ['7', '-7', '14'],
      [undefined, undefined, null],
    ]);
    expect(seen).toMatchObject({ unit: 'imps', together: { one: '7', other: '-7', gain: '14' } });
    expect(headToHead(teams, ['A-NS1', 'A-EW2'], ofTeams('board-a-match')).unit).toBe('points');
  });

  it('have nothing together where they share no board', () => {
    expect(headToHead(recap([[line('A-1', 'A-4', null)]]), ['A-1', 'A-2'])).toMatchObject({
      boards: [],
      together: null,
    });
  });
});
