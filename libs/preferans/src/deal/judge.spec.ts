import { deal, THREE } from '../testing/deal.js';
import { given } from '../testing/given.js';
import type { DealRecordInput } from './deal-record.js';

type Auction = NonNullable<DealRecordInput['auction']>;

/** Calls as they are told: `N pass, E 6S`. */
const auction = (text: string): Auction =>
  text.split(', ').map((one) => {
    const [seat, call, blind] = one.split(' ') as [Auction[number]['seat'], Auction[number]['call'], string?];
    return { seat, call, ...(blind ? { blind: true } : {}) };
  });

describe('a record is refused', () => {
  it('when the tricks of a deal that was played are not ten, penalty tricks apart', () => {
    given('sochinka')
      .when(deal('6H by N', { whists: 'E whist, S pass', tricks: 'N 6, E 3, S 0' }))
      .isRefused('deal.tricks-not-ten (3.2.8, 3.9.5)');
    given('sochinka')
      .when(deal('all-pass', { tricks: 'N 4, E 3, S 3, W 1' }))
      .isRefused('deal.tricks-not-ten (3.2.8, 3.9.5)');
    given('sochinka')
      .when(deal('all-pass', { tricks: 'N 4, E 3, S 0, W 3' }))
      .isRefused('W deal.talon-tricks (3.7.6)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'E whist, S pass' }))
      .isRefused('deal.tricks-missing (3.5.3)');
  });

  it('when a deal that was not played out has tricks', () => {
    given('sochinka')
      .when(deal('6H by N', { whists: 'E pass, S pass', tricks: 'N 6, E 4, S 0' }))
      .isRefused('deal.tricks-of-unplayed-deal (3.5.3)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'E pass, S half', tricks: 'N 6, E 4, S 0' }))
      .isRefused('deal.tricks-of-unplayed-deal (3.5.3)');
  });

  it('when somebody whists who may not', () => {
    const ten = 'N 6, E 4, S 0';
    given('sochinka')
      .when(deal('6H by N', { whists: 'N whist, E pass', tricks: ten }))
      .isRefused('N deal.whist-by-declarer (3.8.1)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'W whist, E pass', tricks: ten }))
      .isRefused('W deal.whist-by-sitting-dealer (3.8.8)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'S whist, E pass', tricks: ten }))
      .isRefused('S deal.whist-out-of-order (3.8.1)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'E half, S pass' }))
      .isRefused('E deal.half-whist-not-offered (3.8.7)');
    given('sochinka')
      .when(deal('8H by N', { whists: 'E pass, S half' }))
      .isRefused('S deal.half-whist-level (3.8.7)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'E pass, S half, E pass, S whist', tricks: ten }))
      .isRefused('S deal.whist-after-half (3.8.8.2)');
    given('sochinka')
      .when(deal('misère by N', { whists: 'E whist', tricks: 'N 0, E 5, S 5' }))
      .isRefused('E deal.whist-on-misere (3.8.2, fn 50)');
    given('sochinka')
      .when(deal('6H by N', { whists: 'E pass' }))
      .isRefused('S deal.whist-decision-missing (3.8.1)');
  });

  it('when both whist and yet lay their cards open', () =>
    given('sochinka')
      .when(deal('6H by N', { whists: 'E whist, S whist', tricks: 'N 6, E 2, S 2', open: true }))
      .isRefused('deal.open-with-two-whisters (3.8.4)'));

  it('when a contract is below the bid, or a misère was not bid first', () => {
    given('sochinka')
      .when(
        deal('6C by N', {
          auction: auction('N 6S, E 6C, S pass, N 6D, E pass'),
          whists: 'E pass, S pass',
        }),
      )
      .isRefused('N deal.contract-below-bid (3.4.3)');
    given('sochinka')
      .when(
        deal('misère by N', {
          auction: auction('N 6S, E 6C, S pass, N misere'),
          tricks: 'N 0, E 5, S 5',
        }),
      )
      .isRefused('N auction.misere-after-call (3.3.9)');
    given('sochinka')
      .when(deal('misère by N', { auction: auction('N 6S, E pass, S pass'), tricks: 'N 0, E 5, S 5' }))
      .isRefused('N deal.misere-not-bid (3.3.9)');
    given('sochinka')
      .when(deal('9NT by N', { auction: auction('N misere, E pass, S pass'), whists: 'E pass, S pass' }))
      .isRefused('N deal.misere-has-to-be-played (3.3.11)');
  });

  it('when a bid without looking was a misère’s, but that who has won with one may still order an open misère', () => {
    const misere = deal('misère by N', {
      auction: auction('N 6S blind, E pass, S pass'),
      tricks: 'N 0, E 5, S 5',
    });
    given('klassika-open').when(misere).writes('N pool 10 (3.6.1)');
    given('klassika-open')
      .when({ ...misere, played: { kind: 'misere', declarer: 'N', blind: true } })
      .isRefused('N deal.blind-not-bid (3.3.19)');
  });

  it('when what was called without looking is written as if it were not', () => {
    const six = deal('6S by N', {
      auction: auction('N 6S blind, E pass, S pass'),
      whists: 'E whist, S whist',
      tricks: 'N 6, E 2, S 2',
    });
    given('klassika-open').when(six).isRefused('N deal.bid-blind (3.3.19)');
    const passes = deal('all-pass', {
      auction: auction('N pass blind, E pass, S pass'),
      tricks: 'N 4, E 3, S 3',
    });
    given('klassika-open').when(passes).isRefused('N deal.bid-blind (3.3.19)');
    given('klassika-open')
      .when({ ...passes, played: { kind: 'all-pass', blindPasses: ['N', 'E'] } })
      .isRefused('E deal.blind-not-bid (3.3.19)');
  });

  it('when another than the auction’s winner plays, or who has no cards', () => {
    given('sochinka')
      .when(deal('6C by E', { auction: auction('N 6S, E pass, S pass'), whists: 'S pass, N pass' }))
      .isRefused('E deal.not-the-auctions-winner (3.3.13)');
    given('sochinka')
      .when(deal('all-pass', { auction: auction('N 6S, E pass, S pass'), tricks: 'N 4, E 3, S 3' }))
      .isRefused('N deal.all-pass-after-a-bid (3.3.11)');
    given('sochinka').when(deal('6C by W')).isRefused('W deal.declarer-has-no-cards (3.2.10)');
    given('sochinka')
      .when(deal('all-pass', { ...THREE, dealer: 'W', tricks: 'N 4, E 3, S 3' }))
      .isRefused('W deal.dealer-not-at-table (3.2.2)');
  });

  it('when a six does not leave the all-passes before it, a pass on 6S is not allowed, or tricks are taken twice', () => {
    const six = deal('6S by N', { whists: 'E pass, S pass' });
    given('sports-federation').when(six, { exitLevel: 7 }).isRefused('N deal.below-exit (3.7.8)');
    given('sochinka', { sixSpadesWhisted: true })
      .when(six)
      .isRefused('deal.six-spades-not-whisted (3.8.9, fn 59)');
    given('sochinka')
      .when(
        deal('9H by N', {
          whists: 'E whist, S pass',
          tricks: 'N 9, E 1, S 0',
          rectifications: [{ kind: 'penalty-tricks', seat: 'E', tricks: 2, rule: '3.9.11.2' }],
        }),
      )
      .isRefused('E deal.rectified-beyond-tricks (3.9.12)');
  });
});
