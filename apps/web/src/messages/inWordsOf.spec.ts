import i18next, { type i18n as I18n } from 'i18next';
import { inWordsOf } from './inWordsOf.js';
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
          'draw.movementFirst': 'Najpierw schemat',
          'draw.movementFirst_sheets': 'Najpierw stoły',
          'session.notSeated_one': '{{count}} para czeka',
          'session.notSeated_few': '{{count}} pary czekają',
          'session.notSeated_sheets_one': '{{count}} gracz czeka',
          'session.notSeated_sheets_few': '{{count}} gracze czekają',
        },
      },
    },
  });
});

describe('messages of individuals', () => {
  it('say player where others say pair, and are the same otherwise', () => {
    const alone = inWordsOf(words, ['alone']);
    expect(words.t('standings.pair', { number: 7 })).toBe('Para 7');
    expect(alone.t('standings.pair', { number: 7 })).toBe('Zawodnik 7');
    expect(alone.t('standings.how', { count: 3 })).toBe('3 zawodnicy');
    expect(alone.t('standings.place')).toBe('Miejsce');
  });

  it('say so by the translation that pages take, and by a key that is only known there', () => {
    const alone = inWordsOf(words, ['alone']);
    expect(alone.getFixedT('pl')('standings.pair', { number: 2 })).toBe('Zawodnik 2');
    expect(optionalMessage(alone, 'standings.pair', { number: 3 })).toBe('Zawodnik 3');
    expect(optionalMessage(alone, 'standings.nothing')).toBeUndefined();
    expect(alone.language).toBe('pl');
  });
});

describe('messages of sessions of sheets', () => {
  const sheets = () => inWordsOf(words, ['sheets', 'alone']);

  it('speak of tables where others speak of movements, also where they count', () => {
    expect(sheets().t('draw.movementFirst')).toBe('Najpierw stoły');
    expect(sheets().t('session.notSeated', { count: 2 })).toBe('2 gracze czekają');
    expect(inWordsOf(words, ['alone']).t('draw.movementFirst')).toBe('Najpierw schemat');
  });

  it('say what individuals say where they have no words of their own', () => {
    expect(sheets().t('standings.pair', { number: 7 })).toBe('Zawodnik 7');
    expect(sheets().t('standings.place')).toBe('Miejsce');
  });
});
