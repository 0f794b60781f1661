import { checkMovement } from '../check/check-movement.js';
import { contestantsOf } from '../movement/contestants.js';
import { makeMovement } from '../generators/families.js';
import { lineQuality } from '../quality/competition.js';
import { mitchell } from '../generators/mitchell.js';
import { web } from '../generators/web.js';
import type { Offer } from './offer.js';
import { offerOf, offersFor } from './offers-for.js';
import type { Wishes } from './wishes.js';

/** An offer on one line of the organiser's list. */
const line = ({ choice, cost, quality, minutes, seats, warnings }: Offer) =>
  [
    `${choice.name} ${cost.rounds} × ${cost.boardsPerRound}`,
    choice.phantom === undefined ? '' : `without ${choice.phantom}`,
    choice.arrowSwitched ? `switched ${choice.arrowSwitched.join(' ')}` : '',
    cost.winners === 1 ? `Q ${quality!.toFixed(1)}` : 'two winners',
    `${minutes} min`,
    ...seats.map(({ pair, as }) => `${pair} plays as ${as}`),
    ...warnings.map(({ code }) => code.replace('offer.', '! ')),
  ]
    .filter((part) => part !== '')
    .join(', ');
const lines = (wishes: Wishes) => offersFor(wishes).offers.map(line);

