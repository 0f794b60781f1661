import { Rational } from '#scoring';
import { DEFAULT_STANDINGS, UNCLASSED, type ContestantClass, type SessionStandings } from '#tournament';
import {
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  uuid,
} from '../../testing/play-events.js';
import type { PlayState } from '../play-state.js';
import { nameText } from '../document-names.js';
import { documentsOf } from '../../testing/documents-made.js';
import type { SessionDocument } from '../documents/session-document.js';
import type { StandingsDocument } from '../documents/standings-document.js';
import type { TravellerDocument } from '../documents/boards/traveller-document.js';

function standings(state: PlayState): StandingsDocument {
  return JSON.parse(documentsOf(state).get(nameText({ session: '1', kind: 'standings', key: '' }))!.text);
}

type Placed = { readonly contestant: string; readonly place: number | null; readonly last: number | null };

function asText(entries: readonly Placed[]): string {
  return entries
    .map(({ contestant, place, last }) => `${place ?? '-'}${place === last ? '' : '='} ${contestant}`)
    .join(', ');
}

/** A table's rankings, by section and line. */
function table(document: StandingsDocument, name: string): string[] {
  const { rankings } = document.tables.find((one) => one.name === name)!;
  return rankings.map(
    ({ section, line, entries }) => `${section === null ? '' : `${section} `}${line}: ${asText(entries)}`,
  );
}

const rankings = ({ rankings: all }: StandingsDocument) =>
  all.map(({ line, entries }) => `${line}: ${asText(entries)}`);

const round1: TestEvents = [
  begun(),
  roundPlayed(1, { tables: ['A1'], points: 620 }),
  roundPlayed(1, { tables: ['A2'], points: 140 }),
  roundPlayed(1, { tables: ['A3'], points: 110 }),
];

const classed = (classes: Readonly<Record<string, Partial<ContestantClass>>>) =>
  event('session.contestants-classed', {
    session: '1',
    classes: Object.entries(classes).map(([contestant, as]) => ({
      contestant,
      class: { ...UNCLASSED, ...as },
    })),
  });

const choice = { handicap: false, lines: 'apart', sections: 'as-ranked' } as const;

const chosen = (change: Partial<SessionStandings>) =>
  event('session.standings-chosen', { session: '1', standings: { ...DEFAULT_STANDINGS, ...change } });

const whole: TestEvents = [...round1, called(2), roundPlayed(2), called(3), roundPlayed(3)];

