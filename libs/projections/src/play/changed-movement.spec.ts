import { changeMovement, mitchell, type ChangeWish } from '#movement';
import type { SectionData } from '#tournament';
import { readState } from '../testing/read-state.js';
import {
  begun,
  called,
  event,
  NOTED,
  played,
  roundPlayed,
  uuid,
  type TestEvents,
} from '../testing/play-events.js';
import { isReleased } from '../visibility/released.js';
import type { Viewer } from '../visibility/viewer.js';
import { scheduleOf } from './schedule.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const movement = mitchell({ tables: 3 });

/** Three tables; the movement is changed before this round. */
function changed(fromRound: number, wish: ChangeWish, more: { copies?: number } = {}) {
  const outcome = changeMovement({ movement, fromRound, away: new Set() }, wish, { steps: 10_000 });
  if (outcome.outcome === 'refused') throw new Error(outcome.refusal.code);
  return event('session.movement-changed', {
    session: '1',
    section: 'A',
    change: wish.kind,
    fromRound: outcome.fromRound,
    movement: outcome.movement as SectionData['movement'],
    ...more,
    reason: NOTED,
  });
}

const twoRounds: TestEvents = [begun(), roundPlayed(1), called(2), roundPlayed(2)];
const sessionOf = (...events: TestEvents) => played(...events).sessions['1']!;

describe('a movement that was curtailed', () => {
  const curtailed: TestEvents = [...twoRounds, changed(3, { kind: 'curtail', rounds: 2 })];

  it('has nothing left to play: its boards are open, its results are the same, nobody has missed anything', async () => {
    const state = played(...curtailed);
    const before = played(...twoRounds);
    expect(state.sessions['1']!.results).toEqual(before.sessions['1']!.results);
    expect([1, 2, 3, 4, 5, 6].map((board) => isReleased(before, before.sessions['1']!, board))).not.toContain(
      true,
    );
    expect([1, 2, 3, 4, 5, 6].map((board) => isReleased(state, state.sessions['1']!, board))).not.toContain(
      false,
    );
    const { open, rounds, tables } = await readState(state, director).sessions.room('1');
    expect({ open, rounds }).toEqual({ open: 0, rounds: 2 });
    expect(tables.map(({ state: at }) => at)).toEqual(['finished', 'finished', 'finished']);
  });

  it('is as it was at a moment before', () => {
    const past = played(...curtailed.slice(0, -1));
    expect(scheduleOf(past.sessions['1']!).rounds).toBe(3);
    expect(past.sessions['1']!.sections[0]!.movement).toEqual(movement);
  });
});

describe('a table more', () => {
  const more: TestEvents = [...twoRounds, changed(3, { kind: 'extra-table', pairs: 2 }, { copies: 1 })];

  it('is there, in the round that the others play, and holds nobody up', async () => {
    const { tables } = await readState(played(...more), director).sessions.room('1');
    expect(tables.at(-1)).toMatchObject({ table: 'A4', round: 2, behind: 0, state: 'empty', late: [] });
    const next = await readState(played(...more, called(3)), director).sessions.room('1');
    expect(next.tables.at(-1)).toMatchObject({ table: 'A4', round: 3, state: 'playing', ns: 'A-NS4' });
  });

  it('has pairs that were not there before, with a card of what they play', async () => {
    const { contestants } = await readState(played(...more), director).sessions.session('1');
    expect(contestants.find(({ contestant }) => contestant === 'A-NS4')).toMatchObject({
      absent: [{ fromRound: 1, untilRound: 3 }],
    });
  });

  it('has the rounds ended that had ended', () => {
    expect(sessionOf(...more).ended).toEqual(sessionOf(...twoRounds).ended);
  });
});

describe('announced ways of boards', () => {
  const announcement = (afterRound: number, to: string | null) =>
    event('session.board-movement-announced', {
      session: '1',
      afterRound,
      moves: [
        { boards: [1, 2], from: 'A1', to, relay: false, neededIn: to === null ? null : afterRound + 1 },
      ],
      withheld: [],
    });

  it('are asked for anew where boards go elsewhere than they were to, and stay where they do not', () => {
    const told: TestEvents = [...twoRounds, announcement(1, 'A3')];
    expect(Object.keys(sessionOf(...told, changed(3, { kind: 'curtail', rounds: 2 })).announced)).toEqual([
      '1',
    ]);
    const reopened: TestEvents = [...told, announcement(2, 'A3')];
    expect(Object.keys(sessionOf(...reopened, changed(3, { kind: 'curtail', rounds: 2 })).announced)).toEqual(
      ['1'],
    );
  });
});
