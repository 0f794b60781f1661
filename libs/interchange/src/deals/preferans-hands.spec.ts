import { dealPreferans, formatPreferansDeal, seededRandom } from '#cards';
import { readPreferansHands, writePreferansHands } from './preferans-hands.js';
import { UnreadableDeals } from '../faults/unreadable.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const faultOf = (text: string) => {
  try {
    readPreferansHands(bytes(text));
  } catch (error) {
    if (error instanceof UnreadableDeals) return error.fault;
    throw error;
  }
  return undefined;
};

/** A deal as anybody may write it: ranks in any order, board with a full stop. */
const TYPED = '7. 9AKQTJ87.KA.. .QJT987.AKQJ. ..T987.AKQJT9 ...78';

describe('deals of preferans in a file', () => {
  it('come back as they were written', () => {
    const random = seededRandom('5eed'.repeat(16));
    const deals = [3, 1, 12].map((board) => ({
      board,
      deal: formatPreferansDeal(dealPreferans((count) => random(count) as Uint8Array<ArrayBuffer>)),
    }));
    expect(readPreferansHands(writePreferansHands(deals))).toEqual(deals);
  });

  it('are read in any order of ranks', () => {
    expect(readPreferansHands(bytes(TYPED))).toEqual([
      { board: 7, deal: 'AKQJT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 ...87' },
    ]);
  });

  it('name the first wrong line', () => {
    expect(faultOf('\n')).toMatchObject({ code: 'deal-file.empty' });
    expect(faultOf('deals of the club')).toMatchObject({ code: 'deal-file.line', line: 1 });
    expect(faultOf(`${TYPED}\n8 AKQ.J95.T742.863`)).toMatchObject({
      code: 'deal-file.line',
      line: 2,
      board: 8,
    });
    expect(faultOf(TYPED.replace('9AKQ', 'AAKQ'))).toMatchObject({ code: 'deal-file.line', board: 7 });
    expect(faultOf(`${TYPED}\n${TYPED}`)).toMatchObject({ line: 2, firstLine: 1, board: 7 });
  });
});
