import { withDrawnRound, type SectionData } from '#tournament';
import { isPlayedOut } from '../play/progress.js';
import { NOTHING_PLAYED } from '../play/play-state.js';
import {
  agreed,
  begun,
  called,
  event,
  foldPlay,
  linesOf,
  played,
  uuid,
  type TestEvents,
} from '../testing/play-events.js';
import { maySeeDeal, maySeeTraveller } from './boards-seen.js';
import { isReleased } from './released.js';
import { PUBLIC_VIEWER, type Viewer } from './viewer.js';

/*
 * A Swiss of four pairs and three rounds, two boards a round: 1 and 2, then 3 and 4, then 5 and 6. Round 1: 1-2 3-4, round
 * 2: 1-3 2-4; round 3 is never drawn here.
 */
const first: SectionData = {
  section: 'A',
  movement: {
    name: 'swiss',
    tables: 2,
    rounds: 3,
    sets: 3,
    winners: 1,
    rows: [
      [{ ns: '1', ew: '2', set: 1 }, null, null],
      [{ ns: '3', ew: '4', set: 1 }, null, null],
    ],
    stationary: [],
    declared: { copies: 2 },
    drawn: 1,
  },
  boardsPerRound: 2,
  firstBoard: 1,
};
const plays = [
  { table: 'A1', ns: 'A-1', ew: 'A-3' },
  { table: 'A2', ns: 'A-2', ew: 'A-4' },
];
const second = withDrawnRound([first], { section: 'A', round: 2, plays });
const drawnAs = (drawnPlays: typeof plays, byes: string[]) =>
  event('session.round-drawn', {
    session: '1',
    section: 'A',
    round: 2,
    plays: drawnPlays,
    byes,
    basis: { kind: 'standings', at: 9, upTo: 1, open: 0 },
  });
const drawn = drawnAs(plays, []);
const round = (number: number, tables = ['A1', 'A2']) =>
  tables.flatMap((table) =>
    [2 * number - 1, 2 * number].flatMap((board) =>
      agreed({ table, round: number, board, sections: number === 1 ? [first] : second }),
    ),
  );
const DIRECTOR = uuid(70);
const director: Viewer = { kind: 'director', person: DIRECTOR };
const named = event('session.players-named', {
  session: '1',
  contestant: 'A-1',
  players: [DIRECTOR, uuid(99)],
});
const BOARDS = [1, 2, 3, 4, 5, 6];

function seen(viewer: Viewer, ...events: TestEvents): number[] {
  const state = played(...events);
  return BOARDS.filter((board) => maySeeTraveller(state, state.sessions['1']!, board, viewer));
}

function released(...events: TestEvents): number[] {
  const state = played(...events);
  return BOARDS.filter((board) => isReleased(state, state.sessions['1']!, board));
}

const begins: TestEvents = [begun({ sections: [first] })];
const later: TestEvents = [...begins, round(1), drawn, called(2)];

describe('boards of rounds that are not drawn', () => {
  it('are released when their round has been drawn and played, not before', () => {
    expect(released(...begins, round(1))).toEqual([1, 2]);
    expect(released(...later, round(2, ['A1']))).toEqual([1, 2]);
    expect(released(...later, round(2))).toEqual([1, 2, 3, 4]);
  });

  it('stay closed although somebody has played one by mistake', () => {
    const wrong = event('result.irregular-recorded', {
      session: '1',
      table: 'A1',
      round: 1,
      board: 5,
      seating: { N: 'A-1', E: 'A-2', S: 'A-1', W: 'A-2' },
      result: { kind: 'score', score: 110 },
      flags: [],
      reason: { text: uuid(5), hash: 'a'.repeat(64) },
    });
    expect(released(...begins, wrong, round(1))).toEqual([1, 2]);
    expect(seen(PUBLIC_VIEWER, ...begins, wrong, round(1))).toEqual([1, 2]);
  });

  it('are before every director who plays, and before no other', () => {
    expect(seen(director, ...begins, round(1))).toEqual(BOARDS);
    expect(seen(director, ...begins, named, round(1))).toEqual([1, 2]);
    const state = played(...later, named);
    const deals = BOARDS.filter((board) => maySeeDeal(state, state.sessions['1']!, board, director));
    expect(deals).toEqual([1, 2]);
  });

  it('are hidden from a director who has drawn their round without their own pair, until all have played them', () => {
    const bye = drawnAs(plays.slice(1), ['A-1', 'A-3']);
    const seenAfter = (by: string, ...newEvents: TestEvents) => {
      const events = [...begins, named, round(1), bye, called(2), ...newEvents].flat();
      const lines = linesOf(events).map((line) => (line.type === drawn.type ? { ...line, actor: by } : line));
      const state = foldPlay(NOTHING_PLAYED, lines);
      return BOARDS.filter((board) => maySeeTraveller(state, state.sessions['1']!, board, director));
    };
    expect(seenAfter(`person:${DIRECTOR}`)).toEqual([1, 2]);
    expect(seenAfter(`person:${uuid(71)}`)).toEqual([1, 2, 3, 4]);
    expect(seenAfter(`person:${DIRECTOR}`, round(2, ['A2']))).toEqual([1, 2, 3, 4]);
  });

  it('keep a session from being played out', () => {
    expect(isPlayedOut(played(...later, round(2)).sessions['1']!)).toBe(false);
  });
});
