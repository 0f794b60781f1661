import { existsSync, readFileSync } from 'node:fs';
import type { FieldLine, SideResult } from './board-field.js';
import { DOUBLINGS, type Level, type Strain } from './contract/contract.js';
import { contractScore } from './contract/contract-score.js';
import { artificialPercent } from './matchpoints/artificial.js';
import type { Award } from './matchpoints/award.js';
import { frequencyChart, topOf, type FrequencyRow } from './matchpoints/frequency-chart.js';
import { matchpoints } from './matchpoints/matchpoints.js';
import type { FieldRegulation } from './matchpoints/regulation.js';
import { Rational } from './rational.js';

/** Examples with their sources: tables of the Laws, articles, the White Book. They lie beside the project. */
const folder = new URL('../../../../shared/vectors/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) process.stderr.write('Examples of scoring are skipped: ../shared/vectors is not there.\n');
const describeExamples = isThere ? describe : describe.skip;

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

interface Example {
  readonly id: string;
  readonly area: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each area has a shape of its own
  readonly input: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly expected: any;
}

function examples(area: string): Example[] {
  const found = (read('scoring.json') as Example[]).filter((example) => example.area === area);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const regulation = (expected: number, scale: 'double' | 'acbl' = 'double'): FieldRegulation => ({
  scale,
  expected,
  smallFields: 'white-book',
});

const score = (points: number): SideResult => ({ kind: 'score', score: points });

function both(nsScores: readonly number[]): FieldLine[] {
  return nsScores.map((points, at) => ({ id: `${at}`, ns: score(points), ew: score(points) }));
}

/** Compares with whatever of an answer the example states. */
function expectAnswer({ id, expected }: Example, answer: Readonly<Record<string, unknown>>): void {
  const stated = Object.keys(expected).filter((part) => part in answer);
  const part = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(stated.map((name) => [name, of[name]]));
  expect(stated).not.toEqual([]);
  expect({ id, ...part(answer) }).toEqual({ id, ...part(expected) });
}

/** With the decimals that examples are given with. */
function decimals(value: Rational, places = 6): number {
  return Number(value.toText(places));
}

function points(award: Award): number {
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
    field.map((points) => [{ score: points * 10, weight: Rational.ONE }]),
    by,
  );
  return chart.rows.find((row) => row.score === beaten * 10)!.points;
}

describeExamples('the examples of', () => {
  it('contract scores: the whole table of Law 77', () => {
    const { contract_scores: table } = read('tables.json') as { contract_scores: Record<string, number[]> };
    expect(Object.keys(table)).toHaveLength(7 * 3 * 3 * 2);
    for (const [name, scores] of Object.entries(table)) {
      const [, level, kind, doubled, vulnerable] = /^(\d)([CHN])(X*)([nv])$/.exec(name)!;
      const strains: Strain[] = kind === 'C' ? ['C', 'D'] : kind === 'H' ? ['H', 'S'] : ['NT'];
      for (const strain of strains) {
        const computed = scores.map((_, tricks) =>
          contractScore(
            { level: Number(level) as Level, strain, doubling: DOUBLINGS[doubled!.length]!, tricks },
            vulnerable === 'v',
          ),
        );
        expect([name, computed]).toEqual([name, scores]);
      }
    }
  });

  it('contract scores', () => {
    for (const { id, input, expected } of examples('contract_score')) {
      const strain: Strain = input.strain === 'N' ? 'NT' : input.strain;
      const contract = {
        level: input.level,
        strain,
        doubling: DOUBLINGS[input.doubled as number]!,
        tricks: input.tricks,
      };
      expect([id, contractScore(contract, input.vul)]).toEqual([id, expected.score]);
    }
  });

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
