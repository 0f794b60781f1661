import {
  dealEntries,
  dealRecordSchema,
  judgeDeal,
  netValueOf,
  ownConvention,
  conventionOf,
  type DealRecord,
  type DealRecordInput,
  type Settings,
} from '#preferans';
import { Rational } from '#scoring';
import { pathsOf, type Path } from '../book/walking.js';
import { preferansCode } from './code-book.js';
import { mayBeAtFault } from './at-fault.js';
import { filledIn } from './filled-in.js';
import type { CodeRectification } from './terms/rectification.js';
import type { CodeTerms } from './terms/terms.js';

const FOUR = ['N', 'E', 'S', 'W'] as const;
type SeatOf = (typeof FOUR)[number];

/** Of four West deals and has no cards; of three South deals. */
const TABLES = [
  { players: [...FOUR], dealer: 'W' },
  { players: ['N', 'E', 'S'], dealer: 'S' },
] as const satisfies readonly { players: readonly SeatOf[]; dealer: SeatOf }[];
const WHISTS = {
  alone: [
    { seat: 'E', call: 'whist' },
    { seat: 'S', call: 'pass' },
  ],
  passerFirst: [
    { seat: 'E', call: 'pass' },
    { seat: 'S', call: 'whist' },
  ],
  both: [
    { seat: 'E', call: 'whist' },
    { seat: 'S', call: 'whist' },
  ],
} as const;

/** North's tricks, East's and South's. */
const TRICKS = [
  [6, 4, 0],
  [6, 1, 3],
  [8, 1, 1],
  [10, 0, 0],
  [4, 3, 3],
  [0, 10, 0],
  [1, 2, 7],
] as const;

/** Every kind of game: trumps, no trumps, misère, all-pass, as North plays it, whisted and played in many ways. */
const GAMES: readonly { readonly name: string; readonly record: DealRecord }[] = TABLES.flatMap((table) =>
  TRICKS.flatMap(([n, e, s]) => {
    const of = (more: Omit<DealRecordInput, 'players' | 'dealer'>) =>
      dealRecordSchema.parse({ ...table, players: [...table.players], ...more });
    const tricks = { N: n, E: e, S: s };
    // Trumps and no trumps are written alike: each level is played in one of them.
    const contracts = ([6, 8] as const).flatMap((level) =>
      Object.values(WHISTS).map((whists) =>
        of({
          played: { kind: 'contract', declarer: 'N', level, denomination: level === 6 ? 'S' : 'NT' },
          whists: [...whists],
          tricks,
        }),
      ),
    );
    return [
      ...contracts,
      of({ played: { kind: 'misere', declarer: 'N' }, tricks }),
      of({ played: { kind: 'all-pass' }, tricks }),
    ].map((record) => ({ name: JSON.stringify(record), record }));
  }),
);

const SETTINGS: readonly Settings[] = [
  conventionOf('sochinka')!.settings,
  ownConvention(conventionOf('leningradka')!, { consolationForPenaltyTricks: true }).settings,
  ownConvention(conventionOf('sochinka')!, {
    orderedWithWrongCount: 'as-in-play',
    shortfallCounted: 'side',
  }).settings,
  conventionOf('rostov')!.settings,
];

type Way = Path<CodeTerms>;

/** The kind of game that a way through the Code is about, as far as somebody was asked. */
function kindOf({ taken }: Way): string | undefined {
  const said = (of: string) => taken.find(({ question }) => question === of)?.answer;
  const game = said('game-is');
  if (game !== undefined) return { tricks: 'contract' }[game] ?? game;
  if (said('deal-became') === 'all-pass' || said('played-by') === 'all-pass') return 'all-pass';
  return undefined;
}

/** What is written in a deal, by the way that leads there: each end once for each kind of game. */
const FILLED_IN: readonly CodeRectification['kind'][] = [
  'tricks',
  'takes',
  'remise',
  'undertricks',
  'proven-undertricks',
];
const WAYS = [
  ...new Map(
    [preferansCode(), preferansCode({ allPassTalon: 'closed' })].flatMap(({ procedures }) =>
      [...procedures].flatMap(([law, first]) =>
        pathsOf(first).flatMap((way) => {
          const { law: rule, rectifications } = way.outcome;
          const ends = rectifications.filter(({ kind }) => FILLED_IN.includes(kind));
          return ends.length === 0
            ? []
            : [[JSON.stringify([rule, ends, kindOf(way)]), { law, way }] as const];
        }),
      ),
    ),
  ).values(),
];

