import { withDrawnRound, type DrawOptions, type SectionData, type SessionSettings } from '#tournament';
import { agreed, begun, called, event, score, type TestEvents } from './play-events.js';

type Draw = Partial<DrawOptions>;

/** How a Swiss is not as usual. */
export interface SwissOfFive {
  readonly draw?: Draw;
  readonly settings?: Partial<SessionSettings>;
}

/* A Swiss of five pairs, a board a round. Round 1: 1-2 3-4, 5 sits out; round 2: 5-1 2-3, 4 sits out. 6 is nobody. */
function section(draw: Draw): SectionData {
  return {
    section: 'A',
    movement: {
      name: 'swiss',
      tables: 3,
      rounds: 2,
      sets: 2,
      winners: 1,
      rows: [
        [{ ns: '1', ew: '2', set: 1 }, null],
        [{ ns: '3', ew: '4', set: 1 }, null],
        [{ ns: '5', ew: '6', set: 1 }, null],
      ],
      stationary: [],
      declared: { copies: 3 },
      phantom: '6',
      drawn: 1,
    },
    boardsPerRound: 1,
    firstBoard: 1,
    draw: {
      order: 'close',
      rematches: 'avoid',
      results: 'all',
      first: 'neighbours',
      stationary: [],
      venues: [],
      bans: [],
      ...draw,
    },
  };
}

const second = {
  section: 'A',
  round: 2,
  plays: [
    { table: 'A1', ns: 'A-5', ew: 'A-1' },
    { table: 'A2', ns: 'A-2', ew: 'A-3' },
    { table: 'A3', ns: 'A-4', ew: 'A-6' },
  ],
};

/**
 * Both rounds: 1 and 4 win in the first, 5 and 3 in the second. Behind it in four parts: the start, a round, the draw of the
 * next with its call, and that round.
 */
export function swissOfFive(bye?: DrawOptions['bye'], more: SwissOfFive = {}): TestEvents {
  const first = [section({ ...(bye && { bye }), ...more.draw })];
  const drawn = withDrawnRound(first, second);
  const play = (round: number, sections: readonly SectionData[], points: readonly [number, number]) =>
    points.flatMap((each, index) =>
      agreed({ table: `A${index + 1}`, round, board: round, sections }, score(each)),
    );
  return [
    begun({ sections: first, ...(more.settings && { settings: more.settings }) }),
    play(1, first, [170, -140]),
    event('session.round-drawn', {
      session: '1',
      ...second,
      byes: ['A-4'],
      basis: { kind: 'standings', at: 9, upTo: 1, open: 0 },
    }),
    called(2),
    play(2, drawn, [420, -50]),
  ];
}
