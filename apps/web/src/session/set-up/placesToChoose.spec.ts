import { howell, mitchell, type Movement } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { placesToChoose } from './placesToChoose.js';

function session(
  movement: Movement & { readonly drawn?: number },
  contestants: readonly string[],
  gone: readonly string[] = [],
) {
  return {
    sections: [{ section: 'A', movement, boardsPerRound: 2, firstBoard: 1 }],
    contestants: contestants.map((contestant) => ({
      contestant,
      section: 'A',
      absent: gone.includes(contestant) ? [{ fromRound: 1, untilRound: null }] : [],
    })),
  } as unknown as Pick<SessionSeen, 'contestants' | 'sections'>;
}

describe('the places to choose', () => {
  it('say which of them stay', () => {
    const places = placesToChoose(session(mitchell({ tables: 5 }), ['A-NS1', 'A-NS5', 'A-EW1']));
    expect(places.map(({ contestant, stays }) => [contestant, stays])).toEqual([
      ['A-NS1', true],
      ['A-NS5', true],
      ['A-EW1', false],
    ]);
  });

  it('say who has nobody to meet in the last round, and leave out who is not there', () => {
    const all = [1, 2, 3, 4, 5, 6].map((number) => `A-${number}`);
    const half = howell({ tables: 3, phantom: 6 });
    const places = placesToChoose(session(half, all, ['A-6']));
    expect(places).toHaveLength(5);
    expect(places.filter(({ freeAtTheEnd }) => freeAtTheEnd)).toHaveLength(1);
    const undrawn = placesToChoose(session({ ...half, drawn: 1 }, all, ['A-6']));
    expect(undrawn.some(({ freeAtTheEnd }) => freeAtTheEnd)).toBe(false);
    expect(placesToChoose(session(howell({ tables: 3 }), all)).some(({ freeAtTheEnd }) => freeAtTheEnd)).toBe(
      false,
    );
  });
});
