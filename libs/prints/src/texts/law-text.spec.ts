import type { LawShown } from '../documents/law-shown.js';
import { sayIn } from '../words/words.js';
import { lawHeading } from './law-text.js';

const named = (law: LawShown) =>
  (['en', 'pl', 'ru'] as const).map((language) => lawHeading(law, sayIn(language)));

describe('a ruling on paper', () => {
  it('names a law of bridge with its edition, and a rule of the Preferans Code', () => {
    expect(named({ book: 'bridge', law: '64A1, 2017' })).toEqual([
      'Law 64A1, 2017',
      'Przepis 64A1, 2017',
      'Правило 64A1, 2017',
    ]);
    expect(named({ book: 'preferans', law: '3.9.16.2' })).toEqual([
      'Rule 3.9.16.2 of the Preferans Code',
      'Punkt 3.9.16.2 Kodeksu preferansa',
      'Правило 3.9.16.2 Кодекса преферанса',
    ]);
  });

  it('names the regulation without a law and an edition', () =>
    expect(named({ book: 'regulation' })).toEqual([
      'Tournament regulations',
      'Regulamin turnieju',
      'Регламент турнира',
    ]));
});
