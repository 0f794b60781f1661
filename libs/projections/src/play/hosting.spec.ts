import { mitchell, sidesExchanged, type Movement } from '#movement';
import type { SectionData, SessionSettings } from '#tournament';
import { readState } from '../testing/read-state.js';
import { agreed, begun, called, played, score, uuid, type TestEvents } from '../testing/play-events.js';
import type { Viewer } from '../visibility/viewer.js';

const director: Viewer = { kind: 'director', person: uuid(70) };

/** Three tables, of which North-South 3 is missing; in the other section East-West 3 is. */
const half = mitchell({ tables: 3, phantom: 'NS' });
const section = (name: string, movement: Movement): SectionData => ({
  section: name,
  movement: movement as SectionData['movement'],
  boardsPerRound: 1,
  firstBoard: 1,
});
const sections: SectionData[] = [
  { ...section('A', half), hosts: { section: 'B' } },
  section('B', sidesExchanged(half)),
];

/** Board 3, as it comes to the tables in round 1 (A3), 2 (A2, B2) and 3 (A1, B1). */
const board3 = [
  [{ table: 'A3', round: 1 }, 420],
  [{ table: 'A2', round: 2 }, 170],
  [{ table: 'B2', round: 2 }, 420],
  [{ table: 'A1', round: 3 }, -50],
  [{ table: 'B1', round: 3 }, 140],
] as const;
const evening = (settings: Partial<SessionSettings> = {}): TestEvents => [
  begun({ sections, settings }),
  called(2),
  called(3),
  ...board3.map(([at, points]) => agreed({ ...at, board: 3, sections }, score(points))),
];

/** A traveller as it looks on paper: North-South and East-West, the score, and the matchpoints of both. */
async function traveller(settings?: Partial<SessionSettings>): Promise<string[]> {
  const { lines } = await readState(played(...evening(settings)), director).protocols.traveller('1', 3);
  return lines.map(({ ns, ew, score, awards }) => {
    const points = (side: 'NS' | 'EW') => (awards && 'points' in awards[side] ? awards[side].points : '');
    return [ns, ew, score ?? '', points('NS'), points('EW')].join(' | ');
  });
}

describe('a traveller of two sections that host each other’s sit-outs', () => {
  it('compares the play of both with all others', async () =>
    // Five scores: 420 twice, 170, 140, -50; two for each that is beaten and one for each that is equalled.
    expect(await traveller()).toEqual([
      'B-NS3 | A-EW3 | 420 | 7 | 1',
      'A-NS2 | A-EW1 | 170 | 4 | 4',
      'B-NS1 | B-EW2 | 420 | 7 | 1',
      'A-NS1 | A-EW2 | -50 | 0 | 8',
      'B-NS2 | B-EW1 | 140 | 2 | 6',
    ]));

  it('compares it with those of the host where each section is scored by itself', async () =>
    // A: 420, 170, -50. B: 420, 140, of three that are to be: factored to a top of 4 by (n * score + n - m) / m.
    expect((await traveller({ scored: 'by-section' })).filter((line) => !line.includes('B-EW'))).toEqual([
      'B-NS3 | A-EW3 | 420 | 4 | 0',
      'A-NS2 | A-EW1 | 170 | 2 | 2',
      'A-NS1 | A-EW2 | -50 | 0 | 4',
    ]));
});

describe('the director’s desk of two such sections', () => {
  it('has both at the table of the host, and nobody at the other', async () => {
    const { tables } = await readState(played(begun({ sections })), director).sessions.room('1');
    expect(tables.map(({ table, ns, ew, state }) => [table, ns, ew, state])).toEqual([
      ['A1', 'A-NS1', 'A-EW1', 'playing'],
      ['A2', 'A-NS2', 'A-EW2', 'playing'],
      ['A3', 'B-NS3', 'A-EW3', 'playing'],
      ['B1', 'B-NS1', 'B-EW1', 'playing'],
      ['B2', 'B-NS2', 'B-EW2', 'playing'],
      ['B3', null, null, 'empty'],
    ]);
  });
});