describe('the tables of standings', () => {
  it('are none as long as nobody has chosen any', () =>
    expect(standings(played(...whole)).tables).toEqual([]));

  it('rank a stratum with all weaker ones, over each line or over both together', () => {
    const document = standings(
      played(
        ...whole,
        classed({
          'A-NS1': { stratum: 'A' },
          'A-NS2': { stratum: 'B' },
          'A-NS3': { stratum: 'C' },
          'A-EW1': { stratum: 'C' },
        }),
        chosen({
          tables: [
            { ...choice, name: 'B', whom: { strata: ['B', 'C'] } },
            { ...choice, name: 'B, both lines', whom: { strata: ['B', 'C'] }, lines: 'together' },
            { ...choice, name: 'C', whom: { strata: ['C'] } },
          ],
        }),
      ),
    );
    const main = document.rankings.flatMap(({ entries }) => entries);
    const percentage = (contestant: string) =>
      Rational.parse(main.find((entry) => entry.contestant === contestant)!.percentage!).toNumber();
    expect(table(document, 'B').map((line) => line.split(':')[0])).toEqual(['NS', 'EW']);
    expect(table(document, 'C')).toEqual(['NS: 1 A-NS3', 'EW: 1 A-EW1']);
    const together = document.tables[1]!.rankings;
    expect(together.map(({ line }) => line)).toEqual(['one']);
    const order = together[0]!.entries.map(({ contestant }) => percentage(contestant));
    expect(order).toHaveLength(3);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
  });

  it('are of directions, sections and categories, too; a table in which nobody passes is empty', () => {
    const document = standings(
      played(
        ...whole,
        classed({ 'A-EW2': { categories: ['mixed', 'seniors'] }, 'A-NS2': { categories: ['mixed'] } }),
        chosen({
          tables: [
            { ...choice, name: 'East-West', whom: { line: 'EW' } },
            { ...choice, name: 'Seniors', whom: { category: 'seniors' } },
            { ...choice, name: 'Mixed', whom: { category: 'mixed' } },
            { ...choice, name: 'Section B', whom: { section: 'B' } },
          ],
        }),
      ),
    );
    expect(table(document, 'East-West')).toEqual(rankings(document).filter((line) => line.startsWith('EW')));
    expect(table(document, 'Seniors')).toEqual(['EW: 1 A-EW2']);
    expect(table(document, 'Mixed').toSorted()).toEqual(['EW: 1 A-EW2', 'NS: 1 A-NS2']);
    expect(table(document, 'Section B')).toEqual([]);
  });

  it('add handicaps to percentages, where they are to be added', () => {
    const document = standings(
      played(
        ...whole,
        classed({ 'A-NS3': { handicap: 10_000 } }),
        chosen({ tables: [{ ...choice, name: 'Handicap', whom: { line: 'NS' }, handicap: true }] }),
      ),
    );
    const [best] = document.tables[0]!.rankings[0]!.entries;
    expect(best).toMatchObject({ contestant: 'A-NS3', place: 1 });
    const plain = document.rankings[0]!.entries.find(({ contestant }) => contestant === 'A-NS3')!;
    const added = Rational.parse(best!.handicapped!).sub(Rational.parse(plain.percentage!));
    expect(added.toString()).toBe('100');
  });

  it('take the class of the entry, unless the session says otherwise', () => {
    const seated = [
      event('entries.registered', { entry: uuid(1), players: [uuid(101), uuid(201)] }),
      event('entries.classed', { entry: uuid(1), class: { ...UNCLASSED, stratum: 'C' } }),
      event('session.seated', { session: '1', contestant: 'A-NS2', entry: uuid(1) }),
    ];
    const tables = [{ ...choice, name: 'C', whom: { strata: ['C'] } }];
    const byEntry = standings(played(...whole, seated, chosen({ tables })));
    expect(table(byEntry, 'C')).toEqual(['NS: 1 A-NS2']);
    const bySession = standings(
      played(...whole, seated, chosen({ tables }), classed({ 'A-NS2': { stratum: 'B' } })),
    );
    expect(table(bySession, 'C')).toEqual([]);
  });
});

describe('who plays without standing', () => {
  it('is behind the others without a place, and takes none in any table; its opponents keep their results', () => {
    const guests = classed({ 'A-NS1': { ranked: false } });
    const tables = [{ ...choice, name: 'North-South', whom: { line: 'NS' as const } }];
    const [before, after] = [
      standings(played(...whole, chosen({ tables }))),
      standings(played(...whole, chosen({ tables }), guests)),
    ];
    const last = after.rankings[0]!.entries.at(-1)!;
    expect(last).toMatchObject({ contestant: 'A-NS1', place: null, last: null });
    expect(after.rankings[0]!.entries.map(({ place }) => place)).toContain(1);
    expect(after.tables[0]!.rankings[0]!.entries.at(-1)).toMatchObject({ contestant: 'A-NS1', place: null });
    expect(after.rankings[1]).toEqual(before.rankings[1]);
  });
});

describe('one ranking over both lines', () => {
  it('is all there is then', () => {
    const document = standings(played(...whole, chosen({ lines: 'together' })));
    expect(document.rankings.map(({ line, entries }) => [line, entries.length])).toEqual([['one', 6]]);
  });
});

describe('a full card that is fixed', () => {
  it('is what scores are out of, and changes with what was chosen', () => {
    const state = played(...whole);
    const fixed = played(...whole, chosen({ fullCards: { A: '48' } }));
    const maxima = (document: StandingsDocument) =>
      new Set(document.rankings.flatMap(({ entries }) => entries.map(({ maximum }) => maximum)));
    expect(maxima(standings(state))).toEqual(new Set(['24']));
    expect(maxima(standings(fixed))).toEqual(new Set(['48']));
  });
});

