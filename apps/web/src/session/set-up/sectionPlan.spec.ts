import {
  hoursText,
  minutesOf,
  placesIn,
  planSections,
  sectionLetter,
  shareOut,
  wantedOf,
  clockFor,
} from './sectionPlan.js';

describe('pairs in sections', () => {
  it.each([
    [14, 1, [14]],
    [28, 2, [14, 14]],
    [26, 2, [14, 12]],
    [27, 2, [14, 13]],
    [40, 3, [14, 14, 12]],
  ])('%i in %i: %j', (pairs, sections, shares) => expect(shareOut(pairs, sections)).toEqual(shares));

  it('none is lost, whatever their number', () => {
    for (let pairs = 4; pairs <= 120; pairs += 1) {
      for (let sections = 1; sections <= 4; sections += 1) {
        expect(shareOut(pairs, sections).reduce((sum, share) => sum + share, 0)).toBe(pairs);
      }
    }
  });

  it('a section that stays as large keeps its movement', () => {
    const choice = { name: 'mitchell', tables: 7, rounds: 7 } as const;
    const [plan] = planSections(14, 1).map((held) => ({ ...held, choice, boardsPerRound: 3 }));
    const [a, b] = planSections(26, 2, [plan!]);
    expect(a).toBe(plan);
    expect(b).toEqual({ pairs: 12, boardsPerRound: 2, firstBoard: 1, copies: undefined });
    expect(planSections(16, 1, [plan!])[0]?.choice).toBeUndefined();
  });
});

it('sections are asked for when each has a movement', () => {
  const choice = { name: 'howell', tables: 4, rounds: 7 } as const;
  const plan = { pairs: 8, choice, boardsPerRound: 3, firstBoard: 1 };
  expect(wantedOf([plan, { ...plan, choice: undefined }])).toBeUndefined();
  expect(wantedOf([plan, { ...plan, firstBoard: 22, copies: 1 }])).toEqual([
    { section: 'A', boardsPerRound: 3, firstBoard: 1, movement: { kind: 'made', ...choice } },
    { section: 'B', boardsPerRound: 3, firstBoard: 22, copies: 1, movement: { kind: 'made', ...choice } },
  ]);
  expect([0, 25].map(sectionLetter)).toEqual(['A', 'Z']);
  expect(placesIn({ ...choice, phantom: 8 })).toBe(7);
});

it('a session takes its rounds and the changes between them', () => {
  expect(minutesOf(7, { round: 22, change: 2 })).toBe(166);
  expect([166, 60, 45].map(hoursText)).toEqual(['2 h 46', '1 h 00', '45 min']);
});

describe('the clock of a session', () => {
  const first = { round: 22, change: 2 };

  it('gives a round as long as its boards take', () => {
    expect([2, 3, 4, 8].map((boards) => clockFor(boards, first, []).round)).toEqual([15, 22, 29, 57]);
    const taken = clockFor(2, first, []);
    expect(clockFor(4, taken, [{ boardsPerRound: 2 }])).toEqual({ round: 29, change: 2 });
  });

  it('stays as somebody has set it', () => {
    const own = { round: 20, change: 3 };
    expect(clockFor(4, own, [])).toBe(own);
    expect(clockFor(4, { round: 15, change: 2 }, [{ boardsPerRound: 3 }]).round).toBe(15);
  });
});
