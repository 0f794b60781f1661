import { existsSync } from 'node:fs';
import { compare, compareGame, GameScores, scoreGame, type MethodOfGame } from '#importing';
import { readPublished, type PublishedResult } from '#interchange';
import { describeShared } from '../../../../../libs/cards/src/testing/shared-folder.js';
import type { ConformedFile } from '../comparison/conformed-file.js';
import { realResults, resultPaths, textOf } from '../testing/real-results.js';
import { conformResults } from './conform-results.js';

describeShared('real results', 'conformance/', existsSync, (folder) => {
  const conformed = (path: string, change: (text: string) => string = (text) => text): ConformedFile =>
    conformResults(path, change(textOf(folder, path)))!;
  const files = resultPaths(folder).map((path) => conformed(path));
  const of = (name: string) => files.filter(({ file }) => file.startsWith(name));

  it('agree in every figure but for those that are known to be irregular', () => {
    expect(files.flatMap(({ different, unknown }) => [...different, ...unknown])).toEqual([]);
    const irregular = files.flatMap(({ file, irregular: figures }) =>
      figures.length === 0 ? [] : [[file, figures.length]],
    );
    expect(irregular).toEqual([
      ['acblscore/acbl-44.json', 4],
      ['realbridge/sessions.json', 1],
      ['teams-ko/knockout-8x12.json', 4],
      ['usebio/mp_pairs_mitchell_02.xml', 130],
      ['usebio/mp_pairs_mitchell_adjusted_02.xml', 10],
    ]);
  });

  it.each([
    ['acblscore/', 34, 30_577],
    ['acbl-live/', 1, 309],
    ['usebio/butler', 1, 471],
    ['usebio/cross_imp', 1, 342],
    ['usebio/mp_pairs', 4, 4583],
    ['realbridge/', 1, 773],
    ['teams-ko/', 1, 14],
  ])('are compared in all their figures: %s', (name, count, figures) => {
    const compared = of(name).map(
      ({ equal, different, irregular }) => equal + different.length + irregular.length,
    );
    expect([compared.length, compared.reduce((sum, each) => sum + each)]).toEqual([count, figures]);
  });

  it('are irregular for a reason, which names what must have been', () => {
    const [knockout] = of('teams-ko/');
    expect(knockout!.irregular.map(({ of: whose, expected, ours }) => [whose, expected, ours])).toEqual([
      ['home before segment 5', '87', '78'],
      ['home before segment 6', '119', '110'],
      ['home before segment 7', '136', '126'],
      ['home before segment 8', '167', '157'],
    ]);
    expect(knockout!.irregular.map(({ why }) => /1 IMP more/.test(why))).toEqual([false, false, true, true]);
    const [realbridge] = of('realbridge/');
    expect(realbridge!.irregular).toMatchObject([
      { of: 'session 20210224: A/16 9 v 10 EW', expected: '2.00', ours: '0.00' },
    ]);
    const [single] = of('acblscore/acbl-44');
    expect(single!.irregular.map(({ kind, of: whose }) => `${kind} ${whose}`)).toEqual([
      'award event 2: NN/16 1 v 4 NS',
      'award event 2: NN/16 1 v 4 EW',
      'matchpoints event 2: NN-1',
      'matchpoints event 2: NN-4',
    ]);
  });

  it('are irregular only where the lines of the file do not make what was published', () => {
    const { results } = readPublished(textOf(folder, 'realbridge/sessions.json'));
    const result = results.find(({ game }) => game.date === '20210224')!;
    const scores = scoreGame(result.game)!;
    const elsewhere = compareGame(result, {
      has: (line) => scores.has(line),
      award: (line, side) => scores.award(line, side),
      datums: () => [],
      contestant: (contestant) => scores.contestant(contestant),
      place: () => ({ takesPlace: true, first: 3, last: 3 }),
    });
    expect(elsewhere.irregularities.map(({ of: whose }) => whose)).toEqual(['A/16 9 v 10 EW']);
    expect(elsewhere.differences.map(({ kind }) => kind)).toEqual(Array.from({ length: 9 }, () => 'place'));
  });

  interface Acblscore {
    event: {
      section: Record<
        string,
        {
          board: Record<string, (number | string)[][]>;
          entry: Record<
            string,
            { score_session: number; rank: Record<string, number>[]; score_final: number }
          >;
        }
      >;
    }[];
  }
  const acblscore =
    (change: (game: Acblscore['event'][number]['section'][string]) => void) => (text: string) => {
      const games = JSON.parse(text) as Acblscore[];
      change(Object.values(games[0]!.event[0]!.section)[0]!);
      return JSON.stringify(games);
    };

  it.each<[string, string, (text: string) => string, object]>([
    [
      'an award',
      'acblscore/acbl-02.json',
      acblscore(({ board }) => (board['1']![0]![4] = Number(board['1']![0]![4]) + 0.5)),
      { kind: 'award', of: expect.stringMatching(/^A\/1 .* NS$/) as unknown },
    ],
    [
      'a total',
      'acblscore/acbl-02.json',
      acblscore(({ entry }) => (entry['3N']!.score_session += 0.01)),
      { kind: 'score', of: 'A-NS3' },
    ],
    [
      'a rank in a stratum',
      'acblscore/acbl-02.json',
      acblscore(({ entry }) => (inStratum(entry).rank[1]!['rank']! += 20)),
      { kind: 'order', of: expect.stringMatching(/\(stratum C\)$/) as unknown },
    ],
    [
      'a rank over both lines in a stratum',
      'acblscore/acbl-02.json',
      acblscore(({ entry }) => {
        const listed = Object.values(entry).find(({ rank }) => (rank[1]?.['overall_rank_low'] ?? 0) > 0)!;
        listed.rank[1]!['overall_rank_low'] = 9;
        listed.rank[1]!['overall_rank_high'] = 0;
      }),
      { kind: 'place', of: expect.stringMatching(/\(overall, stratum C\)$/) as unknown, expected: '9' },
    ],
    [
      'a final score with what was carried over',
      'acblscore/acbl-00.json',
      acblscore(({ entry }) => (entry['3N']!.score_final -= 0.5)),
      { kind: 'final', of: 'event 1: B-NS3' },
    ],
    [
      'a score that its contract does not make',
      'acbl-live/club-2026-04.json',
      (text) => text.replace(/"tricks_taken":"9"/, '"tricks_taken":"8"'),
      { kind: 'contract' },
    ],
    [
      'Butler IMPs',
      'usebio/butler_howell.xml',
      (text) => text.replace(/<EW_BUTLER_POINTS>[^<]*</, '<EW_BUTLER_POINTS>77<'),
      { kind: 'award', of: expect.stringMatching(/ EW$/) as unknown, expected: '77.00' },
    ],
    [
      'a datum',
      'usebio/butler_howell.xml',
      (text) => text.replace(/(<BOARD_AVERAGE>-?\d+)(\d<)/, '$15$2'),
      { kind: 'datum' },
    ],
    [
      'cross-IMPs',
      'realbridge/sessions.json',
      (text) => text.replace('"ns_award":-6.0', '"ns_award":-6.5'),
      { kind: 'award', expected: '-6.50', ours: '-6.00' },
    ],
    [
      'a rank of RealBridge',
      'realbridge/sessions.json',
      (text) => text.replace('"7":"6"', '"7":"5"'),
      { kind: 'place', of: 'session 20210210: A-7', expected: '5', ours: '6' },
    ],
    [
      'a running score',
      'teams-ko/knockout-8x12.json',
      (text) => text.replace('58', '59'),
      { kind: 'running', of: 'home before segment 3', expected: '59', ours: '58' },
    ],
    [
      'a running score behind what is irregular',
      'teams-ko/knockout-8x12.json',
      (text) => text.replace('167', '168'),
      { kind: 'running', of: 'home before segment 8', expected: '168', ours: '157' },
    ],
    [
      'matchpoints that were given by hand',
      'usebio/mp_pairs_mitchell_adjusted_02.xml',
      (text) => text.replace('<NS_MATCH_POINTS>23<', '<NS_MATCH_POINTS>24<'),
      { kind: 'award', of: 'A/3 NS1 v EW1 NS', expected: '24.0', ours: '20.0' },
    ],
  ])('differ where one figure of a copy is altered: %s', (_, path, change, difference) => {
    const before = files.find(({ file }) => file === path)!;
    const after = conformed(path, change);
    expect(after.different).toMatchObject([difference]);
    expect(after.different[0]!.explanation.length).toBeGreaterThan(0);
    const compared = (file: ConformedFile) => file.equal + file.different.length + file.irregular.length;
    expect(compared(after)).toBe(compared(before));
  });

  /** A pair of the second stratum. */
  function inStratum(entry: Acblscore['event'][number]['section'][string]['entry']) {
    return Object.values(entry).find(({ rank }) => rank[1])!;
  }

  describe('tell regulations apart', () => {
    const results = realResults(folder).flatMap((file) =>
      file.results.map((result) => ({ ...result, path: file.path })),
    );
    const among = (name: string) => results.filter(({ path }) => path.startsWith(name));
    /** What differs by another method, and in whose file. */
    function unlike(
      all: readonly (PublishedResult & { readonly path: string })[],
      by: (method: MethodOfGame) => MethodOfGame,
    ) {
      return all.flatMap(({ path, game, figures }) => {
        const scores = new GameScores(game, by(scoreGame(game)!.method), []);
        return compare(figures, scores)
          .filter(({ published, ours }) => published !== ours)
          .map(({ kind, of: whose, published, ours }) => ({
            path,
            kind,
            text: `${whose}: ${published}, ${ours}`,
          }));
      });
    }
    const board = (change: object) => (method: MethodOfGame) => ({
      ...method,
      board: { ...method.board, ...change } as MethodOfGame['board'],
    });

    it('the only score of a board is cancelled for average plus', () => {
      const awards = unlike(among('acblscore/'), board({ smallFields: 'factored' })).filter(
        ({ kind }) => kind === 'award',
      );
      expect(awards).toMatchObject([
        { path: 'acblscore/acbl-44.json', text: 'NN/16 1 v 4 NS: 0.60, 0.50' },
        { path: 'acblscore/acbl-44.json', text: 'NN/16 1 v 4 EW: 0.60, 0.50' },
      ]);
    });

    it('average minus stays 40 % for a pair that had less on its other boards', () => {
      const guaranteed = unlike(among('acblscore/'), (method) => ({ ...method, guarantee: 'law-12c2c' }));
      expect(guaranteed.filter(({ kind }) => kind === 'matchpoints')).toMatchObject([
        { path: 'acblscore/acbl-22.json', text: 'A-NS13: 103.80, 103.13' },
      ]);
    });

    it('scores are out of the fullest card of the section, but for two finals', () => {
      const unfixed = among('acblscore/').map(({ game, ...rest }) => ({
        ...rest,
        game: { ...game, sections: game.sections.map((section) => ({ ...section, fullCard: null })) },
      }));
      const scores = unlike(unfixed, (method) => method).filter(({ kind }) => kind === 'score');
      expect(new Set(scores.map(({ path }) => path))).toEqual(new Set(['acblscore/acbl-00.json']));
    });

    it('the highest and the lowest score are left out of a datum', () => {
      const datums = unlike(
        among('usebio/butler'),
        board({ datum: { drop: 'none', dropFrom: 4, roundTo: 10 } }),
      ).filter(({ kind }) => kind === 'datum');
      expect(datums.length).toBeGreaterThan(17);
    });

    it('a board that a table did not play is factored', () => {
      const awards = unlike(among('realbridge/'), board({ result: 'per-comparison' }));
      expect(awards.filter(({ kind }) => kind === 'award').length).toBeGreaterThan(100);
    });
  });
});
