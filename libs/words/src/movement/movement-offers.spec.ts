import { movementOffers, movementOfferText, type MovementOfferCode } from './movement-offers.js';

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();

describe('words about offers of movements', () => {
  it('say figures, with one digit of a fraction', () =>
    expect(movementOfferText('offer.unbalanced', { quality: 58.3741 }, 'en')).toBe(
      'Unbalanced: some pairs are compared much more than others (Q 58.4).',
    ));

  it('have the same parameters in every language', () => {
    for (const [code, text] of Object.entries(movementOffers.en)) {
      for (const language of ['pl', 'ru'] as const) {
        const same = movementOffers[language][code as MovementOfferCode];
        expect([code, names(same)]).toEqual([code, names(text)]);
      }
    }
  });
});
