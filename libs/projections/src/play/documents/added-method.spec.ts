import { BOARD_METHODS, METHOD_UNITS, presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';
import { ADDED_METHOD, addMethod } from '../../../../scoring/src/testing/added-method.js';
import { documentsOf } from '../../testing/documents-made.js';
import { agreed, begun, called, played, score, type TestEvents } from '../../testing/play-events.js';
import { type DocumentKind, nameText } from '../document-names.js';
import { FIELD_CHARTS } from './boards/field-document.js';

const METHOD = { ...presetOf('pzbs-butler')!, name: 'half-butler', board: ADDED_METHOD } as SessionMethod;
const { kind } = ADDED_METHOD;
const charts = FIELD_CHARTS as unknown as Record<string, unknown>;

/** Board 1 is played at table 1 in round 1, at table 3 in round 2, at table 2 in round 3. */
const EVENTS: TestEvents = [
  begun({ settings: { method: METHOD } }),
  called(2),
  called(3),
  agreed({ table: 'A1', round: 1, board: 1 }, score(620)),
  agreed({ table: 'A3', round: 2, board: 1 }, score(170)),
  agreed({ table: 'A2', round: 3, board: 1 }, score(-100)),
];

/** A document of the session as it is read. */
function read(of: DocumentKind, key = '') {
  return JSON.parse(documentsOf(played(...EVENTS)).get(nameText({ session: '1', kind: of, key }))!.text);
}

let takeAway: () => void;
beforeAll(() => {
  takeAway = addMethod({ BOARD_METHODS, METHOD_UNITS });
  charts[kind] = FIELD_CHARTS.butler;
});
afterAll(() => {
  takeAway();
  delete charts[kind];
});

describe('a session by a new scoring method', () => {
  // The mean of 620, 170 and -100 is 230: 390, -60 and -330 are 9, -2 and -8 IMPs.
  it('has scores, and the chart that explains them', () => {
    const { lines, fields } = read('traveller', '1');
    expect(lines.map(({ awards }: { awards: { NS: { points: string } } }) => awards.NS.points)).toEqual([
      '9',
      '-2',
      '-8',
    ]);
    expect(fields).toMatchObject([
      { kind, top: null, expected: 3, charts: [{ side: 'NS', datum: 230 }, {}] },
    ]);
  });

  it('has standings', () => {
    const { method, rankings } = read('standings');
    expect(method).toBe(kind);
    const [{ entries }] = rankings;
    expect(entries.map(({ contestant, score: its }: Record<string, string>) => [contestant, its])).toEqual([
      ['A-NS1', '9'],
      ['A-NS3', '-2'],
      ['A-NS2', '-8'],
    ]);
  });
});
