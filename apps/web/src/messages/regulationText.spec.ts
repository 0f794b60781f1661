import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { CLUB_REGULATION, type Regulation } from '#laws';
import { regulationInText, regulationText } from './regulationText.js';

/** A regulation by itself, and inside a sentence. */
async function inWords(language: string, regulation: Regulation): Promise<string[]> {
  const file = join(import.meta.dirname, `${language}.json`);
  const translation = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const words = i18next.createInstance();
  await words.init({
    lng: language,
    resources: { [language]: { translation } },
    keySeparator: false,
    nsSeparator: false,
  });
  return [regulationText(words, regulation), regulationInText(words, regulation)];
}

it('a regulation begins small inside a sentence where it has no name', async () => {
  expect(await inWords('en', CLUB_REGULATION)).toEqual([
    'As usual in clubs (Laws 79C, 92B)',
    'as usual in clubs (Laws 79C, 92B)',
  ]);
  expect((await inWords('pl', CLUB_REGULATION))[1]).toMatch(/^jak zwykle/);
  expect((await inWords('ru', CLUB_REGULATION))[1]).toMatch(/^как принято/);
  const named: Regulation = { ...CLUB_REGULATION, name: 'ebu', source: 'EBU White Book', edition: '2025' };
  expect(await inWords('en', named)).toEqual(['EBU White Book 2025', 'EBU White Book 2025']);
});
