import { presetOf } from '#scoring';
import type { Adjustment, SessionMethod, SideAdjustment } from '#tournament';
import {
  agreed,
  event,
  type TestEvents,
  NOTED,
  played,
  postponed,
  ruled,
  score,
  uuid,
} from '../../../testing/play-events.js';
import { at, fieldOf, asText, text, traveller } from '../../../testing/five-tables.js';
import type { PlayState } from '../../play-state.js';
import type { ChartDocument } from '../boards/field-document.js';
import type { StandingsDocument } from '../standings-document.js';
import type { AwardDocument } from '../boards/traveller-document.js';

/** Both games and a partial and one down: A3 is the table that the director has been called to. */
const others = fieldOf({ 1: 420, 5: 420, 4: -50, 2: 170 });

const assigned = (points: number): SideAdjustment => ({ kind: 'assigned', result: score(points) });
const weighted = (...parts: readonly [hundredths: number, points: number][]): SideAdjustment => ({
  kind: 'weighted',
  results: parts.map(([hundredths, points]) => ({ result: score(points), hundredths })),
});
const average = (award: 'average-plus' | 'average' | 'average-minus'): SideAdjustment => ({
  kind: 'artificial',
  award,
});
const withRuling = (adjustment: Adjustment, ...after: TestEvents): PlayState =>
  played(...others, ruled(at(3), adjustment), ...after);

const lineOf = (state: PlayState, table: number) =>
  traveller(state).lines.find((line) => line.table === `A${table}`)!;

function boardsOf(state: PlayState, contestant: string): number | undefined {
  const { rankings } = JSON.parse(text(state, 'standings', '')) as StandingsDocument;
  return rankings.flatMap(({ entries }) => entries).find((entry) => entry.contestant === contestant)?.boards;
}

describe('a weighted score in a field of five tables (Law 12C1(c), 2017)', () => {
  const state = withRuling({ NS: weighted([50, 420], [30, 170], [20, -50]), EW: assigned(420) });

  it('is turned into matchpoints result by result, and weighted then; to the others it is there in parts', () =>
    // North-South at A3: half of 6, three tenths of 3 and a fifth of 1. At A1: 1, 2, 2, and 0.5 x 1 + 0.5 x 2 against A3.
    expect(asText(state)).toEqual(['A1 13/2 2', 'A2 27/10 6', 'A3 41/10 2', 'A4 1/5 8', 'A5 13/2 2']));

  it('shows each side its own: the results with their weights, and how often each is there', () => {
    const { awards } = lineOf(state, 3);
    expect(awards!.NS).toMatchObject({
      kind: 'scored',
      parts: [
        { score: 420, weight: '1/2' },
        { score: 170, weight: '3/10' },
        { score: -50, weight: '1/5' },
      ],
    });
    expect(awards!.EW).toMatchObject({ kind: 'scored', parts: [{ score: 420, weight: '1' }] });
    const [ns, ew] = traveller(state).fields[0]!.charts;
    const frequencies = (chart: typeof ns) => chart!.rows.map((row) => [row.score, row.frequency]);
    expect(frequencies(ns)).toEqual([
      [420, '5/2'],
      [170, '13/10'],
      [-50, '6/5'],
    ]);
    expect(frequencies(ew)).toEqual([
      [-50, '1'],
      [170, '1'],
      [420, '3'],
    ]);
  });

  it('is found again by hand from what the traveller tells', () => {
    const { awards } = lineOf(state, 3);
    const [chart] = traveller(state).fields[0]!.charts as readonly ChartDocument[];
    const { parts } = awards!.NS as Extract<AwardDocument, { kind: 'scored' }>;
    const worth = (text: string) => {
      const [above, below = '1'] = text.split('/');
      return Number(above) / Number(below);
    };
    const points = parts.map(
      ({ score: of, weight }) => worth(weight) * worth(chart!.rows.find((row) => row.score === of)!.points),
    );
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(4.1, 12);
  });
});

describe('a weighted score in a session that is scored in IMPs', () => {
  const inCrossImps = event('session.configured', {
    session: '1',
    settings: {
      method: presetOf('club-cross-imps') as SessionMethod,
      scored: 'together',
      ranked: 'together',
      clock: { round: 22, change: 2 },
    },
    reason: NOTED,
  });
  const both = weighted([50, 420], [50, -50]);

  it('is turned into IMPs result by result against each other table; the sum of all is nothing', () =>
    // A3: half of 0 + 0 + 10 + 6, half of -10 - 10 + 0 - 6, over four tables. A1: 0 + 10 + 6, and half of 10 against A3.
    expect(asText(withRuling({ NS: both, EW: both }, inCrossImps))).toEqual([
      'A1 21/4 -21/4',
      'A2 -3/2 3/2',
      'A3 -5/4 5/4',
      'A4 -31/4 31/4',
      'A5 21/4 -21/4',
    ]));

  it('may be that of one side; the other has 3 IMPs for an average plus', () =>
    expect(asText(withRuling({ NS: both, EW: average('average-plus') }, inCrossImps))).toContain(
      'A3 -5/4 3',
    ));
});

