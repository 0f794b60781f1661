import { offersForTeams, type TeamOffer, type TeamWishes } from './offers-for-teams.js';

/** An offer on one line of the organiser's list. */
const line = ({ name, rounds, boardsPerRound, opponents, copies, minutes, warnings }: TeamOffer) =>
  [
    `${name} ${rounds} × ${boardsPerRound}`,
    `meets ${opponents}`,
    `copies ${copies}`,
    `${minutes} min`,
    ...warnings.map(({ code }) => code.replace('offer.', '! ')),
  ].join(', ');
const lines = (wishes: TeamWishes) => offersForTeams(wishes).map(line);

describe('offers for teams', () => {
  it('for nine, 24 boards, about three hours', () => {
    expect(lines({ teams: 9, boards: 24, minutes: 190 })).toEqual([
      'american-whist 8 × 3, meets 8, copies 1, 190 min',
      'round-robin 9 × 3, meets 8, copies 8, 214 min, ! shares, ! bye, ! too-long',
    ]);
  });

  it('for eight: without sharing all but one are met, with a second copy all', () => {
    expect(lines({ teams: 8, boards: 24 })).toEqual([
      'american-whist 6 × 4, meets 6, copies 1, 184 min, ! meets-some',
      'round-robin 7 × 3, meets 7, copies 8, 166 min, ! shares',
      'new-england-relay 7 × 3, meets 7, copies 2, 166 min, ! shares',
      'thurner 7 × 3, meets 7, copies 2, 166 min, ! shares',
      'stagger 7 × 3, meets 7, copies 2, 166 min, ! shares',
      'parallel-rows 3 × 8, meets 3, copies 2, 175 min, ! shares, ! meets-some',
    ]);
    expect(offersForTeams({ teams: 8, copies: 2 })[0]).toMatchObject({ opponents: 7, warnings: [] });
  });

  it('for ten have all met with two tables that share, where Thurner has no rule', () => {
    expect(lines({ teams: 10, boards: 18, copies: 2 })).toContain(
      'outer-table 9 × 2, meets 9, copies 2, 151 min',
    );
  });

  it('for two and three are matches in stanzas, too', () => {
    expect(lines({ teams: 2, boards: 24 }).toSorted()).toEqual([
      'round-robin 1 × 24, meets 1, copies 2, 169 min, ! shares',
      'two-stanza 2 × 12, meets 1, copies 1, 172 min',
    ]);
    expect(lines({ teams: 3, boards: 24 })).toContain('triple 2 × 12, meets 2, copies 1, 172 min');
  });

  it('say what is not as it was wanted', () => {
    const [many] = offersForTeams({ teams: 39, boards: 12, minutes: 60 });
    expect(many!.warnings.map(({ code }) => code)).toEqual(['offer.meets-some', 'offer.too-long']);
    expect(many).toMatchObject({ name: 'american-whist', rounds: 6, boardsPerRound: 2, opponents: 6 });
  });

  it('are there for two teams and up to as many as there are tables', () => {
    expect([1, 41].map((teams) => offersForTeams({ teams }))).toEqual([[], []]);
    for (let teams = 2; teams <= 40; teams++) {
      const offers = offersForTeams({ teams });
      expect(offers.length).toBeGreaterThan(1);
      for (const { teams: seated } of offers) expect(seated).toBe(teams);
    }
  });
});
