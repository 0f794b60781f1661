import { LANGUAGES } from './language/language.js';
import { lostOnBoards, lostOnBoardsText, type LostOnBoardsKind } from './lost-on-boards.js';

const params = (text: string) => new Set(text.match(/\{\w+\}/g));

it.each(LANGUAGES)('says all that boards may lose in %s, with the same parameters', (language) => {
  expect(Object.keys(lostOnBoards[language])).toEqual(Object.keys(lostOnBoards.en));
  for (const field of Object.keys(lostOnBoards.en) as LostOnBoardsKind[]) {
    expect(params(lostOnBoards[language][field])).toEqual(params(lostOnBoards.en[field]));
    const said = lostOnBoardsText({ field, names: ['Site', 'Date'], boards: [3, 4, 7] }, 'LIN', language);
    expect(said).toContain('3-4, 7');
    expect(said).not.toMatch(/[{}]/);
  }
});

it('names the tags, and no more of a name than helps', () => {
  const names = ['Site', 'X'.repeat(10_000)];
  expect(lostOnBoardsText({ field: 'tags', names, boards: [1] }, 'LIN', 'en')).toBe(
    `LIN has no other tags (Site, ${'X'.repeat(40)}…). Those on boards 1 are left out.`,
  );
});
