import type { Language } from '#words';
import type { RulingEffect } from '../documents/ruling-shown.js';
import { sayIn } from '../words/words.js';
import { effectText } from './effect-text.js';

const told = (effect: RulingEffect, language: Language = 'en') => effectText(effect, sayIn(language));
const spades = (tricks: number) =>
  ({ kind: 'contract', level: 4, strain: 'S', doubling: '', declarer: 'N', tricks }) as const;
const made = { kind: 'assigned', result: spades(10) } as const;
const down = { kind: 'assigned', result: spades(8) } as const;
const average = { kind: 'artificial', award: 'average' } as const;

describe('an adjusted score in a ruling', () => {
  const play = { kind: 'adjustment', table: 'A3', round: 1, board: 5, transfer: null } as const;

  it.each<[string, RulingEffect]>([
    ['4♠ N = → 4♠ N −2', { ...play, before: spades(10), given: { NS: down, EW: down } }],
    ['4♠ N = → NS 4♠ N −2, EW average', { ...play, before: spades(10), given: { NS: down, EW: average } }],
    ['average', { ...play, before: null, given: { NS: average, EW: average } }],
    ['4♠ N =', { ...play, before: spades(10), given: { NS: made, EW: made } }],
  ])('stands behind what was played, once where both sides have the same: %s', (text, effect) => {
    expect(told(effect)).toBe(`Table A3, round 1, board 5: ${text}`);
  });

  it('is told with the tricks that change sides', () => {
    const by = (tricks: number): RulingEffect => ({
      ...play,
      before: spades(10),
      transfer: { tricks, to: 'EW' },
      given: { NS: down, EW: down },
    });
    expect(told(by(2))).toBe('Table A3, round 1, board 5: 2 tricks to EW; 4♠ N = → 4♠ N −2');
    expect(told(by(1))).toContain(': 1 trick to EW; ');
    expect(told(by(2), 'pl')).toContain(': lewy dla EW: 2; 4♠ N = → ');
    expect(told(by(2), 'ru')).toMatch(/: взяток стороне \S+: 2; 4♠ N = → /);
  });
});

it('a line of a sheet stands behind the one that it takes the place of', () => {
  const deal = (level: 6 | 7) =>
    ({
      kind: 'deal',
      dealer: 'N',
      game: { kind: 'contract', level, strain: 'S', declarer: 'E' },
      whists: [],
      tricks: { E: level },
      rectified: [],
    }) as const;
  const line = { kind: 'sheet-line', table: 'A1', round: 2 } as const;
  expect(told({ ...line, what: deal(7), before: deal(6) })).toBe('Table A1, round 2: 6♠ E, E 6 → 7♠ E, E 7');
  expect(told({ ...line, what: deal(7), before: null })).toBe('Table A1, round 2: 7♠ E, E 7');
});