describe('a ruling that is no score for a side', () => {
  // Four scores of five by Neuberg: (5 + 1) x 5/4 - 1, (2 + 1) x 5/4 - 1, (0 + 1) x 5/4 - 1.
  const factoredNS = { A1: '13/2', A2: '11/4', A4: '1/4', A5: '13/2' };
  const factoredEW = { A2: '21/4', A4: '31/4' };

  it('is an average for one side, and a score for the other: each side has its own field', () => {
    const state = withRuling({ NS: average('average-plus'), EW: assigned(420) });
    expect(asText(state)).toEqual([
      `A1 ${factoredNS.A1} 2`,
      `A2 ${factoredNS.A2} 6`,
      'A3 24/5 2',
      `A4 ${factoredNS.A4} 8`,
      `A5 ${factoredNS.A5} 2`,
    ]);
  });

  it('is a percentage of the top', () => {
    const state = withRuling({
      NS: { kind: 'percentage', hundredths: 7_000 },
      EW: { kind: 'percentage', hundredths: 2_050 },
    });
    // 70 % and 20.5 % of 8; East-West of the others: (1 + 1) x 5/4 - 1 for the games, (4 + 1) x 5/4 - 1, (6 + 1) x 5/4 - 1.
    expect(asText(state)).toEqual([
      `A1 ${factoredNS.A1} 3/2`,
      `A2 ${factoredNS.A2} ${factoredEW.A2}`,
      'A3 28/5 41/25',
      `A4 ${factoredNS.A4} ${factoredEW.A4}`,
      `A5 ${factoredNS.A5} 3/2`,
    ]);
    expect(lineOf(state, 3).awards!.NS).toMatchObject({ kind: 'percentage', percent: '70' });
  });

  it('is out for both where it is cancelled: no average, and a board less to count', () => {
    const state = withRuling({ NS: { kind: 'not-played' }, EW: { kind: 'not-played' } });
    expect(asText(state)).toContain('A3 not-played not-played');
    expect(asText(state)).toContain(`A2 ${factoredNS.A2} ${factoredEW.A2}`);
    expect([boardsOf(state, 'A-NS3'), boardsOf(state, 'A-NS1')]).toEqual([undefined, 1]);
  });

  it('is out for one side alone', () => {
    const state = withRuling({ NS: { kind: 'not-played' }, EW: average('average-plus') });
    expect(asText(state)).toContain('A3 not-played 24/5');
  });
});

describe('a board that is still to be played late', () => {
  it('is not in the field, for which it is expected all the same', () => {
    const state = played(...others, postponed(at(3)));
    expect(asText(state)).toEqual(['A1 13/2 3/2', 'A2 11/4 21/4', 'A4 1/4 31/4', 'A5 13/2 3/2']);
    expect(traveller(state).fields[0]).toMatchObject({ expected: 5 });
    expect(lineOf(state, 3)).toMatchObject({ status: 'postponed', awards: null });
  });
});

describe('a score that is corrected by a ruling after the session', () => {
  const reopened = event('session.reopened', { session: '1', reason: NOTED });
  const closed = event('session.closed', { session: '1' });
  const adjustment: Adjustment = { NS: weighted([60, 420], [40, -50]), EW: weighted([60, 420], [40, -50]) };
  const before = played(...others, agreed(at(3), score(620)), closed);
  const after = played(
    ...others,
    agreed(at(3), score(620)),
    closed,
    reopened,
    ruled(at(3), adjustment),
    closed,
  );

  it('keeps what was played, everything that was said of it, and the ruling with its law', () => {
    expect(lineOf(after, 3)).toMatchObject({
      status: 'ruled',
      result: score(620),
      score: 620,
      rulings: [{ ruling: uuid(900), law: { edition: '2017', law: '12C2' }, adjustment, withdrawn: null }],
    });
    expect(lineOf(after, 3).history).toEqual(lineOf(before, 3).history);
  });

  it('counts again as it was when the ruling is withdrawn', () => {
    const withdrawn: TestEvents = [
      event('ruling.withdrawn', { ruling: uuid(900), reason: NOTED }),
      event('table.play-unruled', { session: '1', table: 'A3', round: 4, board: 1, ruling: uuid(900) }),
    ];
    const again = played(
      ...others,
      agreed(at(3), score(620)),
      closed,
      reopened,
      ruled(at(3), adjustment),
      ...withdrawn,
      closed,
    );
    expect(asText(again)).toEqual(asText(before));
    expect(asText(after)).not.toEqual(asText(before));
    expect(lineOf(again, 3).rulings).toMatchObject([
      { adjustment, withdrawn: { actor: expect.any(String) } },
    ]);
  });
});
