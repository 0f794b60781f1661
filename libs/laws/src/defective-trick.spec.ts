import { afterSurplusCards, tricksForOmittedCard } from './defective-trick.js';
import { EDITIONS } from './edition.js';

describe('a trick to which a player did not play', () => {
  const tricks = (holdsSuit: boolean, sideWonTrick = true) =>
    EDITIONS.map((edition) => {
      const { least, most } = tricksForOmittedCard({ holdsSuit, sideWonTrick }, edition);
      return `${least}-${most}`;
    });

  it('costs a trick from 2017 on, and may have cost one before', () => {
    expect(tricks(true)).toEqual(['0-0', '0-0', '0-1', '1-1']);
    expect(tricks(false)).toEqual(['0-1', '0-1', '0-1', '1-1']);
  });

  it('costs nothing when the side has won none since', () => {
    expect(new Set(tricks(false, false))).toEqual(new Set(['0-0']));
  });
});

describe('a trick with a card too many', () => {
  it('stays with who won it; the card returns, and is a penalty card when a defender has exposed it', () => {
    const outcomes = [
      afterSurplusCards({ defender: true, exposed: true }),
      afterSurplusCards({ defender: true, exposed: false }),
      afterSurplusCards({ defender: false, exposed: true }),
    ];
    expect(outcomes.map(({ penaltyCard }) => penaltyCard)).toEqual([true, false, false]);
    expect(outcomes[0]).toMatchObject({ restored: true, heldThroughout: true, trickOwner: 'unchanged' });
  });
});
