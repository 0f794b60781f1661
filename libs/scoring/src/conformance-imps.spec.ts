import { existsSync, readFileSync } from 'node:fs';
import { vulnerabilityOf } from '#cards';
import { scoreBoard, type BoardAward, type BoardMethod } from './board-method.js';
import { scoreForNS } from './contract/contract-score.js';
import { Rational } from './rational.js';
import { readCompscoreBoards, readCompscoreTotals } from './testing/compscore.js';
import { readRealBridge } from './testing/realbridge.js';
import { halvesToEven } from './testing/replay.js';

/** Real tournaments of IMP pairs with the figures that their programs published; they lie beside the project. */
const folder = new URL('../../../../shared/conformance/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) process.stderr.write('Real IMP pairs are skipped: ../shared/conformance is not there.\n');
const describeRealResults = isThere ? describe : describe.skip;

const text = (path: string) => readFileSync(new URL(path, folder), 'utf8');

const BUTLER: BoardMethod = {
  kind: 'butler',
  datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
  shortBoards: 'as-played',
  singleScore: 'average-plus',
};

const CROSS_IMPS: BoardMethod = { kind: 'cross-imps', result: 'per-comparison', singleScore: 'average-plus' };

const REALBRIDGE: BoardMethod = {
  kind: 'cross-imps',
  result: 'scheduled-per-comparison',
  singleScore: 'zero',
};

/** A published figure and ours, as text. */
interface Figure {
  readonly of: string;
  readonly published: string;
  readonly ours: string;
}

function differences(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ published, ours }) => published !== ours)
    .map(({ of, published, ours }) => `${of}: ${published}, ours ${ours}`);
}

/** A board that was not played is printed with 0. */
const pointsOf = (award: BoardAward) => (award.kind === 'not-played' ? Rational.ZERO : award.points);

function compscoreFigures(file: string, method: BoardMethod) {
  const source = text(`usebio/${file}.xml`);
  const totals = new Map<string, Rational>();
  const add = (pair: string, award: BoardAward) =>
    totals.set(pair, (totals.get(pair) ?? Rational.ZERO).add(pointsOf(award)));
  const awards: Figure[] = [];
  const datums: Figure[] = [];
  const scores: Figure[] = [];
  for (const { board, average, lines } of readCompscoreBoards(source)) {
    const scored = scoreBoard(
      lines.map(({ line }) => line),
      method,
      { board, expected: lines.length },
    );
    for (const [at, { line, points, contract, score }] of lines.entries()) {
      const { ns, ew } = scored.lines[at]!;
      const of = `${board} ${line.id}`;
      awards.push(
        { of: `${of} NS`, published: points.NS.toText(2), ours: pointsOf(ns).toText(2) },
        { of: `${of} EW`, published: points.EW.toText(2), ours: pointsOf(ew).toText(2) },
      );
      add(line.contestants.ns, ns);
      add(line.contestants.ew, ew);
      const own = contract ? scoreForNS(contract, vulnerabilityOf(board)) : 0;
      scores.push({ of, published: String(score), ours: String(own) });
    }
    if (scored.kind === 'butler') {
      const [ns, ew] = scored.charts.map(({ datum }) => String(datum));
      datums.push(
        { of: `${board} NS`, published: String(average), ours: ns! },
        { of: `${board} EW`, published: String(average), ours: ew! },
      );
    }
  }
  const published = [...readCompscoreTotals(source)].map(([pair, total]) => ({
    of: pair,
    published: total.toText(2),
    ours: totals.get(pair)!.toText(2),
  }));
  return { awards, datums, scores, totals: published };
}

describeRealResults('Compscore', () => {
  it('has every contract score, datum, award and total of a Butler Howell', () => {
    const { awards, datums, scores, totals } = compscoreFigures('butler_howell', BUTLER);
    expect([awards, datums, scores, totals].map(({ length }) => length)).toEqual([280, 70, 140, 8]);
    expect(differences([...awards, ...datums, ...scores, ...totals])).toEqual([]);
  });

  it('has every contract score, award and total of a cross-IMP Howell', () => {
    const { awards, scores, totals } = compscoreFigures('cross_imp_howell', CROSS_IMPS);
    expect([awards, scores, totals].map(({ length }) => length)).toEqual([216, 108, 9]);
    expect(differences([...awards, ...scores, ...totals])).toEqual([]);
  });

  it('drops the highest and the lowest score: without it most datums are others', () => {
    const all: BoardMethod = { ...BUTLER, datum: { drop: 'none', dropFrom: 4, roundTo: 10 } };
    expect(differences(compscoreFigures('butler_howell', all).datums).length).toBeGreaterThan(35);
  });
});

describeRealResults('RealBridge', () => {
  const figures = (method: BoardMethod) =>
    readRealBridge(text('realbridge/sessions.json')).flatMap(({ session, boards }) =>
      boards.flatMap(({ board, lines }) => {
        const scored = scoreBoard(
          lines.map(({ line }) => line),
          method,
          { board, expected: lines.length },
        );
        return lines.flatMap(({ line, ns, ew }, at) => {
          const { ns: ownNS, ew: ownEW } = scored.lines[at]!;
          const figure = (side: string, published: Rational, own: BoardAward): Figure => ({
            of: `${session} ${board} ${line.id} ${side}`,
            published: published.toText(2),
            ours: halvesToEven(pointsOf(own), 2).toText(2),
          });
          return [figure('NS', ns, ownNS), figure('EW', ew, ownEW)];
        });
      }),
    );

  it('has every award, but for 2 IMPs that one pair was given on a board that it did not play', () => {
    const all = figures(REALBRIDGE);
    expect(all).toHaveLength(746);
    expect(differences(all)).toEqual(['20210224 16 9 v 10 EW: 2.00, ours 0.00']);
  });

  it('factors a board that one table did not play: per comparison its awards are others', () => {
    const unlike = differences(figures({ ...REALBRIDGE, result: 'per-comparison' }));
    const sessions = unlike.map((line) => line.split(' ')[0]);
    expect(new Set(sessions)).toEqual(new Set(['20210113', '20210224']));
    expect(unlike.length).toBeGreaterThan(100);
  });
});