describe('offers', () => {
  it('for 19 pairs, 24 boards, about 3 hours, one winner, two sets of boards, pair 7 must stay seated', () => {
    const all = lines({ pairs: 19, boards: 24, minutes: 180, winners: 1, copies: 2, stay: ['7'] });
    expect(all).toContain('three-quarter-howell 12 × 2, without 1, Q 83.2, 202 min, 7 plays as 13');
    expect(all).toContain('web 8 × 3, without 10, switched 8, Q 60.2, 190 min, 7 plays as 1');
    expect(all).toContain('rover 8 × 3, switched 5, Q 58.4, 190 min, 7 plays as 7, ! unbalanced');
  });

  it('have what fits first, of that what is fair, and of what is as usual the fairest; what differs from what was wanted is said', () => {
    const wishes = { pairs: 19, boards: 24, minutes: 180 };
    const { offers } = offersFor(wishes);
    const misfit = ({ warnings }: Offer) =>
      warnings.some(({ code }) =>
        ['offer.other-boards', 'offer.other-boards-between', 'offer.too-long', 'offer.shares'].includes(code),
      );
    const fitting = offers.filter((offer) => !misfit(offer));
    expect(offers.slice(0, fitting.length)).toEqual(fitting);
    for (const { minutes, cost } of fitting) {
      expect(minutes).toBeLessThanOrEqual(180 * 1.125);
      expect(Math.abs(cost.boards.most - 24)).toBeLessThanOrEqual(3);
    }
    const isUnfair = ({ warnings }: Offer) =>
      warnings.some(({ code }) => !['offer.few-boards', 'offer.bye'].includes(code));
    const fair = fitting.map((offer) => !isUnfair(offer));
    expect(fair.lastIndexOf(true)).toBeLessThan(fair.indexOf(false));
    const rovers = fitting.filter((offer) => offer.choice.name === 'rover' && !isUnfair(offer));
    expect(rovers.length).toBeGreaterThan(1);
    const qualities = rovers.map(({ quality }) => Math.round(quality! * 10));
    expect(qualities).toEqual(qualities.toSorted((one, other) => other - one));
    const short = fitting.find(({ cost }) => cost.rounds === 11)!;
    expect(short.remarks).toEqual([
      { code: 'offer.boards-between', least: 18, boards: 22, wanted: 24 },
      { code: 'offer.minutes-differ', minutes: 185, wanted: 180 },
    ]);
    for (const { remarks } of offersFor({ pairs: 19 }).offers) expect(remarks).toEqual([]);
  });

  it('for 16 pairs have what needs no second copy first', () => {
    expect(lines({ pairs: 16, boards: 24 })).toEqual(
      expect.arrayContaining([
        'double-weave 8 × 3, two winners, 190 min',
        'double-weave 8 × 3, switched 8, Q 93.3, 190 min',
        'three-quarter-howell 12 × 2, Q 91.9, 202 min',
        'share-and-relay 8 × 3, switched 8, Q 90.1, 190 min, ! shares',
        'blackpool 8 × 3, two winners, 190 min',
      ]),
    );
    const { offers } = offersFor({ pairs: 16, boards: 24 });
    const shares = offers.map(({ warnings }) => warnings.some(({ code }) => code === 'offer.shares'));
    expect(shares.indexOf(true)).toBeGreaterThan(shares.indexOf(false));
  });

  it('have boards turned at single tables beside whole rounds where that is clearly fairer', () => {
    const { offers } = offersFor({ pairs: 20, boards: 21, winners: 1 });
    const webs = offers.filter(({ choice }) => choice.name === 'web' && choice.rounds === 7);
    const [scrambled, whole] = [true, false].map((wanted) =>
      webs.find(({ choice }) => (choice.scrambled !== undefined) === wanted)!,
    );
    // Clubs turn whole rounds, as long as that is fair enough.
    expect(whole!.warnings.map(({ code }) => code)).toContain('offer.unbalanced');
    expect(offers.indexOf(scrambled!)).toBeLessThan(offers.indexOf(whole!));
    expect(scrambled!.quality).toBeGreaterThan(whole!.quality! + 5);
    expect(scrambled!.choice.arrowSwitched).toBeUndefined();
    expect(checkMovement(makeMovement(scrambled!.choice))).toEqual([]);
    const perfect = offersFor({ pairs: 14, boards: 21, winners: 1 }).offers;
    expect(perfect.filter(({ choice }) => choice.name === 'mitchell' && choice.scrambled)).toEqual([]);
  });

  it('have one winner of two lines in a barometer where single tables turn the boards', () => {
    const { offers } = offersFor({ pairs: 16, boards: 24, copies: 8, barometer: true });
    const scrambled = offers.find(({ choice }) => choice.scrambled)!;
    expect(scrambled.cost.winners).toBe(1);
    expect(scrambled.quality).toBeGreaterThan(75);
    expect(checkMovement(makeMovement(scrambled.choice))).toEqual([]);
  });

  it('warn of one winner where two lines are not compared', () => {
    const three = offersFor({ pairs: 6, winners: 1 }).offers.find(
      ({ choice }) => choice.name === 'mitchell' && choice.arrowSwitched,
    )!;
    expect(three.warnings).toEqual([{ code: 'offer.unswitched', quality: 40 }]);
    const wide = offersFor({ pairs: 40, boards: 24, winners: 1 }).offers.find(
      ({ choice }) => choice.name === 'web',
    )!;
    expect(wide.warnings).toContainEqual(
      expect.objectContaining({ code: 'offer.wide-web', tables: 20, rounds: wide.choice.rounds }),
    );
  });

  it('for a section that hosts another’s sit-outs let nobody sit out, and are such that can host', () => {
    const alone = offersFor({ pairs: 13 }).offers;
    const hosting = offersFor({ pairs: 13, hosted: true }).offers;
    expect(alone.map(({ choice }) => choice.name)).toContain('rover');
    expect(hosting.map(({ choice }) => choice.name)).not.toContain('rover');
    expect(hosting.length).toBeGreaterThan(3);
    for (const { cost } of hosting) expect(cost.sitOuts).toEqual({ pairs: 0, rounds: 0 });
    const [mitchellAlone, mitchellHosting] = [alone, hosting].map(
      (offers) => offers.find(({ choice }) => choice.name === 'mitchell' && !choice.arrowSwitched)!.cost,
    );
    expect(mitchellAlone).toMatchObject({
      sitOuts: { pairs: 7, rounds: 1 },
      boards: { least: 18, most: 21 },
    });
    expect(mitchellHosting).toMatchObject({ boards: { inPlay: 21, least: 21, most: 21 } });
  });

  it('warn of what is not as it was wanted', () => {
    const { offers } = offersFor({ pairs: 40, boards: 24, minutes: 120 });
    const codes = new Set(offers.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
    expect(codes).toEqual(
      new Set([
        'offer.too-long',
        'offer.shares',
        'offer.few-boards',
        'offer.meets-again',
        'offer.unbalanced',
        'offer.wide-web',
        'offer.short-rounds',
        'offer.other-boards',
      ]),
    );
  });

  it('say why there are none, and the nearest that can be', () => {
    expect(offersFor({ pairs: 3 })).toEqual({
      offers: [],
      refusals: [{ code: 'offer.pairs', pairs: 3, least: 4, most: 80 }],
    });
    expect(offersFor({ pairs: 4, winners: 2 })).toEqual({
      offers: [],
      refusals: [{ code: 'offer.two-lines', pairs: 4, nearest: 5 }],
    });
    expect(offersFor({ pairs: 5, winners: 2 }).offers.length).toBeGreaterThan(0);
    const stay = Array.from({ length: 9 }, (_, index) => String(index + 1));
    expect(offersFor({ pairs: 12, stay, winners: 1 })).toEqual({
      offers: [],
      refusals: [{ code: 'offer.stay', stay: 9, most: 6 }],
    });
    expect(offersFor({ pairs: 16, barometer: true })).toEqual({
      offers: [],
      refusals: [{ code: 'offer.copies', copies: 1, nearest: 4 }],
    });
    expect(offersFor({ pairs: 16, barometer: true, copies: 8 }).offers[0]).toMatchObject({
      choice: { barometer: true },
      copies: 8,
    });
  });

  it('take as long as the clock is set for', () => {
    const [offer] = offersFor({ pairs: 14, winners: 2, pace: { board: 0, round: 20, change: 3 } }).offers;
    expect(offer!.minutes).toBe(20 * offer!.choice.rounds + 3 * (offer!.choice.rounds - 1));
  });

  it('of three tables may all share in one round', () => {
    const howell = offersFor({ pairs: 6, boards: 10 }).offers.find(({ choice }) => choice.name === 'howell')!;
    expect(howell.warnings).toContainEqual({ code: 'offer.shares', tables: 3, copies: 1, rounds: 1 });
  });

  it('are reckoned anew for another length of rounds and another missing pair', () => {
    const wishes = { pairs: 9, winners: 1, stay: ['Ann'] } as const;
    const offer = offersFor(wishes).offers.find(({ choice }) => choice.name === 'howell')!;
    expect(offerOf(offer.choice, wishes)).toEqual(offer);
    const { cost, seats } = offerOf({ ...offer.choice, phantom: 10 }, wishes, 4);
    expect(cost).toMatchObject({ boardsPerRound: 4, boards: { most: 32 } });
    expect([offer.seats, seats]).toEqual([[{ pair: 'Ann', as: '10' }], []]);
  });

  it.each([4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 21, 27, 33, 40])(
    'for %i pairs can all be played',
    (pairs) => {
      const { offers } = offersFor({ pairs, boards: 26, copies: 2 });
      expect(offers.length).toBeGreaterThan(0);
      for (const { choice, seats } of offers) {
        const movement = makeMovement(choice);
        expect(contestantsOf(movement)).toHaveLength(pairs);
        expect(checkMovement(movement).filter(({ severity }) => severity === 'impossible')).toEqual([]);
        expect(seats).toEqual([]);
      }
    },
  );
});

describe('the quality of two lines', () => {
  it('is full where everybody of a line plays the same boards', () => {
    expect(lineQuality(mitchell({ tables: 7 }))).toBe(100);
    expect(lineQuality(web({ tables: 18, rounds: 9 }))).toBe(100);
  });

  it('is less where it is cut short', () => {
    const cut = lineQuality(mitchell({ tables: 13, rounds: 8 }))!;
    expect(cut).toBeLessThan(100);
    expect(cut).toBeGreaterThan(lineQuality(mitchell({ tables: 13, rounds: 5 }))!);
  });
});