/** A trick that goes to the opponents harms the partner of who is at fault: the rule says so (3.9.16.2). */
const harmsPartner = ({ kind, ...of }: CodeRectification) =>
  kind === 'takes' || (kind === 'tricks' && 'to' in of && of.to === 'opponents');

/** What is filled in, where nothing of it has still to be completed. */
function complete(filled: ReturnType<typeof filledIn>) {
  return filled.flatMap((one) => (one.kind === 'transfer-to-complete' ? [] : [one]));
}

/** What each has by their own columns, in whists: pool, mountain, whists, and those that others write on them. */
function ownColumns(record: DealRecord, settings: Settings): ReadonlyMap<SeatOf, Rational> {
  const [pool, mountain] = [Rational.from(settings.poolUnit), Rational.from(settings.mountainUnit)];
  const columns = new Map<SeatOf, Rational>();
  const add = (seat: SeatOf, value: Rational) =>
    columns.set(seat, (columns.get(seat) ?? Rational.ZERO).add(value));
  for (const { seat, kind, on, amount } of dealEntries(record, settings)) {
    if (kind === 'pool') add(seat, amount.mul(pool));
    else if (kind === 'mountain') add(seat, amount.mul(mountain).negated());
    else add(seat, amount);
    if (on) add(on, amount.negated());
  }
  return columns;
}

function faultsOf(law: string, way: Way, record: DealRecord, settings: Settings): string[] {
  const { rectifications, law: rule } = way.outcome;
  return record.players.flatMap((seat) => {
    const filled = rectifications.flatMap((one) =>
      complete(filledIn(rule, one, { seat, proven: 4 }, record, settings)),
    );
    if (filled.length === 0) return [];
    const ruled = { ...record, rectifications: filled };
    const at = `${law} ${way.taken.map(({ answer }) => answer).join(', ')}: ${seat} at fault, ${JSON.stringify(filled)} in ${JSON.stringify(record)}`;
    const judged = judgeDeal(ruled, settings);
    if (!judged.possible) return [`impossible, ${judged.faults.map(({ fault }) => fault).join()}: ${at}`];
    const [before, after] = [ownColumns(record, settings), ownColumns(ruled, settings)];
    const gain = (of: SeatOf) => (after.get(of) ?? Rational.ZERO).sub(before.get(of) ?? Rational.ZERO);
    const harmed = record.players.filter((of) => of !== seat && gain(of).compare(Rational.ZERO) < 0);
    return [
      ...(gain(seat).compare(Rational.ZERO) > 0 ? [`rewarded by ${gain(seat)}: ${at}`] : []),
      ...(harmed.length > 0 && !rectifications.some(harmsPartner) ? [`harmed ${harmed.join()}: ${at}`] : []),
    ];
  });
}

describe('what is filled in by the Code, in every kind of game', () => {
  const possible = GAMES.filter(({ record }) => judgeDeal(record, SETTINGS[0]!).possible);

  it('is tried in games of all kinds', () => {
    expect(new Set(possible.map(({ record }) => record.played.kind))).toEqual(
      new Set(['contract', 'misere', 'all-pass']),
    );
  });

  it.each(SETTINGS.map((settings, at) => [at, settings] as const))(
    'is possible, never rewards who is at fault, and harms nobody else unless the rule says so: convention %i',
    (_at, settings) => {
      const found = WAYS.flatMap(({ law, way }) =>
        possible
          .filter(({ record: { played } }) => (kindOf(way) ?? played.kind) === played.kind)
          .flatMap(({ record }) => faultsOf(law, way, record, settings)),
      );
      expect(found.slice(0, 5)).toEqual([]);
      expect(found).toHaveLength(0);
    },
  );
});

const settings = SETTINGS[0]!;