describe('master points', () => {
  it('are by the places of each ranking, those of shared places together', () => {
    const masterPoints: SessionStandings['masterPoints'] = {
      rows: [{ contestants: 3, points: ['3', '2', '1'] }],
      shared: 'mean',
      factor: '1.5',
    };
    const document = standings(played(...whole, chosen({ masterPoints })));
    for (const { entries } of document.rankings) {
      const points = entries.map((entry) => Rational.parse(entry.masterPoints!));
      expect(Rational.sum(points).toString()).toBe('9');
    }
    expect(standings(played(...whole)).rankings[0]!.entries[0]!.masterPoints).toBeNull();
  });
});

describe('a closed session', () => {
  const closed = played(...whole, event('session.closed', { session: '1' }));
  const after = (...events: TestEvents) =>
    played(...whole, event('session.closed', { session: '1' }), ...events).sessions['1']!.protocols.asked;

  it('is published anew when classes or tables change', () => {
    expect(closed.sessions['1']!.protocols.asked).toHaveLength(1);
    expect(after(classed({ 'A-NS1': { ranked: false } }))).toHaveLength(2);
    expect(after(chosen({ lines: 'together' }))).toHaveLength(2);
    expect(after(event('contest.abandoned', { contest: '1', reason: NOTED }))).toHaveLength(1);
  });
});

describe('who leaves', () => {
  const left = (fromRound: number) =>
    event('session.contestant-withdrew', { session: '1', contestant: 'A-NS1', fromRound });
  const rule = chosen({ withdrawn: { beforeHalf: 'cancelled', afterHalf: 'standing' } });
  const boardsOf = (document: StandingsDocument) =>
    new Map(
      document.rankings.flatMap(({ entries }) =>
        entries.map(({ contestant, boards }) => [contestant, boards]),
      ),
    );

  it('keeps its results where nothing else was chosen', () =>
    expect(boardsOf(standings(played(...round1, left(2)))).get('A-NS1')).toBe(2));

  it('has none with less than half of its rounds, nor has who met it there', () => {
    const boards = boardsOf(standings(played(...round1, rule, left(2))));
    expect([boards.get('A-NS1'), boards.get('A-EW1'), boards.get('A-NS2')]).toEqual([
      undefined,
      undefined,
      2,
    ]);
  });

  it('is named by the travellers whose lines are cancelled', () => {
    const made = documentsOf(played(...round1, rule, left(2)));
    const traveller: TravellerDocument = JSON.parse(
      made.get(nameText({ session: '1', kind: 'traveller', key: '1' }))!.text,
    );
    const line = traveller.lines.find(({ ns }) => ns === 'A-NS1')!;
    expect([line.cancelled, line.awards?.NS.kind, line.awards?.EW.kind]).toEqual([
      'A-NS1',
      'not-played',
      'not-played',
    ]);
    expect(traveller.lines.filter(({ ns }) => ns !== 'A-NS1').map(({ cancelled }) => cancelled)).toEqual(
      traveller.lines.filter(({ ns }) => ns !== 'A-NS1').map(() => null),
    );
  });

  it('is told of as somebody whose results do not count', () => {
    const cancelled = (...more: TestEvents) => {
      const made = documentsOf(played(...round1, ...more)).get(
        nameText({ session: '1', kind: 'session', key: '' }),
      )!;
      const { contestants } = JSON.parse(made.text) as SessionDocument;
      return contestants.filter((each) => each.cancelled).map(({ contestant }) => contestant);
    };
    expect(cancelled(rule, left(2))).toEqual(['A-NS1']);
    expect(cancelled(left(2))).toEqual([]);
  });

  it('keeps them with half of its rounds', () => {
    const half: TestEvents = [...round1, called(2), roundPlayed(2), rule, left(3)];
    expect(boardsOf(standings(played(...half))).get('A-NS1')).toBe(4);
  });

  it('has them again when it comes back', () => {
    const back = event('session.contestant-arrived', {
      session: '1',
      contestant: 'A-NS1',
      fromRound: 2,
      missed: 'late',
    });
    expect(boardsOf(standings(played(...round1, rule, left(2), back))).get('A-NS1')).toBe(2);
  });
});
