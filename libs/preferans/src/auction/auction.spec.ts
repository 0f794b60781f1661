import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { LADDER, type GameLevel } from '../table/ladder.js';
import { settingsOf } from '../testing/given.js';
import { checkAuction } from './auction.js';
import type { AuctionCall } from './call.js';

/** Specifies an auction of North, East and South: `given('N 6S, E pass, S 6C, N 6C held')`. */
function given(calls: string, agreed: Partial<Settings> = {}, exitLevel: GameLevel = 6, barred: Seat[] = []) {
  const made = calls.split(', ').map((one): AuctionCall => {
    const [seat, call, ...how] = one.split(' ') as [Seat, AuctionCall['call'], ...string[]];
    return {
      seat,
      call,
      ...(how.includes('held') ? { hold: true } : {}),
      ...(how.includes('blind') ? { blind: true } : {}),
    };
  });
  const table = { players: ['N', 'E', 'S', 'W'] as const, dealer: 'W' as const, exitLevel, barred };
  const checked = checkAuction(made, table, settingsOf('sochinka', agreed));
  return {
    stands: (auction: object, jumps: number[] = []) =>
      expect(checked).toMatchObject({ legal: true, auction, jumps }),
    isRefused: (call: number, fault: string, rule: string) =>
      expect(checked).toEqual({ legal: false, call, fault, rule }),
  };
}

describe('an auction', () => {
  it('climbs a ladder of 25 steps', () => {
    expect(LADDER).toHaveLength(25);
    expect([LADDER[0], LADDER[4], LADDER[5], LADDER.at(-1)]).toEqual(['6S', '6NT', '7S', '10NT']);
  });

  it('is won by the highest bid when the others have passed', () =>
    given('N 6S, E pass, S 6C, N 6C held, S 6D, N pass').stands({
      outcome: 'won',
      declarer: 'S',
      least: '6D',
    }));

  it('goes on until then, passing over who has passed', () =>
    given('N 6S, E pass, S 6C').stands({ outcome: 'open', turn: 'N', highest: '6C' }));

  it('is an all-pass when everybody passes', () =>
    given('N pass, E pass, S pass').stands({ outcome: 'all-pass' }));

  it('lets the first hand hold and nobody else, but by agreement', () => {
    given('N pass, E 6S, S 6C, E 6C held').isRefused(3, 'auction.hold-not-allowed', '3.3.8');
    given('N pass, E 6S, S 6C, E 6C held', { hold: 'elder-hand' }).stands({ outcome: 'open', turn: 'S' });
    given('N 6S, E 6S held').isRefused(1, 'auction.hold-not-allowed', '3.3.8');
  });

  it('lets a misère be only one’s own first call', () => {
    given('N 6S, E 6C, S pass, N misere').isRefused(3, 'auction.misere-after-call', '3.3.9');
    given('N pass, E 6S, S misere, E pass').stands({ outcome: 'won', declarer: 'S', least: 'misere' });
  });

  it('lets a nine beat a misère, and then ends; a ten only, where that was agreed', () => {
    given('N misere, E 9S').stands({ outcome: 'won', declarer: 'E', least: '9S' });
    given('N misere, E 8NT').isRefused(1, 'auction.insufficient', '3.3.8, fn 22');
    given('N misere, E 9S', { misereBeatenBy: 10 }).isRefused(1, 'auction.insufficient', '3.3.8, fn 22');
    given('N misere, E 10S', { misereBeatenBy: 10, auctionEndsOverMisere: false }).stands({
      outcome: 'open',
      turn: 'S',
    });
  });

  it('lets a misère without looking be beaten by a nine without looking, or by a ten', () => {
    const klassika = { blindBids: true };
    given('N misere blind, E 9S', klassika).isRefused(1, 'auction.insufficient', '3.3.8, fn 22');
    given('N misere blind, E 9S blind', klassika).stands({ declarer: 'E', least: '9S', blind: true });
    given('N misere blind, E 10S', klassika).stands({ declarer: 'E', least: '10S', blind: false });
  });

  it('refuses insufficient calls, calls out of turn, and any after the end', () => {
    given('N 7C, E 6D').isRefused(1, 'auction.insufficient', '3.3.8, fn 22');
    given('N 6S, S 6C').isRefused(1, 'auction.call-out-of-turn', '3.3.2');
    given('N pass, E 6S, S pass, N 6C').isRefused(3, 'auction.is-over', '3.3.13');
    given('N 6S, W 6C').isRefused(1, 'auction.call-out-of-turn', '3.3.2');
  });

  it('flags jumps, which are only advised against', () => {
    given('N 6D, E 7S, S pass').stands({ outcome: 'open' }, [0, 1]);
    given('N 6D', { jumps: 'refused' }).isRefused(0, 'auction.jump', '3.3.8');
  });

  it('is without who has seen the talon', () => {
    given('E 6S, S pass', {}, 6, ['N']).stands({ outcome: 'won', declarer: 'E', least: '6S' });
    given('N 6S', {}, 6, ['N']).isRefused(0, 'auction.barred', '3.2.19');
  });

  it('lets the third hand take the talon without a word, bids without looking and a six after all-passes by agreement', () => {
    given('N pass, E pass, S talon').isRefused(2, 'auction.silent-talon', '3.3.15, fn 23');
    given('N pass, E pass, S talon', { silentTalon: true }).stands({ declarer: 'S', least: '6S' });
    given('N 6S blind').isRefused(0, 'auction.blind-not-agreed', '3.3.19, fn 28');
    given('N 6S blind, E pass, S pass', { blindBids: true }).stands({ declarer: 'N', blind: true });
    given('N pass blind, E 6S', { blindBids: true }).isRefused(1, 'auction.below-exit', '3.3.19, 3.7.8');
    given('N pass blind, E 7S', { blindBids: true }).stands({ outcome: 'open' });
    given('N 6S', {}, 7).isRefused(0, 'auction.below-exit', '3.3.19, 3.7.8');
  });
});
