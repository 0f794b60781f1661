import { CLUB_REGULATION, type Regulation } from '#laws';
import { regulationInText, regulationText } from './regulationText.js';
import { wordsIn } from './testing/words-in.js';

/** A regulation by itself, and inside a sentence. */
async function inWords(language: string, regulation: Regulation): Promise<string[]> {
  const words = await wordsIn(language);
  return [regulationText(words, regulation), regulationInText(words, regulation)];
}

it('a regulation begins small inside a sentence where it has no name', async () => {
  expect(await inWords('en', CLUB_REGULATION)).toEqual([
    'Usual club rules (Laws 79C, 92B)',
    'usual club rules (Laws 79C, 92B)',
  ]);
  expect((await inWords('pl', CLUB_REGULATION))[1]).toMatch(/^zwykłe zasady/);
  expect((await inWords('ru', CLUB_REGULATION))[1]).toMatch(/^как принято/);
  const named: Regulation = { ...CLUB_REGULATION, name: 'ebu', source: 'EBU White Book', edition: '2025' };
  expect(await inWords('en', named)).toEqual(['EBU White Book 2025', 'EBU White Book 2025']);
});
