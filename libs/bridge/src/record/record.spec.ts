import { parseDeal } from '#cards';
import type { Contract } from '#scoring';
import type { MadeCall } from '../auction/call.js';
import { calls, cards } from '../testing/written.js';
import { formatExplanations, formatRecord, parseRecord, withExplanations } from './record-text.js';
import { checkRecord, differencesFrom, type ScoredResult, type TableRecord } from './record.js';

const deal = parseDeal('N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95');
const FOUR_SPADES = '1S P 3S P 4S P P P';
const TWO_TRICKS = 'C6 C2 CJ C3 D3 D4 DA D5';
const scored: Contract = { level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 9 };

function record(called: string, played: string, claimed: number | null = null): TableRecord {
  return { calls: calls(called).map((call): MadeCall => ({ call })), cards: cards(played), claimed };
}

function check(one: TableRecord, result: Contract | null = scored) {
  return checkRecord(one, { dealer: 'N', result, deal });
}

describe('what was called and played at a table', () => {
  it('comes to a contract, who led, and the tricks with the claim', () =>
    expect(check(record(FOUR_SPADES, TWO_TRICKS, 9))).toMatchObject({
      possible: true,
      auction: { contract: { level: 4, strain: 'S', declarer: 'N' } },
      by: { declarer: 'N', strain: 'S', leader: 'E' },
      tricks: 9,
    }));

  it('may be the auction alone, or the play alone under the contract of the result', () => {
    expect(check(record(FOUR_SPADES, ''))).toMatchObject({ possible: true, play: null, tricks: null });
    expect(check(record('', TWO_TRICKS))).toMatchObject({ possible: true, auction: null, tricks: null });
  });

  it.each([
    [
      'an insufficient bid',
      record('1S P 1H', ''),
      { fault: 'auction.insufficient', call: 3, seat: 'S', law: '18D' },
    ],
    [
      'an auction that nobody has ended',
      record('1S P', ''),
      { fault: 'auction.open', seat: 'S', law: '22A' },
    ],
    ['cards though all have passed', record('P P P P', 'C6'), { fault: 'play.passed-out', law: '22A' }],
    [
      'a card of another hand',
      record('', 'C6 CK'),
      { fault: 'play.out-of-turn', trick: 1, card: 'CK', seat: 'S' },
    ],
    [
      'a claim of more than is left',
      record('', TWO_TRICKS, 12),
      { fault: 'play.claimed-too-many', law: '68A' },
    ],
  ])('cannot be %s', (_case, one, fault) => expect(check(one)).toMatchObject({ possible: false, ...fault }));

  it('cannot be cards that nobody knows the contract of', () =>
    expect(check(record('', 'C6'), null)).toMatchObject({ possible: false, fault: 'play.no-contract' }));
});

describe('what a record says otherwise than the result', () => {
  const against = (one: TableRecord, result: ScoredResult) => {
    const checked = check(one);
    if (!checked.possible) throw new Error(checked.fault);
    return differencesFrom(checked, result);
  };

  it('is nothing where both are the same, or only the score is known', () => {
    expect(against(record(FOUR_SPADES, TWO_TRICKS, 9), { ...scored, lead: 'C6' })).toEqual([]);
    expect(against(record(FOUR_SPADES, TWO_TRICKS, 9), null)).toEqual([]);
    expect(against(record('P P P P', ''), 'passed-out')).toEqual([]);
  });

  it('is another contract, lead, or number of tricks', () => {
    expect(against(record('1S P P P', ''), scored)).toMatchObject([
      { what: 'contract', record: { level: 1 } },
    ]);
    expect(against(record('P P P P', ''), scored)).toEqual([{ what: 'contract', record: 'passed-out' }]);
    expect(against(record(FOUR_SPADES, TWO_TRICKS, 10), { ...scored, lead: 'C7' })).toEqual([
      { what: 'lead', record: 'C6' },
      { what: 'tricks', record: 10, result: 9, revoked: false },
    ]);
  });

  it('is explained by a revoke, after which tricks may have been transferred (Law 64)', () => {
    const revoked = record(FOUR_SPADES, 'C6 C2 CJ C3 D3 D4 S5 D5', 9);
    expect(against(revoked, { ...scored, tricks: 10 })).toEqual([
      { what: 'tricks', record: 9, result: 10, revoked: true },
    ]);
  });
});

describe('a record as text', () => {
  const whole: TableRecord = {
    calls: [{ call: '1NT', alert: true }, { call: 'pass' }, { call: 'xx' }],
    cards: ['C6', 'ST'],
    claimed: 11,
  };

  it('is read as it was written', () => {
    expect(formatRecord(whole)).toBe('1NT! pass xx|C6 ST|11');
    expect(parseRecord(formatRecord(whole))).toEqual(whole);
    expect(parseRecord('||')).toEqual({ calls: [], cards: [], claimed: null });
  });

  it.each(['', '1NT', '8S||', '|S1|', '||a', '|||'])('is none: %j', (text) =>
    expect(parseRecord(text)).toBeUndefined(),
  );

  it('has what was explained apart, so that it can be erased', () => {
    const explained = [{ ...whole.calls[0]!, explanation: '15-17,\n5M possible' }, ...whole.calls.slice(1)];
    expect(formatExplanations(explained)).toBe('1 15-17, 5M possible');
    expect(withExplanations(whole.calls, '1 15-17, 5M possible')).toEqual([
      { ...whole.calls[0], explanation: '15-17, 5M possible' },
      ...whole.calls.slice(1),
    ]);
  });
});
