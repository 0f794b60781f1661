import { scoreBoard, type BoardAward } from '../methods/board-method.js';
import { EBU_SWISS_CROSS_IMPS, EBU_SWISS_PAIRS } from '../presets/ebu.js';
import type { ScoringMethod } from '../presets/scoring-method.js';
import { WBF_SWISS_BUTLER } from '../presets/wbf.js';
import { artificial, line, traveller } from '../testing/traveller.js';
import type { FieldLine } from '../board/board-field.js';
import { pairsMatch, pairsStanding, type PairsMatchRegulation } from './match-of-pairs.js';

const regulationOf = ({ board, ranking }: ScoringMethod): PairsMatchRegulation => ({
  board,
  scale: (ranking as Extract<typeof ranking, { readonly by: 'victory-points' }>).scale,
});

/** What North-South and East-West have at the first table on boards with these travellers. */
function firstTable(method: ScoringMethod, ...boards: readonly (readonly FieldLine[])[]) {
  const awards = boards.map(
    (lines, index) => scoreBoard(lines, method.board, { board: index + 1, expected: lines.length }).lines[0]!,
  );
  const match = (side: 'ns' | 'ew') =>
    pairsMatch(
      awards.map((award): BoardAward => award[side]),
      regulationOf(method),
      { boards: boards.length },
    );
  return { ns: match('ns'), ew: match('ew') };
}

const repeated = (times: number, lines: readonly FieldLine[]) => Array.from({ length: times }, () => lines);

describe('a match of pairs', () => {
  it('is in victory points of its percentage: 58.33 % on eight boards is 16 – 4 (White Book, 3.1.7)', () => {
    // 4 of 6, 3 of 6: seven twelfths.
    const better = traveller(140, 110, 110, 170);
    const { ns, ew } = firstTable(
      EBU_SWISS_PAIRS,
      ...repeated(4, better),
      ...repeated(4, traveller(110, 110, 110, 110)),
    );
    expect(ns.percentage!.toText(2)).toBe('58.33');
    expect(ns.victoryPoints!.own.toText(0)).toBe('16');
    expect(ew.victoryPoints!.own.toText(0)).toBe('4');
  });

  it('gives each side what its own boards come to, so that both may gain by averages', () => {
    const { ns, ew } = firstTable(
      EBU_SWISS_PAIRS,
      ...repeated(8, [
        line('1', artificial('ave+')),
        ...traveller(110, 140).map((one) => ({ ...one, id: `b${one.id}` })),
      ]),
    );
    expect([ns, ew].map(({ percentage }) => percentage!.toText(0))).toEqual(['60', '60']);
    expect([ns, ew].map(({ victoryPoints }) => victoryPoints!.own.toText(0))).toEqual(['17', '17']);
  });

  it('is in whole IMPs on a scale for IMPs, a half away from zero', () => {
    const { ns, ew } = firstTable(WBF_SWISS_BUTLER, ...repeated(8, traveller(420, 420, 170, 170, 420)));
    expect(ns.victoryPoints!.own.add(ew.victoryPoints!.own).toText(2)).toBe('20.00');
    expect(ns.points.compare(ew.points)).toBeGreaterThan(0);
    expect(ns.won.sub(ns.lost).toString()).toBe(ns.points.toString());
  });

  it('adds cross-IMPs in the form that scales are made for (White Book, 3.1.3)', () => {
    // Three tables: 6 IMPs to the other two together, over the root of 3 a board.
    const { ns } = firstTable(EBU_SWISS_CROSS_IMPS, ...repeated(4, traveller(170, 110, 70)));
    expect(ns.points.toString()).toBe('12');
  });

  it('has no victory points where no board counts, or its scale is for no such match', () => {
    const none = pairsMatch([{ kind: 'not-played' }], regulationOf(EBU_SWISS_PAIRS), { boards: 1 });
    expect(none).toMatchObject({ boards: 0, percentage: undefined, victoryPoints: undefined });
    const long = traveller(110, 140);
    const { ns } = firstTable(EBU_SWISS_PAIRS, ...repeated(56, long));
    expect(ns).toMatchObject({ boards: 56, victoryPoints: undefined });
  });
});

describe('a standing of pairs by victory points', () => {
  it('tells equals who have not all met apart by what their opponents have, and then by their boards', () => {
    const { ns, ew } = firstTable(EBU_SWISS_PAIRS, ...repeated(8, traveller(140, 110)));
    const match = (home: string, away: string) => [
      { contestant: home, opponents: [away], score: ns, others: ew },
      { contestant: away, opponents: [home], score: ew, others: ns },
    ];
    const sides = [...match('A', 'B'), ...match('B', 'C'), ...match('D', 'A')];
    const { ranks, totals } = pairsStanding(['A', 'B', 'C', 'D'], sides, EBU_SWISS_PAIRS.ranking.tieBreaks);
    expect(
      ranks.map(
        ({ contestant, place }) => `${place} ${contestant} ${totals.get(contestant)!.total.toText(0)}`,
      ),
    ).toEqual(['1 A 20', '2 D 20', '3 B 20', '4 C 0']);
  });
});
