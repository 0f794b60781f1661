import { maybeTheSame, type ListedThere } from './imported-already.js';

const tournament = (id: string, name: string, day: string | null, contestants: number): ListedThere => ({
  id,
  name,
  sessions: [{ day, of: 'pairs', sections: { A: { rounds: 9, contestants, phantom: null } } }],
});
const own = tournament('own', 'Thursday', '2026-05-07', 18);

describe('a tournament that may be the same event as one that was imported', () => {
  it.each([
    ['of the same day and size', tournament('1', 'MP_PAIRS', '2026-05-07', 18), true],
    ['of the same day and name, the other half of it', tournament('2', 'Thursday', '2026-05-07', 12), true],
    ['of another day', tournament('3', 'Thursday', '2026-05-14', 18), false],
    [
      'of the same day, under another name and of another size',
      tournament('4', 'Juniors', '2026-05-07', 6),
      false,
    ],
    ['of no day', tournament('5', 'Thursday', null, 18), false],
  ])('is one %s: %#', (_what, other, isNamed) =>
    expect(maybeTheSame(own, [own, other])).toEqual(isNamed ? [other] : []),
  );

  it('is none of a tournament whose file tells no day', () =>
    expect(
      maybeTheSame(tournament('own', 'Thursday', null, 18), [tournament('1', 'Thursday', null, 18)]),
    ).toEqual([]));
});
