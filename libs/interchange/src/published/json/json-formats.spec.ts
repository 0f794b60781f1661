import fc from 'fast-check';
import {
  ACBL_LIVE_HOWELL,
  ACBLSCORE_MITCHELL,
  KNOCKOUT,
  REALBRIDGE_SESSIONS,
} from '../../testing/samples.js';
import { Unreadable } from '../../faults/unreadable.js';
import { readPublished } from '../reading/published-file.js';
import { withoutFigures } from '../../testing/without-figures.js';

const FILES = {
  acblscore: ACBLSCORE_MITCHELL,
  'acbl-live': ACBL_LIVE_HOWELL,
  realbridge: REALBRIDGE_SESSIONS,
  knockout: KNOCKOUT,
} as const;

/** Lists that hold something by pairs, boards, sections or ranks: a key of another kind would be one of these. */
const BY_NAME = new Set(['board', 'entry', 'section', 'boards', 'published_rank']);

const unknown = fc.constantFrom<unknown>(0, '', null, 'decoded', [1, [2]], { event: [], segments: 1 });

/** A text of the same value, with the members of its objects in another order and others among them. */
function otherwise(text: string, order: () => number, more: () => unknown): string {
  const changed = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => changed(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, part]) => [key, changed(part, key)] as const);
    const all = BY_NAME.has(name) ? members : [...members, ['zz_added', more()] as const];
    const placed = all.map((member) => ({ member, at: order() }));
    return Object.fromEntries(placed.toSorted((one, other) => one.at - other.at).map(({ member }) => member));
  };
  return JSON.stringify(changed(JSON.parse(text), ''), null, 1);
}

/** What was read, where nothing depends on the order of members. */
function read(text: string) {
  const { format, results, matches, leftAside } = readPublished(text);
  const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
  return {
    format,
    matches,
    leftAside,
    games: results.map(({ game, figures }) => ({
      scoring: game.scoring,
      strata: game.strata,
      lines: game.sections.flatMap(({ lines }) => sorted(lines)),
      contestants: game.sections.flatMap(({ contestants }) => sorted(contestants)),
      awards: sorted(figures.awards),
      totals: sorted(figures.totals),
      places: sorted(
        figures.rankings.flatMap(({ name, places }) => places.map((place) => ({ name, place }))),
      ),
    })),
  };
}

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])('the format %s', (name) => {
  it('is told by its structure, in whatever order its members are and with others among them', () => {
    const usual = read(FILES[name]);
    expect(usual.format).toBe(name);
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const text = otherwise(
          FILES[name],
          () => gen(fc.integer, { min: 0, max: 9 }),
          () => gen(() => unknown),
        );
        expect(read(text)).toEqual(usual);
        expect(read(withoutFigures(text)).games.map(({ lines }) => lines)).toEqual(
          usual.games.map(({ lines }) => lines),
        );
      }),
      { numRuns: 20 },
    );
  });
});

/** Members that say a text of their own, or what the game's other members say again. */
const FREE: Readonly<Record<keyof typeof FILES, RegExp>> = {
  acblscore: /date|session_name|letter|player|qual_flag|section \S+ (rounds|ntables|nboards)/,
  'acbl-live': /name|start_date|pair_number|ns_pair|ew_pair/,
  realbridge: /session$/,
  knockout: /event|team[12]/,
};

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'a value of %s that is not understood',
  (name) => {
    const whole: unknown = JSON.parse(FILES[name]);
    type At = readonly (string | number)[];
    const valuesIn = (value: unknown, at: At): { readonly at: At; readonly was: unknown }[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => valuesIn(part, [...at, key]))
        : [{ at, was: value }];
    const withAnother = (value: unknown, [key, ...further]: At, put: unknown): unknown => {
      if (key === undefined) return put;
      if (Array.isArray(value))
        return value.map((one, index) => (String(index) === key ? withAnother(one, further, put) : one));
      const record = value as Readonly<Record<string, unknown>>;
      return { ...record, [key]: withAnother(record[key], further, put) };
    };
    const named = (value: unknown): boolean => {
      try {
        const { leftAside, results } = readPublished(JSON.stringify(value));
        return leftAside !== undefined || results.some(({ figures }) => figures.unread.length > 0);
      } catch (error) {
        return error instanceof Unreadable;
      }
    };

    it.each(['xyzzy', '7x', []])('such as %j, is named wherever it stands', (put) => {
      const silent = valuesIn(whole, [])
        .filter(
          ({ at, was }) =>
            (was !== null || at.at(-1) === 'award') && was !== '' && !FREE[name].test(at.join(' ')),
        )
        .flatMap(({ at }) => (named(withAnother(whole, at, put)) ? [] : [at.join(' > ')]));
      expect(silent).toEqual([]);
    });
  },
);

