import { checkIndividual } from '../check/check-individual.js';
import { individualFor } from './individual-for.js';
import { individualHowell, INDIVIDUAL_PLAYERS } from './individual-howell.js';
import { asIndividual, asMovement, type IndividualMovement } from './individual-movement.js';

const { least, most } = INDIVIDUAL_PLAYERS;
const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** How often each two play with each other, and against each other; two who never do are left out. */
function meetings({ rows }: IndividualMovement) {
  const [together, against] = [new Map<string, number>(), new Map<string, number>()];
  const add = (map: Map<string, number>, ...two: string[]) => {
    const key = two.toSorted().join(' ');
    map.set(key, (map.get(key) ?? 0) + 1);
  };
  for (const play of rows.flat()) {
    const { n, s, e, w } = play!;
    add(together, n, s);
    add(together, e, w);
    for (const [one, other] of [
      [n, e],
      [n, w],
      [s, e],
      [s, w],
    ]) {
      add(against, one!, other!);
    }
  }
  return { together: [...together.values()], against: [...against.values()] };
}

describe('a Howell of individuals', () => {
  it('is there for every number of players from 8 to 47', () => {
    expect([least, most]).toEqual([8, 47]);
    expect(counts.map((players) => individualHowell({ players }).tables)).toEqual(
      counts.map((players) => Math.floor(players / 4)),
    );
  });

  it.each(counts)('of %i players can be played: nobody has the same partner twice', (players) => {
    const movement = individualHowell({ players });
    const found = checkIndividual(movement);
    expect(found.filter(({ severity }) => severity === 'impossible')).toEqual([]);
    const codes = new Set(found.map(({ code }) => code));
    expect(
      [...codes].filter((code) => !['movement.sits-out', 'movement.opponents-uneven'].includes(code)),
    ).toEqual([]);
    const { together, against } = meetings(movement);
    expect(Math.max(...together)).toBe(1);
    expect(Math.max(...against)).toBeLessThanOrEqual(3);
    // Without a sit-out everybody plays with each of the others.
    const most = (players * (players - 1)) / 2;
    expect(together.length).toBe(players % 4 === 0 ? most : Math.min(most, together.length));
  });

  it.each([8, 11, 12, 13, 15, 16, 17, 19, 20, 23, 27, 31])(
    'of %i players brings nobody against anybody more than twice',
    (players) => {
      expect(Math.max(...meetings(individualHowell({ players })).against)).toBe(2);
    },
  );

  it.each(counts.filter((players) => players % 4 > 0))('lets each of %i sit out equally often', (players) => {
    const { rows, rounds } = individualHowell({ players });
    const played = new Map<string, number>();
    for (const play of rows.flat()) {
      const { n, s, e, w } = play!;
      for (const player of [n, s, e, w]) played.set(player, (played.get(player) ?? 0) + 1);
    }
    expect([...played.values()]).toEqual(Array.from({ length: players }, () => rounds - (players % 4)));
  });

  it('of 12 in eight rounds: all tables play the same boards, the last player stays', () => {
    const movement = individualHowell({ players: 12, rounds: 8 });
    expect(movement).toMatchObject({ tables: 3, rounds: 8, sets: 8, declared: { copies: 3 } });
    expect(new Set(checkIndividual(movement).map(({ code }) => code))).toEqual(
      new Set(['movement.opponents-uneven']),
    );
    expect(asMovement(movement).stationary).toEqual(['12']);
  });

  it('has all tables play the same boards for the numbers of players in docs/individuals.md', () => {
    const counts = Array.from({ length: 40 }, (_, at) => at + 8);
    const alike = counts.filter((players) => individualHowell({ players }).declared !== undefined);
    expect(alike).toEqual([8, 9, 10, 12, 14, 16, 17, 18, 20, 33, 41, 44]);
  });

  it('is refused for fewer than eight players and for more rounds than partners', () => {
    const refusal = { code: 'movement.players-unfit', players: 7, least: 8, most: 47 };
    expect(() => individualHowell({ players: 7 })).toThrow(expect.objectContaining({ refusal }));
    const rounds = { code: 'movement.rounds-unfit', rounds: 12, least: 1, most: 11 };
    expect(() => individualHowell({ players: 12, rounds: 12 })).toThrow(
      expect.objectContaining({ refusal: rounds }),
    );
  });
});

describe('the individual for so many players', () => {
  it.each([
    [20, undefined, 'rainbow', 5],
    [20, 4, 'rainbow', 4],
    [20, 6, 'individual-howell', 6],
    [22, undefined, 'individual-howell', 22],
    [28, 7, 'rainbow', 7],
    [44, 11, 'rainbow', 11],
    [52, 13, 'rainbow', 13],
  ])('%i in %s rounds is a %s', (players, rounds, name, made) => {
    const movement = individualFor({ players, ...(rounds !== undefined && { rounds }) });
    expect(movement).toMatchObject({ name, rounds: made });
  });

  it('lets all tables play the same boards where that is wanted', () => {
    const movement = individualFor({ players: 20, barometer: true });
    expect(movement).toMatchObject({ name: 'rainbow', sets: 5, declared: { copies: 5 } });
    expect(checkIndividual(movement)).toEqual([]);
  });

  it('is the same as data of a session and seat by seat', () => {
    const movement = individualFor({ players: 13 });
    expect(asIndividual(asMovement(movement)).rows).toEqual(movement.rows);
  });
});
