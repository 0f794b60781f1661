import { cannotHost, makeMovement, mitchell, shareAndRelay, type MovementChoice } from '#movement';
import {
  chosenOffer,
  hostingSection,
  hoursText,
  isSameOffer,
  minutesOfRound,
  movementIn,
  paceOf,
  placesIn,
  planSections,
  sectionLetter,
  shareOut,
  wantedOf,
  wishesOf,
  withGuest,
  type SectionPlan,
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
    const movement = { kind: 'made', choice: { name: 'mitchell', tables: 7, rounds: 7 } } as const;
    const [plan] = planSections(14, 1).map((held) => ({ ...held, movement, boardsPerRound: 3 }));
    const [a, b] = planSections(26, 2, [plan!]);
    expect(a).toBe(plan);
    expect(b).toEqual({ pairs: 12, boardsPerRound: 2, firstBoard: 1 });
    expect(planSections(16, 1, [plan!])[0]?.movement).toBeUndefined();
  });

  it('those who must stay seated are shared out over them', () => {
    const wishes = { copies: 1, boards: 24, stay: ['Ann', 'Bob', 'Cyd'] };
    const pace = { board: 7, round: 1, change: 2 };
    const seated = [0, 1].map((index) => wishesOf(14, wishes, { index, sections: 2, pace }).stay);
    expect(seated).toEqual([['Ann', 'Cyd'], ['Bob']]);
  });
});

describe('two sections with half a table', () => {
  const hosted = (pairs: number, sections: number) => {
    const host = hostingSection(pairs, sections);
    return host === undefined ? undefined : shareOut(pairs, sections, host);
  };
  it.each([
    [26, 2, [13, 13]],
    [40, 3, [14, 13, 13]],
    [38, 3, [13, 13, 12]],
    [28, 2, undefined],
    [27, 2, undefined],
    [26, 1, undefined],
  ])('%i pairs in %i: %j', (pairs, sections, shares) => expect(hosted(pairs, sections)).toEqual(shares));

  it('play the same, so that their sit-outs meet: with sides exchanged where lines are apart', () => {
    const plans = (choice: MovementChoice) =>
      planSections(26, 2, [], 0).map((plan): SectionPlan => ({
        ...plan,
        movement: { kind: 'made', choice },
      }));
    const asked = (choice: MovementChoice) => wantedOf(withGuest(plans(choice), 0), 1);
    const mitchell = { name: 'mitchell', tables: 7, rounds: 7, phantom: 14 } as const;
    expect(asked(mitchell)).toMatchObject([
      { section: 'A', hosts: 'B', movement: mitchell },
      { section: 'B', movement: { ...mitchell, sidesExchanged: true } },
    ]);
    const howell = { name: 'howell', tables: 7, rounds: 13, phantom: 14 } as const;
    expect(asked(howell)?.[1]?.movement).toEqual({ kind: 'made', ...howell });
    const [host, guest] = withGuest(plans(mitchell), 0).map((plan) => movementIn(plan)!);
    const boards = { boardsPerRound: 2, firstBoard: 1 };
    expect(
      cannotHost({ section: 'A', movement: host!, ...boards }, { section: 'B', movement: guest!, ...boards }),
    ).toBeUndefined();
  });

  it('are no longer asked for when that is not wanted any more', () => {
    const before = withGuest(planSections(26, 2, [], 0), 0);
    expect(withGuest(before, undefined).map(({ hosts }) => hosts)).toEqual([undefined, undefined]);
  });
});