describe('who can be at fault', () => {
  const of = (kind: string, whists = WHISTS.alone) =>
    possibleOf(kind).find(({ whists: said }) => JSON.stringify(said) === JSON.stringify(whists))!;
  const possibleOf = (kind: string) =>
    GAMES.map(({ record }) => record).filter(
      ({ played, players }) => played.kind === kind && players.length === 4,
    );
  const revoke = { kind: 'tricks', change: -1, to: 'opponents' } as const;
  const passedOut = dealRecordSchema.parse({
    players: [...FOUR],
    dealer: 'W',
    played: { kind: 'contract', declarer: 'N', level: 6, denomination: 'S' },
    whists: [
      { seat: 'E', call: 'pass' },
      { seat: 'S', call: 'pass' },
    ],
  });

  it.each<[string, CodeRectification, DealRecord, readonly SeatOf[]]>([
    ['a revoke, who has cards', revoke, of('contract'), ['N', 'E', 'S']],
    [
      'a revoke at an all-pass, who has cards',
      { ...revoke, change: 1 },
      possibleOf('all-pass')[0]!,
      ['N', 'E', 'S'],
    ],
    ['a lead out of turn', { kind: 'takes', tricks: 'rest' }, possibleOf('all-pass')[0]!, ['N', 'E', 'S']],
    ['no lead of an all-pass', { kind: 'takes', tricks: 'rest' }, of('contract'), []],
    [
      'a wrong count in play, declarer',
      { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'taken' },
      of('contract'),
      ['N'],
    ],
    [
      'no wrong count in play of a game that is not played',
      { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'taken' },
      passedOut,
      [],
    ],
    [
      'an order with a wrong count, whether the game is played or not',
      { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'contract' },
      passedOut,
      ['N'],
    ],
  ])('of %s', (_what, one, record, seats) => expect(mayBeAtFault(one, record)).toEqual(seats));

  it('is a defender of a misère by a trick looked at, with nothing written (3.9.11.2)', () => {
    const more = { kind: 'tricks', change: 1, to: 'nobody' } as const;
    const one = misere(2, 5, 3);
    expect(filledIn('3.9.11.2', more, { seat: 'E' }, one, settings)).toEqual([]);
    expect(filledIn('3.9.11.2', more, { seat: 'N' }, one, settings)).toHaveLength(1);
  });
});
const misere = (n: number, e: number, s: number) =>
  dealRecordSchema.parse({
    players: [...FOUR],
    dealer: 'W',
    played: { kind: 'misere', declarer: 'N' },
    tricks: { N: n, E: e, S: s },
  });
const mountain = (record: DealRecord, seat: SeatOf = 'N') => `${netValueOf(record, settings)[seat] ?? 0}`;

