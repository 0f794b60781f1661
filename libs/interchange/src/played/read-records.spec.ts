import { formatDeal } from '#cards';
import { formatRecord } from '#bridge';
import { UnreadableDeals } from '../faults/unreadable.js';
import { readRecords } from './read-records.js';

const DEAL = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const MD = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
const LIN = `qx|o1|pn|,,,|md|${MD}|rh||ah|Board 1|sv|o|mb|1S|mb|p|mb|2N!|an|4+ !S, game force|mb|p|mb|4S|mb|p|mb|p|mb|p|pg||
pc|C6|pc|C2|pc|CJ|pc|C3|pg||pc|D3|pc|D4|pc|DA|pc|D5|pg||mc|10|`;
const PBN = `[Board "1"]
[Dealer "N"]
[Deal "${DEAL}"]
[Declarer "N"]
[Contract "4S"]
[Result "10"]
[Auction "N"]
1S Pass! 2NT =1= $2 Pass
4S AP
[Note "1:4+ ♠, game force"]
[Play "E"]
C6 C2 CJ C3
DA D5 D3 D4
*
`;

const written = (text: string) =>
  readRecords(text).map(({ board, dealer, deal, record }) => ({
    board,
    dealer,
    deal: deal && formatDeal(deal),
    record: formatRecord(record),
    explained: record.calls.flatMap(({ explanation }) => explanation ?? []),
  }));

function lineOf(text: string): string {
  try {
    return JSON.stringify(readRecords(text));
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    const { code, format, line, column } = error.fault;
    return `${code} ${format} ${line ?? '-'}${column === undefined ? '' : `:${column}`}`;
  }
}

describe('an auction and a play', () => {
  it.each([
    ['of LIN', LIN],
    ['of PBN, whose columns are players', PBN],
  ])(
    '%s are read in the order in which they were made, with alerts, explanations and the claim',
    (_of, text) =>
      expect(written(text)).toEqual([
        {
          board: 1,
          dealer: 'N',
          deal: DEAL,
          record: '1S pass 2NT! pass 4S pass pass pass|C6 C2 CJ C3 D3 D4 DA D5|10',
          explained: ['4+ ♠, game force'],
        },
      ]),
  );

  it('of several boards are told apart, and boards without any left out', () => {
    const second = 'qx|o2|md||mb|1N|mb|p|mb|p|mb|p|';
    expect(
      written(`${LIN}\n${second.replace('md||', `md|4${MD.slice(1)}|`)}`).map(({ board }) => board),
    ).toEqual([1, 2]);
    expect(written(`[Board "7"]\n[Deal "${DEAL}"]\n\n${PBN}`).map(({ board }) => board)).toEqual([1]);
  });

  it('do not need hands', () => {
    const none = PBN.replace(/\[Deal "[^"]*"\]/, '[Deal "-"]');
    expect(written(none).map(({ deal, record }) => [deal, record])).toEqual([
      [undefined, written(PBN)[0]!.record],
    ]);
  });

  it('written closely are the same', () => {
    const closely = LIN.replace('mb|1S|mb|p|', 'mb|1sp|').replace('pc|C6|pc|C2|', 'pc|c6c2|');
    expect(written(closely)).toEqual(written(LIN));
    const marked = PBN.replace('1S Pass! 2NT =1= $2 Pass', '1S P 2NT=1= P').replace('*', '+ - - -');
    expect(written(marked)).toEqual(written(PBN));
  });

  it.each([
    ['a call that is none', LIN.replace('mb|4S|', 'mb|8S|'), 'deal-file.expected LIN 1:154'],
    ['a card that is none', LIN.replace('pc|D4|', 'pc|D1|'), 'deal-file.expected LIN 2:35'],
    ['a second claim of other tricks', `${LIN}\nmc|9|`, 'deal-file.tag-otherwise LIN 3'],
    ['a claim that is none', LIN.replace('mc|10|', 'mc|all|'), 'deal-file.expected LIN 2:57'],
    ['a call of PBN that is none', PBN.replace('4S AP', '4Z AP'), 'deal-file.expected PBN 9:1'],
    ['a player who was passed over', PBN.replace('4S AP', '^S 4S AP'), 'deal-file.expected PBN 9:1'],
    [
      'calls from another dealer',
      PBN.replace('[Auction "N"]', '[Auction "E"]'),
      'deal-file.expected PBN 7:1',
    ],
    ['a deal alone', `qx|o1|md|${MD}|`, 'deal-file.empty LIN -'],
  ])('with %s is refused with its line', (_case, text, fault) => expect(lineOf(text)).toBe(fault));
});
