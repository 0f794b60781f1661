import {
  asMovement,
  individualFor,
  makeMovement,
  mitchell,
  rainbow,
  shareAndRelay,
  sidesExchanged,
  type Movement,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { plansTaken } from './planTaken.js';
import { withGuest, wantedOf, type PlannedMovement, type SectionPlan } from '../../play/sectionPlan.js';

type Section = SessionSeen['sections'][number];

const section = (movement: Movement, more: object = {}): Section =>
  ({ section: 'A', movement, boardsPerRound: 3, firstBoard: 1, ...more }) as Section;
const taken = (movement: Movement, more?: object) => plansTaken({ sections: [section(movement, more)] })!;

describe('the plan of a movement that was taken', () => {
  it.each<[string, PlannedMovement, number]>([
    ['a Mitchell', { kind: 'made', choice: { name: 'mitchell', tables: 7, rounds: 7 } }, 14],
    [
      'half a table in a line of its own',
      { kind: 'made', choice: { name: 'mitchell', tables: 5, rounds: 5, phantom: 8 } },
      9,
    ],
    [
      'one winner by switched arrows',
      {
        kind: 'made',
        choice: { name: 'skip-mitchell', tables: 6, rounds: 5, phantom: 3, arrowSwitched: [5] },
      },
      11,
    ],
    [
      'a Howell with a missing pair',
      { kind: 'made', choice: { name: 'howell', tables: 4, rounds: 7, phantom: 8 } },
      7,
    ],
    [
      'a barometer, of which the name of what it is made over is not kept',
      { kind: 'made', choice: { name: 'howell', tables: 4, rounds: 7, barometer: true } },
      8,
    ],
    ['a Howell of individuals', { kind: 'individuals', wish: { players: 9, rounds: 3 } }, 9],
    ['one in which somebody sits out all', { kind: 'individuals', wish: { players: 9, rounds: 1 } }, 8],
    ['a rainbow', { kind: 'individuals', wish: { players: 20, rounds: 5 } }, 20],
  ])('is the rule that makes it: %s', (_what, movement, pairs) => {
    const made =
      movement.kind === 'made'
        ? makeMovement(movement.choice)
        : movement.kind === 'individuals'
          ? asMovement(individualFor(movement.wish))
          : movement.movement;
    // As a document has it: without what is left out.
    const read = JSON.parse(JSON.stringify(made)) as Movement;
    expect(taken(read, { firstBoard: 21 }).plans).toEqual([
      { pairs, movement, boardsPerRound: 3, firstBoard: 21 },
    ]);
  });

  it('is the movement itself where it was given play by play', () => {
    const own: Movement = { ...mitchell({ tables: 5 }), name: 'rows' };
    const alone: Movement = { ...asMovement(rainbow({ tables: 7 })), name: 'rows' };
    for (const movement of [own, alone]) {
      expect(taken(movement).plans[0]?.movement).toEqual({ kind: 'rows', title: '', movement });
    }
  });

  it('has the copies that were said, otherwise as many as keep the tables apart', () => {
    const barometer = makeMovement({ name: 'mitchell', tables: 5, rounds: 5, barometer: true });
    const alone = asMovement(individualFor({ players: 12, rounds: 8 }));
    expect(taken(barometer, { copies: 2 }).copies).toBe(2);
    expect(taken(barometer).copies).toBe(5);
    expect(taken(mitchell({ tables: 5 })).copies).toBe(1);
    expect(taken(alone).copies).toBe(3);
  });

  it('keeps that tables share a copy', () => {
    const own: Movement = { ...shareAndRelay({ tables: 4 }), name: 'rows' };
    const { plans, copies } = taken(own, { copies: 1, shared: true });
    expect(wantedOf(plans, copies)).toMatchObject([{ copies: 1, shared: true, movement: { kind: 'rows' } }]);
  });

  it('asks for the same sections again', () => {
    const movement = makeMovement({ name: 'mitchell', tables: 7, rounds: 7, phantom: 7 });
    const hosts = section(movement, { hosts: { section: 'B' } });
    const guest = section(sidesExchanged(movement), { section: 'B' });
    const plans = plansTaken({ sections: [hosts, guest] })!.plans as SectionPlan[];
    const choice = { kind: 'made', name: 'mitchell', tables: 7, rounds: 7, phantom: 7 };
    expect(wantedOf(withGuest(plans, 0), 1)).toMatchObject([
      { section: 'A', hosts: 'B', movement: choice },
      { section: 'B', movement: { ...choice, sidesExchanged: true } },
    ]);
  });

  it('is none where nothing was taken, rounds are drawn or teams play', () => {
    const drawn = { ...mitchell({ tables: 5 }), drawn: 0 };
    expect(plansTaken({ sections: [] })).toBeUndefined();
    expect(plansTaken({ sections: [section(drawn)] })).toBeUndefined();
    const teams = { ...mitchell({ tables: 5 }), teams: { segments: 1 } };
    expect(plansTaken({ sections: [section(teams)] })).toBeUndefined();
  });
});
