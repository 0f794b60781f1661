import { contestSettings, sessionStandings } from '#tournament';
import { exactNumber } from './exactNumber.js';

const takenAsDecimal = (card: string) =>
  sessionStandings.safeParse({ lines: 'apart', fullCards: { A: card }, tables: [] }).success;
const takenAsFraction = (part: string) =>
  contestSettings.safeParse({
    title: 'League',
    sessions: ['1'],
    total: 'sum',
    tables: [],
    carry: { from: ['2'], regulation: { kind: 'part', part, of: 'score' } },
  }).success;

describe('a number that is kept as it was written', () => {
  it('may have a comma', () => {
    expect(exactNumber(' 214,5 ', 'decimal')).toBe('214.5');
    expect(exactNumber('0,25', 'fraction')).toBe('0.25');
    expect(exactNumber('1/3', 'fraction')).toBe('1/3');
  });

  it.each(['', '0', '16', '214.5', '1/3', '1/0', '07', '-3', 'half', '1.23456', '12345678', '1e3', '1 000'])(
    'is valid if the journal takes it: %p',
    (text) => {
      expect(exactNumber(text, 'decimal') !== undefined).toBe(takenAsDecimal(text));
      expect(exactNumber(text, 'fraction') !== undefined).toBe(takenAsFraction(text));
    },
  );
});
