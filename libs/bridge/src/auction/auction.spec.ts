import fc from 'fast-check';
import { SEATS } from '#cards';
import { auction, calls } from '../testing/written.js';
import { checkAuction, possibleCalls } from './auction.js';
import { BIDS, type Call } from './call.js';

/** What is printed under an auction: `4S N`, `3NTx E`, `passed out`, or whose turn it is. */
function ending(text: string): string {
  const { calls: made, dealer } = auction(text);
  const checked = checkAuction(made, dealer);
  if (!checked.legal)
    return `${checked.fault}, Law ${checked.law}: call ${checked.call + 1} by ${checked.seat}`;
  if (checked.auction.outcome === 'open') return `${checked.auction.turn} to call`;
  if (checked.auction.outcome === 'passed-out') return 'passed out';
  const { level, strain, doubling, declarer } = checked.auction.contract;
  return `${level}${strain}${doubling} ${declarer}`;
}

describe('an auction', () => {
  it.each([
    ['North opens and East and West only pass', 'N    E    S    W', '1S P 3S P  4S P P P', '4S N'],
    ['the dealer is whoever calls first', 'N    E    S    W', '. . 1H X  2H P P P', '2H S'],
    [
      'who first named the strain declares, though the partner bid it last',
      '',
      '1N P 2C P 2H P 4H P P P',
      '4H N',
    ],
    ['the other side naming the strain first changes nothing', '', '1H 2H P 4H P P P', '4H E'],
    ['of a Jacoby transfer the one who answered it declares last', '', '1N P 2H P 2S P 4S P P P', '4S N'],
    ['all pass', '', '. P P P P', 'passed out'],
    ['three passes do not end it before a bid', '', 'P P P 1C P P P', '1C W'],
    ['a double and a redouble stand until the next bid', '', '1C X XX P P P', '1Cxx N'],
    ['and another bid takes them away', '', '1C X XX 1S P P P', '1S W'],
    ['a pass between is no matter to a double', '', '1N P P X P P P', '1NTx N'],
    ['it goes on', '', '. . . 1S 2H P', 'S to call'],
  ])('%s', (_case, _seats, made, expected) => expect(ending(made)).toBe(expected));

  it.each([
    ['the same level in a lower strain', '1S 1H', 'auction.insufficient, Law 18D: call 2 by E'],
    ['the same bid again', '1S P 1S', 'auction.insufficient, Law 18D: call 3 by S'],
    ['a double before any bid', 'P X', 'auction.double, Law 19A: call 2 by E'],
    ['a double of one’s partner', '1C P X', 'auction.double, Law 19A: call 3 by S'],
    ['a double of what is doubled', '1C X P X', 'auction.double, Law 19A: call 4 by W'],
    ['a double of what the partner has redoubled', '1C X XX P P X', 'auction.double, Law 19A: call 6 by E'],
    ['a redouble of what is not doubled', '1C XX', 'auction.redouble, Law 19B: call 2 by E'],
    ['a redouble of one’s own double', '1C X P XX', 'auction.redouble, Law 19B: call 4 by W'],
    ['a call behind three passes', '1C P P P 1D', 'auction.is-over, Law 22A: call 5 by N'],
    ['a call behind four passes', 'P P P P 1D', 'auction.is-over, Law 22A: call 5 by N'],
  ])('%s cannot be', (_case, made, expected) => expect(ending(made)).toBe(expected));

  it('offers what may be called now', () => {
    expect(possibleCalls([], 'N')).toEqual(['pass', ...BIDS]);
    expect(possibleCalls(calls('7S X'), 'N')).toEqual(['pass', 'xx', '7NT']);
    expect(possibleCalls(calls('7N P P'), 'N')).toEqual(['pass', 'x']);
    expect(possibleCalls(calls('1C P P P'), 'N')).toEqual([]);
  });

  it('ends, whatever is called, in three passes behind a contract or in four passes', () =>
    fc.assert(
      fc.property(fc.constantFrom(...SEATS), fc.infiniteStream(fc.nat()), (dealer, choice) => {
        const made: Call[] = [];
        for (let open = possibleCalls(made, dealer); open.length > 0; open = possibleCalls(made, dealer))
          made.push(open[choice.next().value % open.length]!);
        const checked = checkAuction(made, dealer);
        expect(checked.legal && checked.auction.outcome).toBe(
          made.every((call) => call === 'pass') ? 'passed-out' : 'contract',
        );
        expect(made.slice(-3)).toEqual(['pass', 'pass', 'pass']);
      }),
      { numRuns: 30 },
    ));
});
