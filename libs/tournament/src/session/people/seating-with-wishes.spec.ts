import fc from 'fast-check';
import { drawnAgain, metAllTheSame, seatsDrawnWith } from '#movement';
import { describeEntry } from '../../entries/commands/decide.js';
import { type ForDraws, NOTHING_FOR_DRAWS } from '../../entries/events.js';
import { NOTED } from '../../testing/decider-specification.js';
import { drawSeats, drawSeatsByCards, seatEntry, setMovement } from '../commands/commands.js';
import type { SessionEvent } from '../events.js';
import { publicWishes } from '../section/draw-options.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  type Journal,
  pair,
  registered,
  session,
  setUp,
  type Step,
} from '../testing/evening.js';

type Drawn = Extract<SessionEvent, { type: 'session.seats-drawn' }>['payload'];

/** What is said of a pair for draws. */
function described(
  number: number,
  said: Partial<Omit<ForDraws, 'groups'>> & Partial<ForDraws['groups']>,
): Step {
  const { club: clubs = [], country = [], family = [], stationary = false, seed = null } = said;
  const forDraws = { groups: { club: clubs, country, family }, stationary, seed };
  return [describeEntry, { entry: pair(number), forDraws }];
}

function drawn(journal: Journal, body: object = {}): Drawn {
  const { decision } = given(journal).when(drawSeats, { session: '1', ...body });
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return decision.events['session']![0]!.payload as Drawn;
}
const placeOf = ({ seats }: Drawn, number: number) =>
  seats.find(({ entry }) => entry === pair(number))!.contestant;

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

const ten = given(club, ...setUp(FIVE_TABLES), ...registered(10));

describe('a draw of which nothing is wanted', () => {
  it('is the draw by lot alone, whatever is known of the pairs that does not bear on it', () => {
    const known = given(ten, described(1, { club: ['Alpha'], seed: 1 }), described(2, { club: ['Alpha'] }));
    expect(drawn(known)).toEqual(drawn(ten));
    expect(drawn(known)).not.toHaveProperty('wishes');
    expect(drawn(known, { apart: ['country'] })).toEqual(drawn(ten));
  });
});

