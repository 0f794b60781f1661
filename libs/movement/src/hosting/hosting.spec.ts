import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { families, makeMovement, type MovementChoice } from '../generators/families.js';
import { MovementRefused } from '../movement/refusal.js';
import { cannotHost } from '../offers/candidates.js';
import { hostedPlay } from './hosted-play.js';
import { sidesExchanged } from './sides-exchanged.js';

const away = () => true;
const BOARDS = { boardsPerRound: 2, firstBoard: 1 };
const section = (name: string, movement: Movement) => ({ section: name, movement, ...BOARDS });

/** The section that can be the guest of one with this movement. */
function guestOf(movement: Movement): Movement {
  return movement.winners === 2 ? sidesExchanged(movement) : movement;
}

/** All plays of two sections whose sit-outs meet, with who plays named by its section. */
function playsOfBoth(host: Movement, guest: Movement) {
  const sections = [{ ...section('A', host), hosts: { section: 'B' } }, section('B', guest)] as const;
  const own = sections.flatMap(({ section: name, movement }) =>
    playsOf(movement)
      .filter(({ sitOut }) => !sitOut)
      .map(({ ns, ew, set, round, table }) => ({
        round,
        table: `${name}${table}`,
        set,
        pairs: [`${name}-${ns}`, `${name}-${ew}`],
      })),
  );
  const hosted = Array.from({ length: host.rounds }, (_, index) => index + 1).flatMap((round) => {
    const play = hostedPlay(sections, 'A', round, away);
    if (!play) return [];
    const { set } = host.rows[Number(play.table.slice(1)) - 1]![round - 1]!;
    return [{ round, table: play.table, set, pairs: [play.ns, play.ew] }];
  });
  return { own, hosted };
}

/** What is wrong with an evening of two sections. */
function faultsOf(host: Movement, guest: Movement): string[] {
  const { own, hosted } = playsOfBoth(host, guest);
  const plays = [...own, ...hosted];
  const faults: string[] = [];
  const atMost = (most: number, what: string, names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, times] of counts) if (times > most) faults.push(`${what}: ${name}`);
  };
  atMost(
    1,
    'board again',
    plays.flatMap(({ pairs, set }) => pairs.map((pair) => `${pair} ${set}`)),
  );
  atMost(
    host.declared?.meetings ?? 1,
    'met again',
    plays.map(({ pairs }) => pairs.toSorted().join(' ')),
  );
  atMost(
    1,
    'two at a table',
    plays.map(({ table, round }) => `${table} ${round}`),
  );
  atMost(
    1,
    'at two tables',
    plays.flatMap(({ pairs, round }) => pairs.map((pair) => `${pair} ${round}`)),
  );
  for (const [name, movement] of [
    ['A', host],
    ['B', guest],
  ] as const) {
    const { rounds } = movement;
    for (const { contestant } of contestantsOf(movement)) {
      const played = plays.filter(({ pairs }) => pairs.includes(`${name}-${contestant}`));
      if (played.length < rounds) faults.push(`sits out: ${name}-${contestant} in ${rounds - played.length}`);
    }
  }
  return faults;
}

/** Every movement of a family with so many tables in which a pair is missing. */
function halfTables({ name, roundsAt, exists }: (typeof families)[number], tables: number) {
  const range = roundsAt(tables);
  if (!range) return [];
  const missing = [1, 2, tables, tables + 1, 2 * tables];
  const rounds = [...new Set([range.least, range.complete])].filter((each) => exists?.(tables, each) ?? true);
  return rounds.flatMap((each) =>
    missing.map((phantom): MovementChoice => ({ name, tables, rounds: each, phantom })),
  );
}

function made(choice: MovementChoice): Movement | undefined {
  try {
    return makeMovement(choice);
  } catch (error) {
    if (error instanceof MovementRefused) return undefined;
    throw error;
  }
}

describe('two sections with half a table', () => {
  const pairs = families.filter(({ contestants, oneMore }) => contestants === undefined && !oneMore);
  it.each(pairs.map((family) => [family.name, family] as const))(
    '%s, 5 to 13 tables: nobody sits out, plays a board twice or meets anybody twice',
    (_name, family) => {
      for (let tables = 5; tables <= 13; tables++) {
        for (const choice of halfTables(family, tables)) {
          const movement = made(choice);
          if (!movement) continue;
          const guest = guestOf(movement);
          const refused = cannotHost(section('A', movement), section('B', guest));
          expect([choice, refused]).toEqual([choice, undefined]);
          expect([choice, faultsOf(movement, guest)]).toEqual([choice, []]);
        }
      }
    },
  );

  const mitchell = (phantom?: number) =>
    makeMovement({ name: 'mitchell', tables: 5, rounds: 5, ...(phantom !== undefined && { phantom }) });
  const howell = makeMovement({ name: 'howell', tables: 5, rounds: 9, phantom: 10 });

  it('where NS 5 of a Mitchell is missing, table 5 of the host receives the other who would sit out there', () => {
    const host = mitchell(5);
    const guest = sidesExchanged(host);
    expect([guest.phantom, guest.stationary]).toEqual(['EW5', ['EW1', 'EW2', 'EW3', 'EW4']]);
    const sections = [{ ...section('A', host), hosts: { section: 'B' } }, section('B', guest)];
    const plays = [1, 2, 3, 4, 5].map((round) => hostedPlay(sections, 'B', round, away));
    expect(plays.map((play) => [play?.table, play?.empty, play?.ns, play?.ew])).toEqual([
      ['A5', 'B5', 'B-NS5', 'A-EW5'],
      ['A5', 'B5', 'B-NS4', 'A-EW4'],
      ['A5', 'B5', 'B-NS3', 'A-EW3'],
      ['A5', 'B5', 'B-NS2', 'A-EW2'],
      ['A5', 'B5', 'B-NS1', 'A-EW1'],
    ]);
    expect(plays[0]?.missing).toEqual(['A-NS5', 'B-EW5']);
  });

  it('no longer meet when a missing pair is there after all, or one of the two has another movement', () => {
    const sections = [
      { ...section('A', mitchell(5)), hosts: { section: 'B', untilRound: 4 } },
      section('B', sidesExchanged(mitchell(5))),
    ];
    const rounds = (isAway: (contestant: string, round: number) => boolean) =>
      [1, 2, 3, 4, 5].filter((round) => hostedPlay(sections, 'A', round, isAway));
    expect(rounds(away)).toEqual([1, 2, 3]);
    expect(rounds((contestant, round) => contestant !== 'B-EW5' || round < 3)).toEqual([1, 2]);
  });

  it.each([
    ['nobody is missing', mitchell(5), mitchell(), { code: 'hosting.nobody-missing', missing: 'B' }],
    ['both keep their sides', mitchell(5), mitchell(5), { code: 'hosting.same-line' }],
    [
      'others are missing',
      mitchell(5),
      sidesExchanged(mitchell(4)),
      { code: 'hosting.other-boards', round: 1 },
    ],
    ['one has two lines', mitchell(5), howell, { code: 'hosting.lines-differ' }],
    [
      'one plays longer',
      mitchell(5),
      sidesExchanged(makeMovement({ name: 'mitchell', tables: 5, rounds: 4, phantom: 5 })),
      { code: 'hosting.other-boards', round: 5 },
    ],
  ])('cannot meet where %s', (_what, host, guest, fault) =>
    expect(cannotHost(section('A', host), section('B', guest))).toEqual(fault),
  );
});
