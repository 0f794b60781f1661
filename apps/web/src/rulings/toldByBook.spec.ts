import { bridgeLaws, pathsOf } from '#laws';
import type { AskedEffect } from '#tournament';
import { wordsIn } from '../messages/testing/words-in.js';
import { bookOf } from './book/bookOf.js';
import { toldByBook } from './toldByBook.js';
import { procedureOf } from '../../../../libs/laws/src/testing/procedure-of.js';
import { outcomeAt } from '../../../../libs/laws/src/testing/outcome-at.js';

const notrump = (tricks: number) =>
  ({ kind: 'contract', level: 3, strain: 'NT', doubling: '', declarer: 'S', tricks }) as const;
const PLAY = { table: 'A1', round: 2, board: 5 };
const MADE = { kind: 'assigned', result: notrump(9) } as const;
const WEIGHTED = {
  kind: 'weighted',
  results: [
    { result: notrump(9), hundredths: 60 },
    { result: notrump(8), hundredths: 40 },
  ],
} as const;
type Side = typeof MADE | typeof WEIGHTED;

function score(NS: Side, EW: Side = NS, play = PLAY): AskedEffect {
  return { kind: 'score', ...play, adjustment: { NS, EW } } as AskedEffect;
}

/** What players are told in a language after these answers to a procedure of 2017, and these scores. */
async function told(language: string, [law, ...answers]: string[], ...effects: AskedEffect[]) {
  const outcome = outcomeAt(law!, 2017, answers)!;
  const found = [{ outcome, law: outcome.law, through: law! }];
  return toldByBook(await wordsIn(language), bookOf('2017'), found, effects);
}

const MISINFORMED = ['21', 'opponent', 'too-late', 'yes'];

describe('what the players are told of an adjusted score', () => {
  it.each([
    ['en', 'Adjusted score: 3NT S =. Call based on misinformation (Law 21B3).'],
    ['pl', 'Wynik rozjemczy: 3NT S =. Zapowiedź po błędnej informacji (przepis 21B3).'],
    ['ru', 'Исправленный результат: 3NT S =. Заявка по неверной информации (правило 21B3).'],
  ])('is which score, for whom and why, in %s', async (language, text) =>
    expect(await told(language, MISINFORMED, score(MADE))).toBe(text),
  );

  it('names weights, each side apart, and where there are several', async () => {
    expect(await told('en', MISINFORMED, score(WEIGHTED, MADE))).toBe(
      'Adjusted score: NS 60% 3NT S = + 40% 3NT S −1, EW 3NT S =. Call based on misinformation (Law 21B3).',
    );
    expect(await told('en', MISINFORMED, score(MADE), score(WEIGHTED, WEIGHTED, { ...PLAY, board: 6 }))).toBe(
      'Adjusted score at table A1, round 2, board 5: 3NT S =. ' +
        'Adjusted score at table A1, round 2, board 6: 60% 3NT S = + 40% 3NT S −1. ' +
        'Call based on misinformation (Law 21B3).',
    );
  });

  it('is never that there is one alone, whichever law adjusts it', async () => {
    const words = await wordsIn('en');
    const adjusting = [...bridgeLaws(2017).procedures.keys()].flatMap((law) =>
      pathsOf(procedureOf(law, 2017)!)
        .map(({ outcome }) => ({ outcome, law: outcome.law, through: law }))
        .filter(({ outcome }) => outcome.rectifications.some(({ kind }) => kind === 'adjust')),
    );
    expect(adjusting.length).toBeGreaterThan(30);
    const silent = adjusting.filter(
      (one) => !toldByBook(words, bookOf('2017'), [one], [score(MADE)]).includes('3NT S =.'),
    );
    expect(silent).toEqual([]);
  });

  it('is what the law says as long as the score is not entered', async () =>
    expect(await told('en', MISINFORMED)).toBe('Assigned adjusted score.'));
});
