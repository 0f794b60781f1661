import { EDITIONS } from './edition.js';
import { afterWrongHand, type WrongHand } from './wrong-hand.js';

/** In 1987, 1997, 2007 and 2017. */
function scores(facts: WrongHand): string[] {
  return EDITIONS.map((edition) => afterWrongHand(facts, edition).score);
}

describe('a wrong hand', () => {
  it('that has called ended the board before 2007; it is played on since where it can be', () => {
    const facts = { found: 'before-play-ended', called: true } as const;
    const played = ['artificial', 'artificial', 'adjusted-if-needed', 'adjusted-if-needed'];
    expect(scores({ ...facts, playable: true })).toEqual(played);
    expect(scores(facts)).toEqual(['artificial', 'artificial', 'adjusted', 'adjusted']);
    expect(afterWrongHand(facts, 1997).penalty).toBe('possible');
  });

  it('that has not called is put right; before 2017 not where an important card was seen', () => {
    const facts = { found: 'before-play-ended', called: false } as const;
    expect(scores(facts)).toEqual(EDITIONS.map(() => 'as-played'));
    expect(scores({ ...facts, seen: 'harmless' })).toEqual(EDITIONS.map(() => 'adjusted-if-needed'));
    const important = ['artificial', 'artificial', 'artificial', 'adjusted-if-needed'];
    expect(scores({ ...facts, seen: 'important' })).toEqual(important);
  });

  it('that is found after the play cancels the result', () => {
    const rulings = EDITIONS.map((edition) => afterWrongHand({ found: 'after-play', called: true }, edition));
    expect(rulings).toEqual(
      [undefined, undefined, '86D', '86B'].map((teams) => ({
        score: 'adjusted',
        resultCancelled: true,
        penalty: 'liable',
        ...(teams && { teams }),
      })),
    );
  });
});
