import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { carryForward } from '../events/carry-forward.js';
import { handicapOf, withHandicap } from '../handicap/handicap.js';
import { rankWithTieBreaks } from '../ranking/rank-with-tie-breaks.js';
import { CBAI_TIE_BREAKS, tieBreakValues, type MatchFacts } from '../ranking/tie-breaks.js';
import { Rational } from '../rational.js';
import { decimals, examples, expectAnswer } from '../testing/examples.js';

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of ranking and events', 'vectors/', existsSync, () => {
  it('tie-breaks', () => {
    for (const example of examples('tie_break')) {
      const {
        opponents_final,
        opponents = opponents_final,
        partners,
        direct_vp,
        direct_imps,
      } = example.input;
      if (direct_vp) {
        const matches = ['first', 'second'].map((contestant, at): MatchFacts => ({
          contestant,
          opponent: at === 0 ? 'second' : 'first',
          score: direct_vp[at],
          pool: 20,
          won: direct_imps[at],
          lost: direct_imps[1 - at],
        }));
        const contestants = matches.map(({ contestant }) => ({ contestant, score: 50 }));
        const entries = contestants.map(({ contestant }) => ({
          contestant,
          value: Rational.of(50),
          ranking: 'one',
        }));
        const reversed = entries.toReversed();
        const [winner] = rankWithTieBreaks(reversed, CBAI_TIE_BREAKS, { contestants, matches });
        expectAnswer(example, { winner: winner!.place === winner!.last && winner!.contestant });
        continue;
      }
      const others = [
        ...(opponents as number[]).map((score, at) => ({ contestant: `against ${at}`, score })),
        ...((partners ?? []) as number[]).map((score, at) => ({ contestant: `with ${at}`, score })),
      ];
      const names = (of: string) => others.map((one) => one.contestant).filter((one) => one.startsWith(of));
      const own = { contestant: 'own', score: 50, opponents: names('against'), partners: names('with') };
      const facts = { contestants: [own, ...others] };
      const value = (kind: 'opponents' | 'opponents-over-partners') => {
        const exact = tieBreakValues({ kind }, ['own'], facts)?.get('own')?.[0];
        return exact && decimals(exact);
      };
      expectAnswer(example, {
        tie_break_points: value('opponents'),
        o_over_p: value('opponents-over-partners'),
      });
    }
  });

  it('what is carried forward', () => {
    for (const example of examples('carry_forward')) {
      const { SQ, MaxQ, NumQ, MaxF, NumF } = example.input;
      const CF = carryForward(
        { kind: 'ebu' },
        {
          score: SQ,
          qualification: { number: NumQ, maximum: MaxQ },
          final: { number: NumF, maximum: MaxF },
        },
      );
      expectAnswer(example, { CF: decimals(CF) });
    }
  });

  it('handicaps', () => {
    for (const example of examples('handicap')) {
      const { actual, hcaps, partner_avgs } = example.input;
      const handicap = hcaps
        ? handicapOf({ kind: 'sum' }, hcaps)
        : handicapOf({ kind: 'to-par', par: 50 }, partner_avgs);
      expectAnswer(example, {
        handicap: decimals(handicap),
        adjusted: decimals(withHandicap(actual, handicap)),
      });
    }
  });
});
