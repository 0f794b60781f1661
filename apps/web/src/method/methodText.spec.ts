import type { i18n as I18n } from 'i18next';
import { pointsUnitOf, PRESETS, presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';
import { LANGUAGES } from '../messages/languages.js';
import { wordsIn } from '../messages/testing/words-in.js';
import { isOwn, methodText } from '../messages/methodText.js';
import { methodWords } from '../play/wordsOfMethod.js';
import { changed, ofKind } from './ownMethod.js';

const methods = Object.values(PRESETS).flat<readonly (readonly SessionMethod[])[]>();
const method = (name: string): SessionMethod => presetOf(name)!;

describe('a method in words', () => {
  let words: I18n;
  beforeAll(async () => {
    words = await wordsIn('en');
  });
  const said = (of: SessionMethod, laws: '1997' | '2017' = '2017') => methodWords(words, of, laws).join(' ');

  it('has a name', () => {
    expect(methodText(words, method('ebu-matchpoints'))).toBe('Matchpoints (EBU White Book 2025)');
    expect(methodText(words, method('acbl-total-imps'))).toBe('Cross-IMPs, sum (ACBLscore 7)');
    expect(methodText(words, method('club-butler'))).toBe('Butler (usual practice)');
    expect(methodText(words, ofKind('board-a-match'))).toBe('Board-a-match (own settings)');
  });

  it('says what it does from what it is made of', () => {
    expect(said(method('ebu-matchpoints'))).toMatch(
      /^2 matchpoints for each result beaten, 1 .* Neuberg.* 65\/55% .*\(Law 12C2\(c\)\)\..*percentage\. Scores are exact: only what pages show is rounded\.$/,
    );
    expect(said(method('acbl-matchpoints'))).toContain('Average plus is 60% and average minus 40%, whatever');
    expect(said(method('pzbs-butler'))).toContain(
      'With 4 or more scores, the best and the worst are left out',
    );
    expect(said(method('pzbs-cross-imps'))).toContain('Each comparison is limited to 17 IMPs.');
    expect(said(method('pzbs-board-a-match'))).toContain('Differences of up to 10 points are a tie.');
    expect(said(method('acbl-total-imps'))).toContain('Average plus is 3 IMPs per comparison');
  });

  it('measures artificial scores by the laws in force', () =>
    expect(said(method('club-butler'), '1997')).toContain('if better (Law 88)'));

  it('goes on by victory points where the boards are scored in another way', () => {
    const swiss = method('ebu-swiss-pairs');
    expect(ofKind('cross-imps', swiss).ranking).toEqual(method('wbf-swiss-butler').ranking);
    expect(ofKind('matchpoints', ofKind('cross-imps', swiss)).ranking).toEqual(swiss.ranking);
    expect(ofKind('butler', method('ebu-matchpoints')).ranking.by).not.toBe('victory-points');
  });

  it('knows other ways than those of presets', () => {
    const { board } = method('club-butler');
    if (board.kind !== 'butler') throw new Error('Butler is Butler.');
    const dropping = (drop: typeof board.datum.drop) =>
      said(changed(method('club-butler'), { board: { ...board, datum: { ...board.datum, drop } } }));
    expect(dropping('none')).toContain('All scores count in the mean.');
    expect(dropping({ eachEnd: 2 })).toContain('the 2 best and the 2 worst');
    expect(dropping({ percentEachEnd: 10 })).toContain('the top and bottom 10%');
    const instant = { kind: 'instant-matchpoints' as const, top: 100, boards: [] };
    expect(said(changed(method('club-butler'), { board: instant }))).toContain('scores 100');
  });

  it('is one’s own once something is changed by hand', () => {
    const own = changed(method('ebu-matchpoints'), { fullCard: 'own' });
    expect([isOwn(own), isOwn(method('ebu-matchpoints'))]).toEqual([true, false]);
    expect(own).toMatchObject({ name: 'own', regulation: '', edition: '', fullCard: 'own' });
  });

  it('has awards in matchpoints, points or IMPs', () =>
    expect(
      ['ebu-matchpoints', 'ebu-board-a-match', 'ebu-butler'].map((name) => pointsUnitOf(method(name).board)),
    ).toEqual(['matchpoints', 'points', 'imps']));
});

it.each(LANGUAGES)('every preset has all of its words in $name', async ({ code }) => {
  const words = await wordsIn(code);
  for (const each of methods) {
    const sentences = [methodText(words, each), ...methodWords(words, each, '2017')];
    for (const sentence of sentences) expect(sentence).not.toMatch(/method\.|\{\{/);
  }
  const rounded = methodWords(words, method('wbf-butler'), '2017').at(-1);
  expect(rounded).toMatch(code === 'en' ? / 0\.01\.$/ : / 0,01\.$/);
});