describe('a draw with wishes', () => {
  const clubs = given(
    ten,
    described(1, { club: ['Alpha'], seed: 2 }),
    described(2, { club: ['ALPHA', 'Beta'], stationary: true }),
    described(3, { club: ['alpha'], seed: 1 }),
    described(4, { club: ['Beta'] }),
    described(5, { club: ['Alpha'], family: ['X'] }),
    described(6, { club: ['Gamma'], family: ['x'] }),
  );
  const wanted = {
    apart: ['family', 'club'],
    seeded: true,
    fixed: [{ entry: pair(10), contestant: 'A-EW5' }],
  };

  it('is drawn again, with the same seats, from what everybody may know of it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { seats, wishes } = drawn(clubs, { ...wanted, seed });
        const known = publicWishes(wishes!);
        expect(JSON.stringify(known)).not.toContain('staying');
        const { sections } = session(clubs);
        const entries = seats.map(({ entry }) => entry).toReversed();
        expect(seatsDrawnWith({ ...known, entries, sections }, seed)).toEqual(seats);
      }),
      { numRuns: 30 },
    );
  });

  it('tells what it kept to, without the names of groups', () => {
    const { wishes } = drawn(clubs, wanted);
    expect(wishes).toMatchObject({
      fixed: [{ entry: pair(10), contestant: 'A-EW5' }],
      staying: [pair(2)],
      stayingAt: [{ entry: pair(2), contestant: 'A-NS1' }],
      seeds: [
        { entry: pair(1), seed: 2 },
        { entry: pair(3), seed: 1 },
      ],
      apart: [
        [pair(1), pair(2), pair(3), pair(5)],
        [pair(2), pair(4)],
        [pair(5), pair(6)],
      ],
      unavoidable: 'late',
    });
    expect(wishes!.places).toHaveLength(10);
    expect(JSON.stringify(wishes)).not.toMatch(/alpha/i);
  });

  it('does not depend on who registered first', () => {
    const backwards = given(club, ...setUp(FIVE_TABLES), ...registered(10).toReversed());
    const groups = (journal: Journal) =>
      given(journal, ...[7, 1, 4].map((number) => described(number, { country: ['PL'] })));
    expect(drawn(groups(backwards), { apart: ['country'] })).toEqual(
      drawn(groups(ten), { apart: ['country'] }),
    );
  });

  it('keeps a club to one line of a Mitchell, where its pairs never meet', () => {
    const five = given(ten, ...[1, 3, 5, 7, 9].map((number) => described(number, { club: ['Alpha'] })));
    const { seats, wishes } = drawn(five, { apart: ['club'] });
    expect(metAllTheSame(wishes!.apart, seats, session(five).sections)).toEqual([]);
  });

  it('is one draw of all pairs into the seats of all sections', () => {
    const two = {
      session: '1',
      sections: ['A', 'B'].map((section) => ({
        section,
        boardsPerRound: 2,
        movement: { kind: 'made', name: 'howell', tables: 3, rounds: 5 },
      })),
    };
    const twelve = given(
      club,
      ...setUp(HOWELL),
      [setMovement, two],
      ...registered(12),
      ...[1, 2].map((number) => described(number, { stationary: true })),
      // In a Howell all of a section meet: two of a club are only apart in two sections.
      ...[3, 4].map((number) => described(number, { club: ['Alpha'] })),
      ...[5, 6].map((number) => described(number, { country: ['PL'] })),
    );
    fc.assert(
      fc.property(seeds, (seed) => {
        const fixed = [{ entry: pair(12), contestant: 'B-4' }];
        const made = drawn(twelve, { seed, apart: ['club', 'country'], fixed });
        expect([1, 2].map((number) => placeOf(made, number)).toSorted()).toEqual(['A-6', 'B-6']);
        expect(placeOf(made, 12)).toBe('B-4');
        const sectionsOf = (...numbers: number[]) =>
          new Set(numbers.map((number) => placeOf(made, number)[0])).size;
        expect([sectionsOf(3, 4), sectionsOf(5, 6)]).toEqual([2, 2]);
        const published = { ...publicWishes(made.wishes!), sections: session(twelve).sections };
        expect(drawnAgain({ kind: 'seed', seed, seats: made.seats, wishes: published })).toEqual(made.seats);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves out pairs that do not take part', () => {
    const eight = given(club, ...setUp(HALF_TABLE), ...registered(8), described(1, { country: ['PL'] }));
    expect(drawn(eight, { apart: ['country'] })).not.toHaveProperty('wishes');
  });

  it('spreads the seeded pairs, and refuses where there are none', () => {
    const four = given(ten, ...[1, 2, 3, 4].map((number) => described(number, { seed: number })));
    const seats = drawn(four, { seeded: true });
    const line = (number: number) => placeOf(seats, number).slice(2, 4);
    expect([1, 2, 3, 4].map(line)).toEqual(['NS', 'EW', 'EW', 'NS']);
    given(ten).when(drawSeats, { session: '1', seeded: true }).thenRejected('session.no-seeds');
  });
});

describe('a stationary seat', () => {
  const stays = (...numbers: readonly number[]) =>
    numbers.map((number) => described(number, { stationary: true }));

  it('is a place that stays, drawn among those who need one', () => {
    const three = given(ten, ...stays(2, 5, 9));
    fc.assert(
      fc.property(seeds, (seed) => {
        const seats = drawn(three, { seed });
        expect([2, 5, 9].map((number) => placeOf(seats, number)).toSorted()).toEqual([
          'A-NS1',
          'A-NS2',
          'A-NS3',
        ]);
      }),
      { numRuns: 20 },
    );
  });

  it('is not there for more than the movement lets stay', () => {
    const howell = given(club, ...setUp(HOWELL), ...registered(6), ...stays(1));
    expect(placeOf(drawn(howell), 1)).toBe('A-6');
    given(howell, ...stays(4))
      .when(drawSeats, { session: '1' })
      .thenRejected('session.too-few-stationary', { pairs: 2, places: 1 });
  });

  it('may be chosen, as long as it stays', () => {
    const one = given(ten, ...stays(1));
    const at = (contestant: string) => ({ session: '1', fixed: [{ entry: pair(1), contestant }] });
    expect(placeOf(drawn(one, at('A-NS4')), 1)).toBe('A-NS4');
    given(one)
      .when(drawSeats, at('A-EW4'))
      .thenRejected('session.place-moves', { contestant: 'A-EW4', nearest: 'A-NS4' });
    const howell = given(club, ...setUp(HOWELL), ...registered(6), ...stays(1));
    given(howell)
      .when(drawSeats, {
        session: '1',
        fixed: [
          { entry: pair(2), contestant: 'A-6' },
          { entry: pair(1), contestant: 'A-2' },
        ],
      })
      .thenRejected('session.too-few-stationary', { pairs: 1, places: 1 });
  });
});

describe('a seat that is chosen', () => {
  const fixed = (...seats: readonly (readonly [number, string])[]) => ({
    session: '1',
    fixed: seats.map(([number, contestant]) => ({ entry: pair(number), contestant })),
  });

  it('is not drawn', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const seats = drawn(ten, { ...fixed([3, 'A-EW5'], [4, 'A-NS2']), seed });
        expect([placeOf(seats, 3), placeOf(seats, 4)]).toEqual(['A-EW5', 'A-NS2']);
      }),
      { numRuns: 20 },
    ));

  it.each([
    [
      'one place for two',
      fixed([1, 'A-NS2'], [2, 'A-NS2']),
      'session.place-taken',
      { contestant: 'A-NS2', nearest: 'A-EW2' },
    ],
    ['two for one pair', fixed([1, 'A-NS2'], [1, 'A-NS3']), 'session.entry-seated', { contestant: 'A-NS2' }],
    ['one of nobody', fixed([11, 'A-NS2']), 'entries.unknown', {}],
    ['one that is not there', fixed([1, 'A-NS9']), 'session.contestant-unknown', { contestant: 'A-NS9' }],
  ] as const)('is refused: %s', (_what, body, code, figures) =>
    given(ten).when(drawSeats, body).thenRejected(code, figures),
  );

  it('is not the phantom’s', () => {
    const half = given(club, ...setUp({ ...HOWELL, phantom: 6 }), ...registered(4));
    given(half)
      .when(drawSeats, fixed([1, 'A-6']))
      .thenRejected('session.contestant-absent');
  });
});

