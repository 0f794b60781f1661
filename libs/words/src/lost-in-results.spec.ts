import { LANGUAGES } from './language/language.js';
import { lostInResultsText, lostKinds, type LostInResultsKind } from './lost-in-results.js';

it.each(LANGUAGES)('says all that may be lost of results in %s', (language) => {
  expect(Object.keys(lostKinds[language])).toEqual(Object.keys(lostKinds.en));
  for (const what of Object.keys(lostKinds.en) as LostInResultsKind[]) {
    const said = lostInResultsText({ game: 'Cup', what, boards: [3, 4, 7] }, 'USEBIO', language);
    expect(said).toContain(lostKinds[language][what]);
    expect(said).toContain('3-4, 7');
  }
});

it('says nothing of boards where it is nothing of boards', () => {
  expect(lostInResultsText({ game: 'Cup', what: 'strata' }, 'USEBIO', 'en')).toBe(
    'Cup: USEBIO cannot hold all of this: strata.',
  );
});
