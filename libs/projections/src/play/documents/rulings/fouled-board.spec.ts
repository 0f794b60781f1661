import { at, fieldOf, FIVE_TABLES, asText, traveller } from '../../../testing/five-tables.js';
import { begun, event, NOTED, played, uuid, type TestEvents } from '../../../testing/play-events.js';
import type { ChartDocument } from '../boards/field-document.js';

/** From A4 on another card lay in the board: 3NT made ten tricks before, and none does afterwards. */
const field = fieldOf({ 1: 430, 5: 400, 4: -50, 3: -50, 2: -100 });
const split = (ruling: number, ...tables: number[]) =>
  event('ruling.field-split', {
    ruling: uuid(ruling),
    session: '1',
    board: 1,
    law: { edition: '2017', law: '87' },
    plays: tables.map((table) => ({ table: `A${table}`, round: at(table).round })),
    reason: NOTED,
  });
const withdrawn = event('ruling.withdrawn', { ruling: uuid(80), reason: NOTED });

describe('a board of which some tables played a wrong copy (Law 87)', () => {
  it('is one field as long as nobody rules otherwise', () =>
    expect(asText(played(...field))).toEqual(['A1 8 0', 'A2 0 8', 'A3 3 5', 'A4 3 5', 'A5 6 2']));

  it('is compared among the tables that played the same form alone, each group by the size of the field', () => {
    const state = played(...field, split(80, 4, 3, 2));
    // Neuberg: 5/2 of (points + 1), less 1, among two of five scores; 5/3 among three.
    expect(asText(state)).toEqual([
      'A1 13/2 3/2',
      'A2 2/3 22/3',
      'A3 17/3 7/3',
      'A4 17/3 7/3',
      'A5 3/2 13/2',
    ]);
    const another = traveller(state).lines.filter(({ form }) => form === uuid(80));
    expect(new Set(another.map(({ table }) => table))).toEqual(new Set(['A2', 'A3', 'A4']));
    const { charts } = traveller(state).fields[0] as { charts: readonly ChartDocument[] };
    expect(charts.map(({ side, form, scores }) => [side, form, scores])).toEqual([
      ['NS', undefined, 2],
      ['NS', uuid(80), 3],
      ['EW', undefined, 2],
      ['EW', uuid(80), 3],
    ]);
  });

  it('has a third form where a second ruling finds one', () => {
    const { lines } = traveller(played(...field, split(80, 4, 3, 2), split(81, 2)));
    expect(new Set(lines.map(({ form }) => form))).toEqual(new Set([undefined, uuid(80), uuid(81)]));
  });

  it('is one field again when the ruling is withdrawn', () => {
    const state = played(...field, split(80, 4, 3, 2), withdrawn);
    expect(asText(state)).toEqual(asText(played(...field)));
    expect(traveller(state).splits).toMatchObject([{ ruling: uuid(80), withdrawn: { reason: NOTED.text } }]);
  });
});

describe('the copy that lay at each table', () => {
  const HIDDEN = { cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) } as const;
  const board = { set: '1', board: 1 };
  const dealt: TestEvents = [
    event('board.dealing-requested', board),
    event('board.dealt', { ...board, deal: { ...HIDDEN, id: uuid(90) } }),
  ];
  const checked = (equal: boolean, copy = 1) =>
    event('board.copy-checked', { ...board, copy, deal: uuid(90), how: 'by-hand', equal });
  const different = (...events: TestEvents) =>
    traveller(played(...events)).lines.flatMap(({ table, copy }) => (copy?.different ? [table] : []));
  const before = field.slice(0, -2);
  const last = field.slice(-2);

  it('is not told of where there is but one and nothing was found against it', () => {
    expect(
      traveller(played(...dealt, ...field, checked(true))).lines.flatMap(({ copy }) => copy ?? []),
    ).toEqual([]);
  });

  it('was wrong at the tables after whose plays it was found different first, at none that have not played it', () => {
    const all = ['A1', 'A2', 'A3', 'A4', 'A5'];
    expect(different(...dealt, ...field, checked(false)).toSorted()).toEqual(all);
    expect(different(...dealt, ...before, checked(false)).toSorted()).toEqual(['A1', 'A4', 'A5']);
    expect(different(...dealt, ...before, checked(true), ...last, checked(false)).toSorted()).toEqual([
      'A2',
      'A3',
    ]);
    expect(different(...dealt, checked(false), checked(true), ...field)).toEqual([]);
  });

  it('is named by its number where there are several: they are counted through the sections', () => {
    const two = begun({ sections: [...FIVE_TABLES, { ...FIVE_TABLES[0]!, section: 'B' }] });
    const journal: TestEvents = [two, ...dealt, ...field.slice(1)];
    const copies = traveller(played(...journal)).lines.map(({ table, copy }) => `${table} ${copy?.copy}`);
    expect(copies.filter((line) => /^[AB][12]/.test(line)).toSorted()).toEqual([
      'A1 1',
      'A2 1',
      'B1 2',
      'B2 2',
    ]);
    expect(different(...journal, checked(false, 2))).toEqual([]);
    expect(different(...journal, checked(false))).toHaveLength(5);
  });
});
