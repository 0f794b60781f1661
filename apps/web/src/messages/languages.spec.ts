import { chooseLanguage, localeFor } from './languages.js';

describe('the language of the pages', () => {
  it.each([
    [[null, 'pl-PL', 'en'], 'pl'],
    [['ru', 'pl-PL'], 'ru'],
    [[null, 'de-AT', 'RU-ru'], 'ru'],
    [[undefined, 'de'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wanted, language) => expect(chooseLanguage(wanted)).toBe(language));
});

describe('the locale of dates', () => {
  it.each([
    ['en', ['de-DE', 'en-US'], 'en-US'],
    ['en', ['pl-PL', 'en'], 'en-GB'],
    ['ru', [], 'ru-RU'],
    ['en', ['en-US@posix', 'en-AU'], 'en-AU'],
  ])('for %s and %j is %s', (language, readers, locale) => expect(localeFor(language, readers)).toBe(locale));
});
