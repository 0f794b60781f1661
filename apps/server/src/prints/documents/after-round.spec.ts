import { afterRound } from './after-round.js';

describe('the round after which standings of sheets stand on paper', () => {
  const ofThree = { status: 'running', round: 2 };

  it.each([
    ['what everybody sees, the round in progress being hidden', afterRound(ofThree, 1), 1],
    ['no round yet, the first being hidden', afterRound({ status: 'running', round: 1 }, 0), 0],
    ['the round in progress too, for those who see everything: so far', afterRound(ofThree, 3), null],
    ['the last round in progress: so far', afterRound({ status: 'running', round: 3 }, 3), null],
    ['nothing, before the first round', afterRound({ status: 'running', round: 0 }, 3), null],
    ['all of it, when it is closed', afterRound({ status: 'closed', round: 3 }, 3), null],
  ])('has %s', (_, after, expected) => expect(after).toBe(expected));
});
