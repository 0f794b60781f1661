import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import type { BoardAward } from '../board-method.js';
import type { FieldLine, SideResult } from '../board-field.js';
import { artificialPercent } from '../matchpoints/artificial.js';
import { frequenciesOf } from '../line-scores.js';
import { frequencyChart, topOf, type FrequencyRow } from '../matchpoints/frequency-chart.js';
import { matchpoints } from '../matchpoints/matchpoints.js';
import type { FieldRegulation } from '../matchpoints/regulation.js';
import { Rational } from '../rational.js';
import { decimals, examples, expectAnswer, score } from '../testing/examples.js';

const regulation = (expected: number, scale: 'double' | 'acbl' = 'double'): FieldRegulation => ({
  scale,
  expected,
  smallFields: 'white-book',
});

function both(nsScores: readonly number[]): FieldLine[] {
  return nsScores.map((points, at) => ({ id: `${at}`, ns: score(points), ew: score(points) }));
}

function points(award: BoardAward): number {
  return award.kind === 'not-played' ? Number.NaN : decimals(award.points);
}

function awards(lines: readonly FieldLine[], by: FieldRegulation) {
  const board = matchpoints(lines, by);
  const ns_mp = board.lines.map(({ ns }) => points(ns));
  const top = decimals(board.top);
  return {
    ns_mp,
    ew_mp: board.lines.map(({ ew }) => points(ew)),
    top,
    ns_pct: ns_mp.map((one) => decimals(Rational.from(one).mul(Rational.of(100, top)), 2)),
  };
}

/** What matchpoints among the scores there are come to on the whole board. */
function factoredFrom(raw: number, scores: number, by: FieldRegulation): Rational {
  // Matchpoints tell how many are below: so many different scores, or two equals at the half.
  const unit = by.scale === 'double' ? 2 : 1;
  const beaten = Math.floor(raw / unit);
  const equal = (raw / unit - beaten) * 2;
  const field = Array.from({ length: scores }, (_, at) =>
    at > beaten && at <= beaten + equal ? beaten : at,
  );
  const chart = frequencyChart(
    'NS',
    undefined,
    frequenciesOf(field.map((points) => [{ score: points * 10, weight: Rational.ONE }])),
    by,
  );
  return chart.rows.find((row) => row.score === beaten * 10)!.points;
}

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of matchpoints', 'vectors/', existsSync, () => {
  it('matchpoints', () => {
    for (const example of examples('matchpoints')) {
      const scores: number[] = example.input.ns_scores;
      expectAnswer(example, awards(both(scores), regulation(scores.length)));
    }
  });

  it("Neuberg's formula", () => {
    for (const example of examples('neuberg')) {
      const { ns_scores, group_mp, m, A, E, scale } = example.input;
      const by = regulation(E, scale === '1/0.5/0' ? 'acbl' : 'double');
      if (ns_scores) {
        expectAnswer(example, awards(both(ns_scores), by));
        continue;
      }
      const raw: number[] = group_mp ?? [m];
      const mp = raw.map((one) => decimals(factoredFrom(one, A, by)));
      const top = decimals(topOf(by));
      expectAnswer(example, { mp: group_mp ? mp : mp[0], top, equals_half_of: mp[0]! * 2 });
    }
  });

  it('fouled boards and small fields', () => {
    const [grouped, single] = [examples('fouled_board'), examples('fouled_board')].map((all, which) =>
      all.filter(({ input }) => Boolean(input.groups) === (which === 0)),
    );
    for (const example of grouped!) {
      const by = regulation(example.input.expected);
      const [top_of_20, top_of_4] = [20, 4].map((size) => decimals(factoredFrom(2 * (size - 1), size, by)));
      expectAnswer(example, { top_of_20, top_of_4, top: decimals(topOf(by)) });
    }
    for (const example of single!) {
      const { group_mp, A, E } = example.input;
      const by = regulation(E);
      const points = [group_mp].flat().map((raw: number) => factoredFrom(raw, A, by));
      const mp = points.map((one) => decimals(one));
      const pct = points.map((one) => decimals(one.mul(Rational.of(100)).div(topOf(by)), 1));
      const one = typeof group_mp === 'number';
      expectAnswer(example, { mp: one ? mp[0] : mp, pct: one ? pct[0] : pct, top: decimals(topOf(by)) });
    }
  });

  it('artificial scores at matchpoints', () => {
    const atMatchpoints = examples('artificial').filter(({ input }) => input.method === 'MP');
    expect(atMatchpoints).not.toEqual([]);
    for (const example of atMatchpoints) {
      const { award, session_pct_other_boards: other, top } = example.input;
      const own = typeof other === 'number' ? Rational.from(other) : undefined;
      const percents = [award]
        .flat()
        .map((one: string) =>
          artificialPercent(one.toLowerCase() as 'ave+' | 'ave' | 'ave-', own, 'law-12c2c'),
        );
      const pct = percents.map((percent) => decimals(percent));
      const mp = percents.map((percent) => decimals(percent.mul(Rational.of(top, 100))));
      const one = typeof award === 'string';
      expectAnswer(example, { pct: one ? pct[0] : pct, mp: one ? mp[0] : mp });
    }
  });

  it('a board with an artificial score', () => {
    for (const example of examples('artificial_board')) {
      const { real_ns, E } = example.input;
      const ns: SideResult = { kind: 'artificial', award: 'ave+' };
      const ew: SideResult = { kind: 'artificial', award: 'ave-' };
      const all = awards([...both(real_ns), { id: 'artificial', ns, ew }], regulation(E));
      expectAnswer(example, {
        ns_mp: all.ns_mp.slice(0, -1),
        ew_mp: all.ew_mp.slice(0, -1),
        art_ns: all.ns_mp.at(-1),
        art_ew: all.ew_mp.at(-1),
        top: all.top,
      });
    }
  });

  it('weighted scores at matchpoints', () => {
    const atMatchpoints = examples('weighted').filter(({ input }) => input.real_ns);
    expect(atMatchpoints).not.toEqual([]);
    for (const example of atMatchpoints) {
      const { weighted, real_ns, E } = example.input;
      const result: SideResult = {
        kind: 'weighted',
        scores: (weighted as { w: number; score: number }[]).map(({ w, score }) => ({ score, weight: w })),
      };
      const { lines, charts, top } = matchpoints(
        [...both(real_ns), { id: 'weighted', ns: result, ew: result }],
        regulation(E),
      );
      const byScore = (worth: (row: FrequencyRow) => Rational) =>
        Object.fromEntries(charts[0]!.rows.map((row) => [row.score, decimals(worth(row))]));
      expectAnswer(example, {
        freq: byScore((row) => row.frequency),
        ns_mp: byScore((row) => row.points),
        weighted_ns: points(lines.at(-1)!.ns),
        weighted_ew: points(lines.at(-1)!.ew),
        top: decimals(top),
      });
    }
  });
});
