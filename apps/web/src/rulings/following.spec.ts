import { bridgeLaws } from '#laws';
import { wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { followingFrom } from './following.js';
import { outcomeAt } from '../../../../libs/laws/src/testing/outcome-at.js';

const book = bridgeLaws(2017);

/** What follows from a way through a procedure of 2017. */
function following(law: string, ...answers: string[]) {
  return followingFrom([outcomeAt(law, 2017, answers)!], [wayOf(book, law, answers)], book);
}

describe('what follows for the score', () => {
  it('after a wrong ruling is average plus for both, as neither side is at fault (Law 82C)', () => {
    expect(following('82', 'a-ruling', 'no', 'no')).toMatchObject({
      score: 'due',
      adjusted: 'artificial',
      fault: 'nobody',
    });
    expect(following('82', 'a-ruling', 'no', 'yes')).toMatchObject({ score: 'due', adjusted: 'split' });
    expect(following('82', 'a-ruling', 'yes')).toMatchObject({ score: 'none' });
  });

  it('of a claim that loses tricks is theirs to find, of one that stands nothing (Law 70A)', () => {
    expect(following('70', 'ceased', 'no', 'yes')).toMatchObject({ tricks: 0, tricksLeftOpen: true });
    expect(following('70', 'ceased', 'no', 'no')).toMatchObject({ tricks: 0, tricksLeftOpen: false });
  });

  it('of a board without a result goes by whose fault that is (Law 88)', () => {
    expect(following('88', 'one-side')).toMatchObject({ score: 'due', fault: 'to-be-said' });
    expect(following('88', 'both-sides')).toMatchObject({ fault: 'both-directly' });
  });
});
