import { roundRuling, TOUR_REGULATION } from './tour-penalty.js';

const round = { whists: 40, timeExpired: false, yellowCards: 0 };

describe('a round of a player', () => {
  it('is cut with a yellow card where it loses more than is allowed', () => {
    expect(roundRuling({ ...round, whists: -1001 })).toMatchObject({ cut: true, card: 'yellow' });
    expect(roundRuling({ ...round, whists: -1000 })).toMatchObject({ cut: false, card: undefined });
    expect(roundRuling({ ...round, whists: -801 }, { ...TOUR_REGULATION, greatestLoss: 800 }).cut).toBe(true);
  });

  it('gains nothing after the clock has run out, and loses as ever', () => {
    expect(roundRuling({ ...round, timeExpired: true }).whists).toBe(0);
    expect(roundRuling({ ...round, timeExpired: true, whists: -40 }).whists).toBe(-40);
    expect(roundRuling(round).whists).toBe(40);
  });

  it('is the last with a second yellow card', () => {
    expect(roundRuling({ ...round, whists: -2000, yellowCards: 1 }).disqualified).toBe(true);
    expect(roundRuling({ ...round, whists: -2000 }).disqualified).toBe(false);
    expect(roundRuling({ ...round, yellowCards: 2 }).disqualified).toBe(true);
  });
});
