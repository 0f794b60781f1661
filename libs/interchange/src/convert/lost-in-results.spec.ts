import fc from 'fast-check';
import { dealOfNumber } from '#cards';
import { readPublished } from '../published/reading/published-file.js';
import type { PublishedSection } from '../published/published-game.js';
import type { PublishedResult } from '../published/result-format.js';
import { writeUsebio } from '../published/usebio/write-usebio.js';
import {
  ACBL_LIVE_HOWELL,
  ACBLSCORE_MITCHELL,
  REALBRIDGE_SESSIONS,
  USEBIO_MITCHELL,
} from '../testing/samples.js';
import { randomGame } from '../testing/random-published.js';
import { writeResultsInPbn } from '../results-in-pbn/writing/write-results.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertResults } from './convert-results.js';
import { lostInResults, type LostKind } from './lost-in-results.js';

const again = (result: PublishedResult) =>
  readPublished(textOfFile(writeUsebio({ results: [result], teams: [] })).text);

/** How programs score, which do not write USEBIO themselves. */
const ways = fc.constantFrom(
  { regulation: 'acblscore', scale: 'acbl' } as const,
  { regulation: 'white-book', scale: 'acbl' } as const,
  { regulation: 'realbridge', scale: 'double' } as const,
);
const shouldHave = fc.record({
  expected: fc.option(fc.integer({ min: 1, max: 40 })),
  fullCard: fc.option(fc.constantFrom('72', '311.5')),
});

/** A random game with whatever was scored, and maybe its sections together. */
const scored: fc.Arbitrary<PublishedResult> = fc
  .tuple(randomGame, ways, shouldHave, fc.boolean())
  .map(([{ game, figures }, way, should, together]) => {
    const letters = game.sections.map(({ section }) => section);
    const groups = together ? { scored: [letters], ranked: [letters] } : {};
    const sections = game.sections.map((section): PublishedSection => ({ ...section, ...should }));
    return { figures, game: { ...game, sections, scoring: { ...game.scoring, ...way, ...groups } } };
  });

describe('what a format of results does not hold', () => {
  it('is no scale, no way of dividing and no field in USEBIO', () => {
    fc.assert(
      fc.property(scored, (result) => {
        const read = again(result).results[0]!;
        expect(read.game.scoring).toEqual(result.game.scoring);
        expect(read.game.sections).toEqual(result.game.sections);
        expect(lostInResults({ results: [result], teams: [] }, { results: [read], teams: [] })).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  /** Each changes something that USEBIO has no place for. */
  const CHANGES: readonly [LostKind, (result: PublishedResult) => PublishedResult][] = [
    ['strata', ({ game, figures }) => ({ figures, game: { ...game, strata: ['A', 'B'] } })],
    ['beside', (result) => withContestants(result, { beside: [{ reason: 'carry-forward', points: '1.5' }] })],
    ['ranked', (result) => withContestants(result, { ranked: false })],
    [
      'results',
      ({ game, figures }) => ({
        figures,
        game: {
          ...game,
          sections: game.sections.map((section) => ({
            ...section,
            lines: section.lines.map((line) => ({
              ...line,
              contract: null,
              outcome: { ns: { kind: 'score', score: 50 }, ew: { kind: 'not-played' } },
            })),
          })),
        },
      }),
    ],
  ];

  it('is told, whatever it is', () => {
    fc.assert(
      fc.property(randomGame, fc.constantFrom(...CHANGES), (result, [what, change]) => {
        const changed = change(result);
        const lost = lostInResults({ results: [changed], teams: [] }, again(changed));
        expect(lost.map((one) => one.what)).toContain(what);
      }),
      { numRuns: 30 },
    );
  });

  it('are no players who stand in another order', () => {
    const bytes = new TextEncoder().encode(USEBIO_MITCHELL);
    expect(convertResults(bytes, 'pbn')!.lost.map(({ what }) => what)).not.toContain('players');
  });

  it.each([
    ['PBN', {}, []],
    ['USEBIO', { dealer: 'N', vulnerable: 'none' }, []],
    ['USEBIO', { dealer: 'S' }, [{ what: 'deals', boards: [1] }]],
    ['USEBIO', { doubleDummy: '7'.repeat(20) }, [{ what: 'double-dummy', boards: [1] }]],
  ] as const)('are in %s no dealer and vulnerability that Law 2 tells: %j', (to, more, told) => {
    const { game, figures } = readPublished(USEBIO_MITCHELL).results[0]!;
    const deals = [{ board: 1, deal: dealOfNumber(7n), ...more }];
    const results = [{ game: { ...game, deals }, figures }];
    const bytes =
      to === 'PBN' ? writeResultsInPbn({ results, teams: [] }) : writeUsebio({ results, teams: [] });
    const lost = lostInResults({ results, teams: [] }, readPublished(textOfFile(bytes).text));
    expect(lost.filter(({ what }) => what === 'deals' || what === 'double-dummy')).toEqual(
      told.map((one) => ({ ...one, game: game.title })),
    );
  });

  it.each([
    ['ACBLscore', ACBLSCORE_MITCHELL, ['strata', 'results', 'totals', 'places']],
    ['ACBL Live', ACBL_LIVE_HOWELL, ['strata', 'places']],
    ['RealBridge', REALBRIDGE_SESSIONS, []],
  ])('of %s is told board by board', (_program, text, kinds) => {
    const { lost, bytes } = convertResults(new TextEncoder().encode(text), 'usebio')!;
    expect(lost.map(({ what }) => what)).toEqual(expect.arrayContaining(kinds));
    expect(lost.map(({ what }) => what)).not.toContain('scoring');
    const scoring = (of: string) => readPublished(of).results.map(({ game }) => game.scoring);
    expect(scoring(textOfFile(bytes).text)).toEqual(scoring(text));
  });
});

function withContestants(
  { game, figures }: PublishedResult,
  change: Partial<PublishedSection['contestants'][number]>,
): PublishedResult {
  const sections = game.sections.map((section) => ({
    ...section,
    contestants: section.contestants.map((one) => ({ ...one, ...change })),
  }));
  return { figures, game: { ...game, sections } };
}
