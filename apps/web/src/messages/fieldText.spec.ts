import {
  contestantText,
  contractText,
  hundredthsText,
  minutesText,
  numbersText,
  ofBoards,
  resultText,
  signed,
} from './fieldText.js';
import { wordsIn } from './testing/words-in.js';

const FOUR_SPADES = { level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 10 } as const;

describe('the words of the field', () => {
  it.each([
    [FOUR_SPADES, '4♠ N ='],
    [{ ...FOUR_SPADES, doubling: 'x', tricks: 11 } as const, '4♠x N +1'],
    [
      { ...FOUR_SPADES, strain: 'NT', level: 3, doubling: 'xx', declarer: 'W', tricks: 7 } as const,
      '3NTxx W −2',
    ],
  ])('a contract %j is %s', (contract, text) => expect(contractText(contract)).toBe(text));

  it('a result is its contract, or its score alone', () => {
    expect(resultText({ kind: 'contract', ...FOUR_SPADES }, 'passed out')).toBe('4♠ N =');
    expect(resultText({ kind: 'passed-out' }, 'passed out')).toBe('passed out');
    expect(resultText({ kind: 'score', score: -620 }, 'passed out')).toBe('−620');
    expect([signed(0), signed(90)]).toEqual(['0', '+90']);
  });

  it('a contestant is a number in its line, of its section where there are several', () => {
    expect(['A-NS3', 'AB-7', 'EW'].map((name) => contestantText(name))).toEqual(['A NS 3', 'AB 7', 'EW']);
    expect(['A-NS3', 'A-7'].map((name) => contestantText(name, { section: false }))).toEqual(['NS 3', '7']);
  });

  it('boards that follow each other are drawn together', () => {
    expect([[1, 2, 3, 7], [5], [], [9, 8, 11]].map(numbersText)).toEqual(['1–3, 7', '5', '', '8–9, 11']);
  });

  it('times and hundredths are short', () => {
    expect([252, 59.7, 0, -30].map(minutesText)).toEqual(['4:12', '1:00', '0:00', '−0:30']);
    expect([2500, 150].map(hundredthsText)).toEqual(['25', '1.5']);
  });
});

describe('boards in a message', () => {
  it('are one, or several, in every language: 21 of them are not one', async () => {
    const told = async (language: string, boards: readonly number[]) =>
      (await wordsIn(language)).t('roundDraw.boards', ofBoards(boards));
    const many = Array.from({ length: 21 }, (_, at) => at + 1);
    expect(await Promise.all([told('en', [6]), told('en', [6, 7])])).toEqual(['board 6', 'boards 6–7']);
    expect(await Promise.all([told('ru', [6]), told('ru', many)])).toEqual(['сдача 6', 'сдачи 1–21']);
    expect(await Promise.all([told('pl', [6]), told('pl', many)])).toEqual(['rozdanie 6', 'rozdania 1–21']);
  });
});