describe('a misère', () => {
  const revoke = { kind: 'tricks', change: 1, to: 'opponents' } as const;

  it('whose declarer has revoked is down one more: made it fails, failed it fails by more (3.9.16.2)', () => {
    for (const [before, after] of [
      [misere(0, 6, 4), 1],
      [misere(2, 5, 3), 3],
    ] as const) {
      const rectifications = complete(filledIn('3.9.16.2', revoke, { seat: 'N' }, before, settings));
      expect(rectifications).toEqual([{ kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.9.16.2' }]);
      const now = { ...before, rectifications };
      expect(mountain(now)).toBe(mountain(misere(after, 10 - after, 0)));
    }
  });

  it('whose defender has revoked relieves declarer of a trick, or of nothing', () => {
    const filled = (record: DealRecord) => filledIn('3.9.16.2', revoke, { seat: 'E' }, record, settings);
    expect(filled(misere(1, 5, 4))).toEqual([
      { kind: 'transfer', from: 'N', to: 'E', tricks: 1, rule: '3.9.16.2' },
    ]);
    expect(filled(misere(0, 6, 4))).toEqual([]);
  });

  it('of a declarer with a wrong count is at least two down (3.9.18)', () => {
    const two = { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'taken' } as const;
    const rectifications = complete(filledIn('3.9.18', two, { seat: 'N' }, misere(0, 6, 4), settings));
    expect(rectifications).toEqual([{ kind: 'remise', seat: 'N', tricks: 2, rule: '3.9.18' }]);
    const ruled = { ...misere(0, 6, 4), rectifications };
    expect(judgeDeal(ruled, settings).possible).toBe(true);
    expect(mountain(ruled)).toBe(mountain(misere(2, 5, 3)));
  });

  it('that was ordered with a wrong count is as many down as are proven, and two (3.4.6)', () => {
    const proven = { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'proven' } as const;
    const filled = filledIn('3.4.6', proven, { seat: 'N', proven: 3 }, misere(1, 5, 4), settings);
    expect(filled).toEqual([{ kind: 'remise', seat: 'N', tricks: 4, rule: '3.4.6' }]);
  });
});

describe('tricks of an all-pass that go to who is at fault', () => {
  const allPass = (tricks: DealRecord['tricks'], table: (typeof TABLES)[number] = TABLES[0]) =>
    dealRecordSchema.parse({ ...table, players: [...table.players], played: { kind: 'all-pass' }, tricks });
  const taken = (which: 'first-two' | 'all' | 'rest', record: DealRecord) =>
    filledIn('3.2.19', { kind: 'takes', tricks: which }, { seat: 'N' }, record, settings).map((one) =>
      one.kind === 'transfer' || one.kind === 'transfer-to-complete'
        ? `${one.tricks ?? '?'} ${one.from ?? '?'} -> ${one.to}`
        : one.kind,
    );

  // North is at fault. Of four West deals: his tricks are won by the talon's cards, which lead the first two.
  it.each<[what: string, record: DealRecord, filled: readonly string[]]>([
    ['open where several have tricks', allPass({ N: 3, E: 4, S: 3 }), ['1 ? -> N', '1 ? -> N']],
    ['one of the dealer', allPass({ N: 1, E: 5, S: 3, W: 1 }), ['1 W -> N', '1 ? -> N']],
    ['both of the dealer', allPass({ N: 0, E: 5, S: 3, W: 2 }), ['2 W -> N']],
    ['of the only one who has any', allPass({ N: 0, E: 10, S: 0 }), ['2 E -> N']],
    ['of the only one, and the dealer', allPass({ N: 0, E: 0, S: 9, W: 1 }), ['1 W -> N', '1 S -> N']],
    ['their own', allPass({ N: 10, E: 0, S: 0 }), []],
    ['their own, and one of the dealer', allPass({ N: 9, E: 0, S: 0, W: 1 }), ['1 W -> N']],
    // Of three the talon's cards tell the suit alone (3.7.6.3): South, who deals, has cards.
    ['of three, the dealer’s too', allPass({ N: 0, E: 5, S: 5 }, TABLES[1]), ['1 ? -> N', '1 ? -> N']],
  ])('are the first two: %s (3.2.19)', (_what, record, filled) =>
    expect(taken('first-two', record)).toEqual(filled),
  );

  it('are those after a lead out of turn, as many as the judge counts (3.9.14.3)', () => {
    expect(taken('rest', allPass({ N: 3, E: 4, S: 3 }))).toEqual(['? E -> N', '? S -> N']);
    expect(taken('rest', allPass({ N: 3, E: 7, S: 0 }))).toEqual(['? E -> N']);
    expect(taken('rest', allPass({ N: 10, E: 0, S: 0 }))).toEqual([]);
  });

  // By hand from 3.7.2.1, 3.7.3 and 3.2.19: a trick is a point of the mountain, none a point of the pool.
  it.each<[what: string, tricks: DealRecord['tricks'], from: readonly SeatOf[], written: string]>([
    ['no amnesty where the dealer won none', { N: 2, E: 5, S: 3 }, ['E', 'E'], 'N −4, E −3, S −3'],
    ['no amnesty once the dealer lost theirs', { N: 2, E: 4, S: 3, W: 1 }, ['W', 'E'], 'N −4, E −3, S −3'],
    ['amnesty of a trick that the dealer keeps', { N: 4, E: 3, S: 2, W: 1 }, [], 'N −3, E −2, S −1'],
  ])('write by the first two: %s', (_what, tricks, from, written) => {
    const rectifications = from.map(
      (seat) => ({ kind: 'transfer', from: seat, to: 'N', tricks: 1, rule: '3.2.19' }) as const,
    );
    const ruled = { ...allPass(tricks), rectifications };
    expect(judgeDeal(ruled, settings).possible).toBe(true);
    expect(writtenIn(ruled)).toBe(written);
  });

  it('are all ten where the talon stays closed: partners share the whists and write one each to the pool', () => {
    const rostov = conventionOf('rostov')!.settings;
    const record = allPass({ N: 3, E: 4, S: 3 });
    expect(taken('all', record)).toEqual(['4 E -> N', '3 S -> N']);
    const rectifications = complete(
      filledIn('3.2.19', { kind: 'takes', tricks: 'all' }, { seat: 'N' }, record, rostov),
    );
    const ruled = { ...record, rectifications };
    expect(judgeDeal(ruled, rostov).possible).toBe(true);
    // Ten tricks of five whists, in halves (3.7.2.2); the dealer writes one for no tricks, too (3.7.6.2).
    expect(writtenIn(ruled, rostov)).toBe('E +1, S +1, W +1, E 25 on N, S 25 on N');
  });
});

/** What each writes, as on a sheet: to the pool +, to the mountain −, and whists on others. */
function writtenIn(record: DealRecord, by: Settings = settings): string {
  const told = dealEntries(record, by).map(({ seat, kind, on, amount }) => ({
    order: kind === 'whists' ? 1 : 0,
    at: FOUR.indexOf(seat),
    text:
      kind === 'whists' ? `${seat} ${amount} on ${on}` : `${seat} ${kind === 'pool' ? '+' : '−'}${amount}`,
  }));
  return told
    .toSorted((one, other) => one.order - other.order || one.at - other.at)
    .map(({ text }) => text)
    .join(', ');
}
