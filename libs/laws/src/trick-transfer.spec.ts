import { EDITIONS, type Edition } from './edition.js';
import { afterRevoke, trickTransfer, type EstablishedRevoke } from './trick-transfer.js';

/** The tricks that are transferred in 1987, 1997, 2007 and 2017. */
function tricks(revoke: EstablishedRevoke): string {
  return EDITIONS.map((edition: Edition) => trickTransfer(revoke, edition).tricks).join('');
}

describe('a revoke', () => {
  it('that won the trick for the player transfers it and one later trick', () => {
    expect(tricks({ wonBy: 'offender', later: [] })).toBe('1111');
    expect(tricks({ wonBy: 'offender', later: [{ by: 'partner' }] })).toBe('2222');
    expect(tricks({ wonBy: 'offender', later: [{ by: 'offender' }, { by: 'partner' }] })).toBe('2222');
    expect(trickTransfer({ wonBy: 'offender', later: [] }, 2017).law).toBe('64A1');
  });

  it('that did not win it transfers one trick, of those won from it on', () => {
    expect(tricks({ wonBy: 'partner', later: [] })).toBe('1111');
    expect(tricks({ wonBy: 'opponents', later: [{ by: 'partner' }, { by: 'partner' }] })).toBe('1111');
    expect(tricks({ wonBy: 'opponents', later: [] })).toBe('0000');
    expect(trickTransfer({ wonBy: 'partner', later: [] }, 2017).law).toBe('64A2');
    expect(trickTransfer({ wonBy: 'opponents', later: [] }, 2017).law).toBe('64B');
  });

  it('before 2007 transfers a second one that was won with a card of the suit', () => {
    const withSuit = { by: 'offender', couldHaveFollowed: true } as const;
    expect(tricks({ wonBy: 'opponents', later: [withSuit, { by: 'partner' }] })).toBe('2211');
    expect(tricks({ wonBy: 'partner', later: [withSuit] })).toBe('2211');
    expect(tricks({ wonBy: 'opponents', later: [withSuit] })).toBe('1111');
    expect(tricks({ wonBy: 'opponents', later: [{ by: 'offender' }, { by: 'partner' }] })).toBe('1111');
  });

  it('may be exempt, by the edition', () => {
    const later = [{ by: 'partner' }] as const;
    for (const exempt of ['same-suit-again', 'faced-card', 'next-deal', 'round-ended', 'trick-12'] as const) {
      expect(tricks({ wonBy: 'offender', later, exempt: [exempt] })).toBe('0000');
    }
    expect(tricks({ wonBy: 'offender', later, exempt: ['both-sides'] })).toBe('2200');
    expect(tricks({ wonBy: 'offender', later, exempt: ['corrected'] })).toBe('2220');
  });

  it('is made good in the place of the transfer where that is not enough', () => {
    const transfer = trickTransfer({ wonBy: 'offender', later: [] }, 2017);
    expect(afterRevoke(transfer, 1)).toEqual({ kind: 'transfer', tricks: 1 });
    expect(afterRevoke(transfer, 3)).toEqual({ kind: 'adjusted-score', tricks: 3, law: '64C1' });
  });
});
