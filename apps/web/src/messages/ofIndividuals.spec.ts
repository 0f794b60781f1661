import i18next, { type i18n as I18n } from 'i18next';
import { ofIndividuals } from './ofIndividuals.js';
import { optionalMessage } from './problemText.js';

let words: I18n;

beforeAll(async () => {
  words = i18next.createInstance();
  await words.init({
    lng: 'pl',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      pl: {
        translation: {
          'standings.pair': 'Para {{number}}',
          'standings.pair_alone': 'Zawodnik {{number}}',
          'standings.how_one': '{{count}} para',
          'standings.how_few': '{{count}} pary',
          'standings.how_alone_one': '{{count}} zawodnik',
          'standings.how_alone_few': '{{count}} zawodnicy',
          'standings.place': 'Miejsce',
        },
      },
    },
  });
});

describe('messages of individuals', () => {
  it('say player where others say pair, and are the same otherwise', () => {
    const alone = ofIndividuals(words);
    expect(words.t('standings.pair', { number: 7 })).toBe('Para 7');
    expect(alone.t('standings.pair', { number: 7 })).toBe('Zawodnik 7');
    expect(alone.t('standings.how', { count: 3 })).toBe('3 zawodnicy');
    expect(alone.t('standings.place')).toBe('Miejsce');
  });

  it('say so by the translation that pages take, and by a key that is only known there', () => {
    const alone = ofIndividuals(words);
    expect(alone.getFixedT('pl')('standings.pair', { number: 2 })).toBe('Zawodnik 2');
    expect(optionalMessage(alone, 'standings.pair', { number: 3 })).toBe('Zawodnik 3');
    expect(optionalMessage(alone, 'standings.nothing')).toBeUndefined();
    expect(alone.language).toBe('pl');
  });
});
