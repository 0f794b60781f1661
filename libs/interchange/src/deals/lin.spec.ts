import { formatDeal } from '#cards';
import { lin } from './lin.js';
import { UnreadableDeals, type DealFileFault } from '../faults/unreadable.js';

const MD = '3SJT9H982DQ532CQ83,SQ432HKJ76D64CJT4,S65HA53DJT7CAK762,SAK87HQT4DAK98C95';
const DEAL = 'N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4';
const read = (text: string) => lin.read(new TextEncoder().encode(text)).deals;

function faultOf(text: string): DealFileFault {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UnreadableDeals) return error.fault;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('a LIN file', () => {
  it.each([
    ['by the room', `vg|Club,1,I,1,1,A,0,B,0|\r\nqx|o7|pn|,,,|md|${MD}|sv|b|pg||\r\n`],
    ['by what is ahead of it', `pn|A,B,C,D|st||md|${MD}|rh||ah|Board 7|sv|B|mb|1N|an|15-17|mb|p|pg||`],
    ['with all of it ahead of the hands', `qx|o1|ah|Board 7|sv|b|md|${MD}|pg||`],
    ['in lower case', `qx|7|MD|${MD.toLowerCase()}|SV|b|`],
    ['without the fourth hand', `qx|c7|md|${MD.replace(/,[^,]*$/, ',')}|sv|b|pg||`],
    ['with three hands alone', `qx|c7|md|${MD.replace(/,[^,]*$/, '')}|sv|b|pg||`],
    ['with ranks from the lowest up', `qx|o7|md|${MD.replace('SJT9H982', 'S9TJH289')}|sv|b|`],
    ['with the ten in figures', `qx|o7|md|${MD.replaceAll('T', '10')}|sv|b|`],
  ])('gives board, dealer, vulnerability and deal %s', (_how, text) => {
    const [one, ...more] = read(text);
    expect(more).toEqual([]);
    expect({ ...one, deal: formatDeal(one!.deal) }).toEqual({
      board: 7,
      dealer: 'N',
      vulnerable: 'both',
      deal: DEAL,
    });
  });
  it('has each board of two rooms once', () => {
    expect(read(`qx|o7|md|${MD}|sv|b|pg||\nqx|c7|md|${MD}|sv|b|pg||\n`)).toHaveLength(1);
  });
  it('has another deal of a board only in another event', () => {
    const other = MD.replace('JT9', 'JT4').replace('Q432', 'Q932');
    const line = (md: string) => `qx|o7|md|${md}|sv|b|pg||\n`;
    expect(faultOf(line(MD) + line(other))).toEqual({
      format: 'LIN',
      board: 7,
      line: 2,
      column: 7,
      firstLine: 1,
      code: 'deal-file.board-otherwise',
    });
    const both = read(`vg|Cup,1|\n${line(MD)}vg|Cup,2|\n${line(other)}`);
    expect(both.map(({ event }) => event)).toEqual([{ Event: 'Cup 1' }, { Event: 'Cup 2' }]);
    expect(() => lin.write({ deals: both })).toThrow(UnreadableDeals);
  });
  it('may name boards without a deal, which is told', () => {
    const text = `qx|o7|md|${MD}|sv|b|pg||\nqx|o8|pn|,,,|pg||\nqx|c7|pg||\nqx|c8|pg||`;
    expect(lin.read(new TextEncoder().encode(text))).toMatchObject({ deals: [{ board: 7 }], without: [8] });
  });
  it('counts boards that have no number, and says nothing where it does not know', () => {
    const other = MD.replace('JT9', 'JT4').replace('Q432', 'Q932').slice(1);
    expect(read(`md|${MD}|pg||md|0${other}|`)).toMatchObject([{ board: 1 }, { board: 2 }]);
    expect(Object.keys(read(`md|0${other}|`)[0]!)).toEqual(['board', 'isCounted', 'deal']);
  });
  it.each([
    [`qx|o1|md|${MD}|\nqx|o2|md|${MD.replace('JT9', 'JTA')}|`, { line: 2, board: 2, fault: { card: 'SA' } }],
    [
      `qx|o1|md|${MD.replace('JT9', 'JTX')}|`,
      { fault: { code: 'deal.rank', seat: 'S', suit: 'S', found: 'X' } },
    ],
    [`qx|o1|md|${MD.replace('JT9', 'JT98')}|`, { fault: { code: 'deal.card-doubled', card: 'S8' } }],
    [`qx|o1|md|${MD.replace('JT9', 'JT')}|`, { fault: { code: 'deal.card-missing', card: 'S9' } }],
    [`qx|o1|md|3,,,|`, { code: 'deal-file.empty' }],
    [
      `qx|o1|md|3${MD.slice(1).split(',')[0]},,,|`,
      { board: 1, fault: { code: 'deal.hand-not-given', seat: 'W' } },
    ],
    [`qx|o1|md|${MD},SA|`, { fault: { code: 'deal.hand-count', hands: 5 } }],
    [`qx|o1|md|${MD}|\nsv|x|`, { line: 2, board: 1, code: 'deal-file.no-vulnerability', found: 'x' }],
    [`qx|o1|md|${MD}|\n\nrubbish\n`, { line: 3, column: 1, code: 'deal-file.expected', expected: '|' }],
    [`qx|o1|pg||`, { code: 'deal-file.empty' }],
  ])('that is wrong is told by line and board: %#', (text, fault) =>
    expect(faultOf(text)).toMatchObject(fault),
  );
  it('is written as it is read at the tables of the net', () => {
    const bytes = lin.write({ deals: read(`qx|o7|md|${MD}|sv|b|`) });
    expect(new TextDecoder().decode(bytes)).toBe(`qx|o7|md|${MD}|rh||ah|Board 7|sv|b|pg||\r\n`);
  });
});
