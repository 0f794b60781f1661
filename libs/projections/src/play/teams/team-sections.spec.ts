import type { SectionData, SessionSettings } from '#tournament';
import { drawView } from '../../reading/play/views/draw-view.js';
import { readState } from '../../testing/read-state.js';
import { protocolDocument } from '../../protocol/protocol-document.js';
import { agreed, begun, played, score, TOURNAMENT, type TestEvents } from '../../testing/play-events.js';
import { twoTeams } from '../../testing/two-teams.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';

/*
 * Two teams in A and two in B, one match of a board each. A-1 wins by 9 IMPs, B-2 by 10.
 */
const [A] = twoTeams(1);
const sections: readonly SectionData[] = ['A', 'B'].map((section) => ({ ...A!, section }));
const rooms = (section: string, open: number, closed: number): TestEvents =>
  [open, closed].map((points, index) =>
    agreed({ table: `${section}${index + 1}`, round: 1, board: 1, sections }, score(points)),
  );
const evening = (settings: Partial<SessionSettings>, of = sections): TestEvents => [
  begun({ sections: of, settings }),
  ...rooms('A', 420, 50),
  ...rooms('B', 50, 480),
];
const standing = async (...events: TestEvents) =>
  (await readState(played(...events), PUBLIC_VIEWER).standings.matches('1')).standing.map(
    ({ section, place, team }) => `${section ?? ''} ${place} ${team}`,
  );

describe('teams in several sections', () => {
  it('are ranked section by section, or all together where the organiser combines them', async () => {
    expect(await standing(...evening({ ranked: 'by-section' }))).toEqual([
      'A 1 A-1',
      'A 2 A-2',
      'B 1 B-2',
      'B 2 B-1',
    ]);
    expect(await standing(...evening({ ranked: 'together' }))).toEqual([
      ' 1 B-2',
      ' 2 A-1',
      ' 3 A-2',
      ' 4 B-1',
    ]);
  });

  it('are drawn from the places among those of their section, however they are ranked', () => {
    const [drawnA, drawnB] = sections.map((data): SectionData => ({
      ...data,
      movement: {
        ...data.movement,
        name: 'swiss',
        rounds: 2,
        sets: 2,
        drawn: 1,
        rows: data.movement.rows.map(([play]) => [play!, null]),
      },
    }));
    const state = played(...evening({ ranked: 'together' }, [drawnA!, drawnB!]));
    const places = drawView(state, state.sessions['1']!, 40, true).sections.map(({ next }) =>
      next!.ranking.map(({ place, contestant }) => `${place} ${contestant}`),
    );
    expect(places).toEqual([
      ['1 A-1', '2 A-2'],
      ['1 B-2', '2 B-1'],
    ]);
  });

  it('have the section of each place in the protocol, and as it was before in an earlier format', () => {
    const state = played(...evening({ ranked: 'by-section' }));
    const protocol = (published?: number) =>
      protocolDocument(state, state.sessions['1']!, { tournament: TOURNAMENT, at: 99, published });
    expect(protocol().format).toBe(4);
    expect(
      protocol().teams!.standing.map(({ section, place, team }) => `${section} ${place} ${team}`),
    ).toEqual(['A 1 A-1', 'A 2 A-2', 'B 1 B-2', 'B 2 B-1']);
    const earlier = protocol(3);
    expect(earlier.format).toBe(3);
    expect(earlier.teams!.standing.map(({ place, team }) => `${place} ${team}`)).toEqual([
      '1 B-2',
      '2 A-1',
      '3 A-2',
      '4 B-1',
    ]);
    expect(Object.keys(earlier.teams!.standing[0]!)).not.toContain('section');
  });
});
