import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { Rational } from '../rational.js';
import { unplayedMatch, voidMatchPercents, wronglySeated } from '../vp/indemnity.js';
import { mismatchedScore } from '../vp/swiss-mismatch.js';
import { percentageVictoryPoints, victoryPoints } from '../vp/victory-points.js';
import type { PercentageVpScale } from '../vp/vp-scale.js';
import { continuousScale } from '../vp/wbf-continuous.js';
import { discreteScale } from '../vp/wbf-discrete.js';
import { ebuThresholds } from '../vp/ebu-percentages.js';
import { decimals, examples, expectAnswer, readShared, type Example } from '../testing/examples.js';

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of victory points', 'vectors/', existsSync, () => {
  it('the discrete scale of victory points, every column of it', () => {
    const { vp_discrete_starts: columns } = readShared('vectors/tables.json') as {
      vp_discrete_starts: Record<string, number[]>;
    };
    expect(Object.keys(columns)).toHaveLength(61);
    for (const [boards, starts] of Object.entries(columns)) {
      expect([boards, discreteScale({ boards: Number(boards) })]).toEqual([boards, starts]);
    }
    for (const example of examples('vp_discrete')) {
      const { boards, margin, half_boards } = example.input;
      if (half_boards) {
        const starts = (half_boards as number[]).map((half) => [
          half,
          discreteScale({ boards: half, half: true }),
        ]);
        expectAnswer(example, { starts: Object.fromEntries(starts) });
      } else if (margin !== undefined) {
        const { own } = victoryPoints({ kind: 'wbf-discrete' }, margin, { boards });
        expectAnswer(example, { discrete: decimals(own) });
      } else {
        const starts = discreteScale({ boards }).map((start, band) => [10 + band, start]);
        expectAnswer(example, { first_margin_for_vp: Object.fromEntries(starts) });
      }
    }
  });

  it('the continuous scale of victory points, every column of it', () => {
    const { vp_continuous_plain_rounded: columns } = readShared('vectors/tables.json') as {
      vp_continuous_plain_rounded: Record<string, string[]>;
    };
    expect(Object.keys(columns)).toHaveLength(31);
    for (const [boards, printed] of Object.entries(columns)) {
      const { rounded } = continuousScale({ boards: Number(boards) });
      // Some columns go on with the whole pool behind the blitz.
      const ours = printed.map((_, margin) => Rational.of(rounded[margin] ?? 2000, 100).toText(2));
      expect([boards, ours]).toEqual([boards, printed]);
      expect(printed.length).toBeGreaterThanOrEqual(rounded.length);
    }
    for (const example of examples('vp_continuous')) {
      const { boards, margin, margins } = example.input;
      if (boards === undefined) continue;
      const each = ((margins ?? [margin]) as number[]).map((one) => {
        const { own, opponents } = victoryPoints({ kind: 'wbf-continuous', gains: 'as-rounded' }, one, {
          boards,
        });
        return [decimals(own), decimals(opponents)] as const;
      });
      const [winner, loser] = [each.map(([own]) => own), each.map(([, opponents]) => opponents)];
      expectAnswer(example, margins ? { winner, loser } : { winner: winner[0], loser: loser[0] });
    }
  });

  it('the continuous scale where gains never rise: up to 20 boards a hundredth more at the margins in doubt', () => {
    for (const { id, input, expected } of examples('vp_continuous')) {
      const doubtful: number[] | undefined = expected.concavity_uncertain_margins;
      if (!doubtful) continue;
      const { rounded, neverRising } = continuousScale({ boards: input.boards });
      const raised = neverRising.flatMap((points, margin) => (points > rounded[margin]! ? [margin] : []));
      expect([id, raised]).toEqual([id, expect.arrayContaining(doubtful)]);
      expect(Math.max(...neverRising.map((points, margin) => points - rounded[margin]!))).toBe(1);
      const others = raised.filter((margin) => !doubtful.includes(margin));
      expect([id, input.boards <= 20 ? others : []]).toEqual([id, []]);
    }
  });

  it('both continuous scales: the sides have the pool together', () => {
    const [{ expected }] = examples('vp_continuous').filter(({ id }) => id === 'VPC-SUM') as [Example];
    for (const gains of ['as-rounded', 'never-rising'] as const) {
      for (let boards = 1; boards <= 40; boards++) {
        for (let margin = -120; margin <= 120; margin++) {
          const { own, opponents } = victoryPoints({ kind: 'wbf-continuous', gains }, margin, { boards });
          expect(decimals(own.add(opponents))).toBe(expected.sum);
        }
      }
    }
  });

  it('victory points of percentages', () => {
    const scale: PercentageVpScale = { kind: 'percentage', regulation: 'ebu' };
    for (const example of examples('pct_to_vp')) {
      const { pct, boards, pool } = example.input;
      const half = pool === 10;
      if (pct !== undefined) {
        const { own } = percentageVictoryPoints(scale, pct, { boards, half });
        expectAnswer(example, { vp: decimals(own) });
        continue;
      }
      const thresholds = (upTo: string) =>
        ebuThresholds({ boards: Number(upTo), half }).map((one) => decimals(one));
      const { bands, extra = {} } = example.expected;
      for (const upTo of Object.keys(bands)) expect([upTo, thresholds(upTo)]).toEqual([upTo, bands[upTo]]);
      for (const upTo of Object.keys(extra)) {
        const stated = Object.entries(extra[upTo] as Record<string, number>);
        expect(stated.map(([vp]) => thresholds(upTo)[Number(vp) - 10])).toEqual(stated.map(([, at]) => at));
      }
    }
  });

  it('mismatches of a Swiss draw', () => {
    for (const example of examples('swiss_mismatch')) {
      const { scale: pool, opp: opponents, own_fault: ownFault, actual } = example.input;
      expectAnswer(example, { vp: decimals(mismatchedScore(actual, { opponents, ownFault, pool })) });
    }
  });

  it('matches that are void or cannot be played', () => {
    for (const example of examples('indemnity')) {
      const { boards, scale: pool, own_avg, converse_of_withdrawn: converse } = example.input;
      if (example.id === 'VOID-SWISSPAIR') {
        const { nonOffending, offending } = voidMatchPercents(boards);
        const vps = [nonOffending, offending].map((percent) =>
          decimals(
            percentageVictoryPoints({ kind: 'percentage', regulation: 'ebu' }, percent, { boards }).own,
          ),
        );
        expectAnswer(example, {
          nos_pct: decimals(nonOffending),
          os_pct: decimals(offending),
          nos_vp: vps[0],
          os_vp: vps[1],
        });
      } else if (example.id === 'SEATING-VOID') {
        const vp = (directorsError: boolean) => decimals(wronglySeated(pool, { directorsError }));
        expectAnswer(example, { vp: [vp(false), vp(false)], if_td_error: [vp(true), vp(true)] });
      } else {
        const withdrawnAverage = Rational.of(pool).sub(Rational.from(converse));
        const vp = unplayedMatch({ pool, ownAverage: own_avg, withdrawnAverage, decimals: 2 });
        expectAnswer(example, { vp: decimals(vp) });
      }
    }
  });
});