describe('sections', () => {
  const choice = { name: 'howell', tables: 4, rounds: 7 } as const;
  const plan = { pairs: 8, movement: { kind: 'made', choice }, boardsPerRound: 3, firstBoard: 1 } as const;

  it('are asked for when each has a movement', () => {
    expect(wantedOf([plan, { ...plan, movement: undefined }], 1)).toBeUndefined();
    expect(wantedOf([plan, { ...plan, firstBoard: 22 }], 1)).toEqual([
      { section: 'A', boardsPerRound: 3, firstBoard: 1, movement: { kind: 'made', ...choice } },
      { section: 'B', boardsPerRound: 3, firstBoard: 22, movement: { kind: 'made', ...choice } },
    ]);
    expect([0, 25].map(sectionLetter)).toEqual(['A', 'Z']);
    expect(placesIn(makeMovement({ ...choice, phantom: 8 }))).toBe(7);
  });

  it('say how many copies there are where tables share', () => {
    const sharing = {
      ...plan,
      movement: { kind: 'made', choice: { name: 'share-and-relay', tables: 4, rounds: 4 } },
    } as const;
    const copies = (there: number) => wantedOf([sharing], there)![0]!.copies;
    expect([1, 2, 5].map(copies)).toEqual([1, 2, 2]);
  });

  it('may play with the boards of another, which says how many copies there are', () => {
    const [, second] = wantedOf([plan, { ...plan, boardsWith: 'A' }], 2)!;
    expect(second).toMatchObject({ section: 'B', boardsWith: 'A' });
    expect(second).not.toHaveProperty('copies');
    const copies = (there: number) => wantedOf([plan, { ...plan, boardsWith: 'A' }], there)![0]!.copies;
    expect([1, 2, 5].map(copies)).toEqual([1, 2, 2]);
  });

  it('may have a movement of one’s own', () => {
    const own = mitchell({ tables: 5 });
    const rows = { ...plan, movement: { kind: 'rows', title: 'Mine', movement: own } } as const;
    expect(wantedOf([rows], 1)).toMatchObject([{ movement: { kind: 'rows', movement: own } }]);
  });

  it('tables of one’s own movement share a copy where that is said, and do not need it where there are enough', () => {
    const movement = shareAndRelay({ tables: 4 });
    const own = { ...plan, movement: { kind: 'rows', title: 'Mine', movement } } as const;
    const said = { ...own, movement: { ...own.movement, shared: true } } as const;
    expect(wantedOf([own], 1)![0]).not.toHaveProperty('shared');
    expect(wantedOf([said], 1)).toMatchObject([{ copies: 1, shared: true }]);
    expect(wantedOf([said], 2)![0]).not.toHaveProperty('shared');
  });
});

it('an offer stays the chosen one whoever is missing', () => {
  const choice = { name: 'mitchell', tables: 5, rounds: 5, phantom: 5 } as const;
  expect(isSameOffer(choice, { ...choice, phantom: 8 })).toBe(true);
  const switched = { ...choice, arrowSwitched: [5] };
  expect(isSameOffer(switched, { ...switched, phantom: 8, arrowSwitched: [4] })).toBe(true);
  expect(isSameOffer(choice, switched)).toBe(false);
  expect(isSameOffer(choice, { ...choice, rounds: 4 })).toBe(false);
  const plan = { pairs: 9, movement: { kind: 'made', choice }, boardsPerRound: 4, firstBoard: 1 } as const;
  expect(chosenOffer(plan, { pairs: 9 })).toMatchObject({
    choice,
    cost: { boards: { inPlay: 20, most: 20 } },
  });
});

it('hours and minutes', () =>
  expect([166, 60, 45].map(hoursText).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    '2 h 46',
    '1 h 00',
    '45 min',
  ]));

describe('the clock of a session', () => {
  const first = { round: 22, change: 2 };

  it('gives a round as long as its boards take', () => {
    const pace = paceOf(first, []);
    expect([2, 3, 4, 8].map((boards) => minutesOfRound(boards, pace))).toEqual([15, 22, 29, 57]);
    expect(paceOf({ round: 15, change: 2 }, [{ boardsPerRound: 2 }])).toEqual({
      board: 7,
      round: 1,
      change: 2,
    });
  });

  it('is as long as the boards take where it is timed by board', () => {
    const byBoard = { minutes: 6, settle: 2 };
    expect(minutesOfRound(4, paceOf({ round: 20, change: 3, byBoard }, []))).toBe(26);
  });

  it('stays as somebody has set it', () => {
    expect(paceOf({ round: 20, change: 3 }, [])).toEqual({ board: 0, round: 20, change: 3 });
    expect(minutesOfRound(4, paceOf({ round: 15, change: 2 }, [{ boardsPerRound: 3 }]))).toBe(15);
  });
});
