import { BRIDGE_PACK } from '#cards';
import { contestantsIn, hasIndividuals, meetingAt, seatingOf, tablesOf, type PlayPlace } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import type { Chance } from './chance.js';
import type { Given } from './random-teams.js';

/** Scores that some contract gives at every vulnerability. */
const SCORES = [0, 90, 110, 120, 140, -90, -110, -140];

/** A result of a play. */
export function resultOfPlay(chance: Chance) {
  const points = chance.of(SCORES);
  if (points === 0) return { kind: 'passed-out' };
  if (chance.is(0.6)) return { kind: 'score', score: points };
  return {
    kind: 'contract',
    level: 1 + chance.below(7),
    strain: chance.of(['C', 'D', 'H', 'S', 'NT']),
    doubling: chance.of(['', 'x', 'xx']),
    declarer: chance.of(['N', 'E', 'S', 'W']),
    tricks: chance.below(14),
    ...(chance.is(0.5) && { lead: chance.of(BRIDGE_PACK) }),
  };
}

/** A table in a round that was called, mostly the last one, with the boards that it has there. */
export function placeIn(chance: Chance, session: SessionPlay) {
  const scheduled = scheduleOf(session);
  const table = chance.of(tablesOf(scheduled));
  const round = chance.is(0.8) ? Math.max(1, session.round) : 1 + chance.below(Math.max(1, session.round));
  const meeting = meetingAt(scheduled, table, round);
  const board = meeting ? chance.of(meeting.boards) : 1;
  return { session: session.session, table, round, board };
}

/** What was called and played: everybody passed, or one call was made, and no card is known. */
export function recordOfPlay(chance: Chance, play: PlayPlace): Given {
  const passes = ['pass', 'pass', 'pass'].map((call) => ({ call }));
  const first = chance.of(['1C', '1NT', 'pass']);
  const calls = chance.is(0.8) ? [{ call: first }, ...passes] : [];
  return ['result.record-play', { ...play, calls, cards: [], ...(chance.is(0.6) && { reason: 'so' }) }];
}

/** A play with other seats, other contestants or another board than scheduled. */
export function commandOfIrregularPlay(chance: Chance, session: SessionPlay): Given {
  const scheduled = scheduleOf(session);
  const play = placeIn(chance, session);
  const contestants = contestantsIn(scheduled);
  const [one, other] = [chance.of(contestants), chance.of(contestants)];
  const meeting = meetingAt(scheduled, play.table, play.round);
  const seats = meeting && seatingOf(meeting);
  const pairs = { N: one, E: other, S: one, W: other };
  const others = hasIndividuals(scheduled) && seats ? { ...seats, S: one } : pairs;
  const seating = seats && chance.is(0.6) ? { N: seats.E, E: seats.N, S: seats.W, W: seats.S } : others;
  const board = chance.is(0.7) ? play.board : chance.of(scheduled.boards);
  return [
    'result.record-irregular',
    {
      ...play,
      board,
      seating,
      result: resultOfPlay(chance),
      reason: 'so',
    },
  ];
}
