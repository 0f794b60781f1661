import { contractOf } from './contract-text.js';

describe('a contract as results files write it', () => {
  it.each([
    ['3 NT', 'N', '9', { level: 3, strain: 'NT', doubling: '', declarer: 'N', tricks: 9 }],
    ['3N', 's', '9', { level: 3, strain: 'NT', doubling: '', declarer: 'S', tricks: 9 }],
    ['4SX', 'E', '8', { level: 4, strain: 'S', doubling: 'x', declarer: 'E', tricks: 8 }],
    ['2 D xx', 'W', '13', { level: 2, strain: 'D', doubling: 'xx', declarer: 'W', tricks: 13 }],
    ['PASS', '', '', 'passed-out'],
    ['Passed Out', '', '', 'passed-out'],
  ])('%s', (contract, declarer, tricks, expected) => {
    expect(contractOf({ contract, declarer, tricks })).toEqual(expected);
  });

  it.each([
    ['8S', 'N', '9'],
    ['4S', '', '9'],
    ['4S', 'N', ''],
    ['4S', 'N', '14'],
    ['A6040', '', ''],
    [undefined, undefined, undefined],
  ])('is none: %s by %s, %s tricks', (contract, declarer, tricks) => {
    expect(contractOf({ contract, declarer, tricks })).toBeNull();
  });

  it.each([
    ['2D', 'D2'],
    ['D2', 'D2'],
    ['10s', 'ST'],
    ['?', undefined],
  ])('with the lead %s', (lead, expected) => {
    const contract = contractOf({ contract: '1C', declarer: 'N', tricks: '7', lead });
    expect((contract as { lead?: string }).lead).toBe(expected);
  });
});