describe('ACBLscore as other programs dump it', () => {
  type Loose = Record<string, unknown>;
  const dumped = (change: (section: Loose, event: Loose) => void) => {
    const games = JSON.parse(ACBLSCORE_MITCHELL) as { event: Loose[] }[];
    const event = games[0]!.event[0]!;
    change((event['section'] as Record<string, Loose>)['A']!, event);
    return readPublished(JSON.stringify(games));
  };

  it('may be one game, not a list of them', () => {
    const [game] = JSON.parse(ACBLSCORE_MITCHELL) as unknown[];
    expect(readPublished(JSON.stringify(game))).toEqual(readPublished(ACBLSCORE_MITCHELL));
  });

  it('may have players with first and last names and their numbers, and numbers as texts', () => {
    const { results } = dumped((section) => {
      section['board_top'] = '2';
      const entry = (section['entry'] as Record<string, Loose>)['1N']!;
      entry['player'] = [{ lname: 'Kidd', fname: 'Ann', pnum: 'K123456', city: 'San Diego' }, 'Bob'];
      entry['pct'] = `${entry['pct'] as number}`;
    });
    const { contestants, expected } = results[0]!.game.sections[0]!;
    expect(contestants[0]).toMatchObject({
      contestant: 'NS1',
      players: [{ name: 'Ann Kidd', number: 'K123456' }, { name: 'Bob' }],
    });
    expect(expected).toBe(3);
  });

  it('may have contracts behind each line, as table devices tell them', () => {
    const { results, leftAside } = dumped((section) => {
      const lines = (section['board'] as Record<string, unknown[][]>)['1']!;
      lines[0]!.push(4, 'H', 'N', 0, 'SK');
      lines[1]!.push(4, 'H*', 'S', -1, '');
      lines[2]!.splice(3, 5, 0, 1, 3, 0, 1, 'PASS', '', '', '', null);
    });
    expect(results[0]!.game.sections[0]!.lines.slice(0, 3).map(({ contract }) => contract)).toEqual([
      { level: 4, strain: 'H', doubling: '', declarer: 'N', tricks: 10, lead: 'SK' },
      { level: 4, strain: 'H', doubling: 'x', declarer: 'S', tricks: 9 },
      'passed-out',
    ]);
    expect(leftAside).toBeUndefined();
  });

  it('may have contracts and leads behind a line that are not understood: they are named', () => {
    const { leftAside } = dumped((section) => {
      const lines = (section['board'] as Record<string, unknown[][]>)['1']!;
      lines[0]!.push(4, 'Z', 'N', 0, 'SK');
      lines[1]!.push(4, 'H', 'N', 1, 'Z1');
    });
    expect(leftAside).toMatchObject([
      { code: 'interchange.not-understood', path: '0 > event > 0 > section > A > board > 1 > 0 > 8' },
      { code: 'interchange.not-understood', path: '0 > event > 0 > section > A > board > 1 > 1 > 12' },
    ]);
  });

  it('may have a score that is not understood: it is named with its board, and the line stays', () => {
    const { results, leftAside } = dumped((section) => {
      (section['board'] as Record<string, unknown[][]>)['1']![0]![3] = '420F1';
    });
    expect(results[0]!.game.sections[0]!.lines).toHaveLength(9);
    expect(leftAside).toMatchObject([
      {
        code: 'interchange.not-understood',
        path: '0 > event > 0 > section > A > board > 1 > 0 > 3',
        board: 1,
        found: '420F1',
      },
    ]);
  });

  it('may have master points, of which those that count are kept by their colour', () => {
    const [red, black, before] = [
      [0.6, 'R', 'OC', 11],
      [0.5, 'B', 'OC', 11],
      [0.4, 'R', 'SC', 1],
    ];
    const { results, leftAside } = dumped((section) => {
      const entry = (section['entry'] as Record<string, Loose>)['1N']!;
      entry['award'] = { total: [red, black], previous: [], current: [before] };
    });
    expect(results[0]!.figures.masterPoints).toEqual([
      { contestant: 'A-NS1', points: '0.6', colour: 'R' },
      { contestant: 'A-NS1', points: '0.5', colour: 'B' },
    ]);
    expect(leftAside).toBeUndefined();
  });

  it('may have a pair twice on a board, which counts there once', () => {
    const { results } = dumped((section) => {
      const lines = (section['board'] as Record<string, unknown[][]>)['1']!;
      lines.push([3, 1, 1, 'Ave', 1, 3, -420, 1]);
    });
    const lines = results[0]!.game.sections[0]!.lines.filter(({ board }) => board === 1);
    expect(lines.map(({ ns, ew, again }) => [ns, ew, again])).toEqual([
      ['NS1', 'EW1', undefined],
      ['NS3', 'EW2', undefined],
      ['NS2', 'EW3', undefined],
      ['NS1', 'EW3', ['NS', 'EW']],
    ]);
  });
});

describe('RealBridge with two winners', () => {
  type Session = { published_rank: Record<string, string> };
  const ranked = (ranks: Record<string, string>) => {
    const [session] = JSON.parse(REALBRIDGE_SESSIONS) as Session[];
    return JSON.stringify([{ ...session!, published_rank: ranks }]);
  };
  const ranks = { 1: '1 NS', 3: '2 NS', 5: '3 NS', 2: '2= EW', 4: '2= EW', 6: '1 EW' };

  it('has places in both lines', () => {
    const { game, figures } = readPublished(ranked(ranks)).results[0]!;
    expect(game.sections[0]!.winners).toBe(2);
    expect(game.sections[0]!.lines[0]).toMatchObject({ ns: 'NS1', ew: 'EW2' });
    expect(figures.rankings.map(({ name, places }) => [name, places.length])).toEqual([
      ['A NS', 3],
      ['A EW', 3],
    ]);
    const [stripped] = readPublished(withoutFigures(ranked(ranks))).results;
    expect(stripped!.game).toEqual(game);
    expect(stripped!.figures.rankings).toEqual([]);
  });

  it('names a rank that it does not understand', () => {
    const { leftAside } = readPublished(ranked({ ...ranks, 5: 'third' }));
    expect(leftAside).toMatchObject([{ path: '0 > published_rank > 5', found: 'third' }]);
  });
});
