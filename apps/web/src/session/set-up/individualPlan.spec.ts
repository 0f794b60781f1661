import { asMovement, individualFor, mitchell, type Movement } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { individualPlan, wantedBefore, type IndividualPlan } from './individualPlan.js';

const planned = (players: number, more: object = {}) =>
  individualPlan({ players, barometer: false, ...more }) as IndividualPlan;

describe('the plan of an individual', () => {
  it('is a rainbow of a whole evening where there is one, and otherwise eight rounds', () => {
    expect(planned(20)).toMatchObject({ boardsPerRound: 5, atTables: 20, copies: 1 });
    expect(planned(20).movement).toMatchObject({ name: 'rainbow', rounds: 5 });
    expect(planned(22)).toMatchObject({ boardsPerRound: 3, atTables: 20, copies: 5 });
    expect(planned(22).movement).toMatchObject({ name: 'individual-howell', rounds: 8 });
  });

  it('has as many rounds and boards as are wanted', () => {
    const { movement, boardsPerRound } = planned(20, { rounds: 6, boardsPerRound: 2 });
    expect([movement.name, movement.rounds, boardsPerRound]).toEqual(['individual-howell', 6, 2]);
  });

  it('lets tables share boards of which there are fewer copies', () => {
    expect(planned(12)).toMatchObject({ mostCopies: 3, copies: 3 });
    expect(planned(12, { copies: 1 })).toMatchObject({ mostCopies: 3, copies: 1 });
    // Three tables cannot share two boards: one of them would sit without.
    const evening = { rounds: 11, boardsPerRound: 2 };
    expect(planned(12, { ...evening, copies: 1 })).toMatchObject({ copies: 1, leastCopies: 2 });
    expect(planned(12, { rounds: 8, boardsPerRound: 3 })).toMatchObject({ leastCopies: 1 });
    expect(planned(20, { copies: 4 })).toMatchObject({ mostCopies: 1, copies: 1 });
  });

  it('says why there is none', () => {
    expect(planned(5)).toMatchObject({ code: 'movement.players-unfit', least: 8 });
    expect(planned(12, { rounds: 12 })).toMatchObject({ code: 'movement.rounds-unfit', most: 11 });
  });
});

describe('the individual that a session has', () => {
  const sessionOf = (movement: Movement) =>
    ({
      sections: [{ section: 'A', movement, boardsPerRound: 3, firstBoard: 1, copies: 2 }],
    }) as unknown as Pick<SessionSeen, 'sections'>;

  it('is what is wanted when another is looked for', () => {
    const movement = asMovement(individualFor({ players: 13, rounds: 6 }));
    expect(wantedBefore(sessionOf(movement))).toEqual({
      players: 13,
      rounds: 6,
      barometer: false,
      boardsPerRound: 3,
      copies: 2,
    });
  });

  it('is none where pairs play, or it was given play by play', () => {
    const own = { ...asMovement(individualFor({ players: 8, rounds: 7 })), name: 'rows' as const };
    expect([mitchell({ tables: 5 }), own].map((movement) => wantedBefore(sessionOf(movement)))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