describe('another draw', () => {
  const once = given(ten, [drawSeats, { session: '1' }]);
  const reason = 'A pair came that had entered before the draw.';
  const cards = ['SA', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'ST'].map((card, index) => ({
    entry: pair(index + 1),
    card,
  }));

  it('needs a reason, which its event refers to', () => {
    for (const [command, body] of [
      [drawSeats, { session: '1' }],
      [drawSeatsByCards, { session: '1', cards }],
    ] as const) {
      given(once).when(command, body).thenRejected('session.redraw-reason-needed');
      const { decision } = given(once).when(command, { ...body, reason });
      expect(decision).toMatchObject({
        events: { session: [{ payload: { reason: NOTED } }] },
        notes: [{ text: reason }],
      });
    }
  });

  it('needs none where another movement has left nobody seated, and one again where somebody is', () => {
    const sections = [{ section: 'A', boardsPerRound: 2, movement: FIVE_TABLES }];
    const another = given(once, [setMovement, { session: '1', sections }]);
    expect(drawn(another)).not.toHaveProperty('reason');
    given(another, [seatEntry, { session: '1', contestant: 'A-NS1', entry: pair(1) }])
      .when(drawSeats, { session: '1' })
      .thenRejected('session.redraw-reason-needed');
  });

  it('is none when it is the first: a reason is not kept', () => {
    const { decision } = given(ten).when(drawSeats, { session: '1', reason });
    expect(decision).toMatchObject({ notes: [] });
    expect(drawn(ten, { reason })).not.toHaveProperty('reason');
  });
});

describe('what is said of an entry for draws', () => {
  it('says nothing when it says the same', () => {
    given(ten)
      .when(describeEntry, { entry: pair(1), forDraws: NOTHING_FOR_DRAWS })
      .thenNothing();
    given(ten)
      .when(describeEntry, { entry: pair(11), forDraws: NOTHING_FOR_DRAWS })
      .thenRejected('entries.unknown');
  });

  it.each([
    ['a family by its name', 'family', { family: ['Nowak'] }],
    ['an empty club', 'club', { club: [''] }],
    ['seed number 0', 'seed', { seed: 0 }],
  ])('does not take %s', (_case, what, said) =>
    expect(() => given(ten).when(...(described(1, said) as [Step[0], Step[1]]))).toThrow(what),
  );
});
