import { withDrawnRound, type SectionData } from '#tournament';
import {
  agreed,
  begun,
  called,
  corrected,
  entered,
  event,
  NOTED,
  played,
  score,
  type TestEvents,
} from '../../../testing/play-events.js';
import { drawView } from './draw-view.js';

/* A Swiss of six pairs and four rounds, a board a round. Round 1: 1-2 3-4 5-6; compared with each other, 4 and 5 have the best scores. */
const first: SectionData = {
  section: 'A',
  movement: {
    name: 'swiss',
    tables: 3,
    rounds: 4,
    sets: 4,
    winners: 1,
    rows: [
      [{ ns: '1', ew: '2', set: 1 }, null, null, null],
      [{ ns: '3', ew: '4', set: 1 }, null, null, null],
      [{ ns: '5', ew: '6', set: 1 }, null, null, null],
    ],
    stationary: [],
    declared: { copies: 3 },
    drawn: 1,
  },
  boardsPerRound: 1,
  firstBoard: 1,
};
const result = (table: string, points: number) =>
  agreed({ table, round: 1, board: 1, sections: [first] }, score(points));
const played1: TestEvents = [
  begun({ sections: [first] }),
  [...result('A1', 170), ...result('A2', 140), ...result('A3', 620)],
];

/** The draws as a director sees them. */
function draws(...events: TestEvents) {
  const state = played(...events);
  const [section] = drawView(state, state.sessions['1']!, 40, true).sections;
  return section!;
}

const meetings = (plays: readonly { ns: string; ew: string }[]) =>
  plays.map(({ ns, ew }) => [ns.slice(2), ew.slice(2)].toSorted().join('-')).join(' ');

const proposed = draws(...played1).next!;
const drawn = event('session.round-drawn', {
  session: '1',
  section: 'A',
  round: 2,
  plays: proposed.plays.map(({ table, ns, ew }) => ({ table, ns, ew })),
  byes: [],
  basis: { kind: 'standings', at: 30, upTo: 1, open: 0 },
});
const second = withDrawnRound([first], { section: 'A', round: 2, plays: proposed.plays });
const putRight = corrected({ table: 'A1', round: 1, board: 1, sections: [first] }, score(-1100));

describe('the draw of the next round', () => {
  it('is made of the standings as they are, and says who is where', () => {
    expect(proposed).toMatchObject({ round: 2, upTo: 1, open: 0, byes: [] });
    expect(proposed.ranking.map(({ contestant }) => contestant.slice(2)).join(' ')).toBe('4 5 1 2 3 6');
    expect(meetings(proposed.plays)).toBe('4-5 1-3 2-6');
    expect(proposed.plays.some(({ rematch }) => rematch)).toBe(false);
  });

  it('says how many results are missing', () => {
    const waiting = draws(begun({ sections: [first] }), result('A1', 170), [
      entered({ table: 'A2', round: 1, board: 1, sections: [first] }),
    ]);
    expect(waiting.next).toMatchObject({ open: 2 });
  });

  it('hides places and figures from a director who does not see the standings', () => {
    const state = played(...played1);
    const { next } = drawView(state, state.sessions['1']!, 40, false).sections[0]!;
    expect(next!.ranking.every(({ place, value }) => place === null && value === null)).toBe(true);
    expect(meetings(next!.plays)).toBe('4-5 1-3 2-6');
  });
});

describe('the last draw', () => {
  it('is what it would be as long as nothing changes', () => {
    expect(draws(...played1, drawn).last).toMatchObject({ round: 2, basis: 'standings', at: 30, now: null });
  });

  it('stays when a result is corrected, beside what it would have been', () => {
    const { last } = draws(...played1, drawn, putRight);
    expect(meetings(last!.plays)).toBe('4-5 1-3 2-6');
    expect(meetings(last!.now!.plays)).not.toBe('4-5 1-3 2-6');
    expect(last).toMatchObject({ kept: false, called: false });
  });

  it('is settled once that very draw is turned down', () => {
    const declined = draws(...played1, drawn, putRight).last!.now!.plays;
    const kept = event('session.draw-kept', {
      session: '1',
      section: 'A',
      round: 2,
      at: 40,
      declined: declined.map(({ table, ns, ew }) => ({ table, ns, ew })),
      reason: NOTED,
    });
    expect(draws(...played1, drawn, putRight, kept).last).toMatchObject({ kept: true });
  });

  it('leaves tables as they are that have begun', () => {
    const begunAt = entered({ table: 'A2', round: 2, board: 2, sections: second });
    const { last } = draws(...played1, drawn, putRight, called(2), [begunAt]);
    expect(last!.started).toEqual(['A2']);
    const stays = last!.plays.find(({ table }) => table === 'A2');
    expect(last!.now!.plays.find(({ table }) => table === 'A2')).toEqual(stays);
  });
});
