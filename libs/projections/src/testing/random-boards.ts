import { hashOfSessionKeys } from '#cards';
import { calledIn, playBegins, type PlayPlace } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { deviceOf, DIRECTING, SYSTEM, type Giver } from './journal-in-memory.js';
import type { Chance } from './chance.js';
import type { Given } from './random-teams.js';

/** A command, and who gives it. */
type RandomCommand = readonly [...Given, by?: Giver];

const reason = 'so';
const SEATS = ['N', 'E', 'S', 'W'] as const;
/** Each has a suit: whose is which differs, so that readings contradict each other. */
const SUITS = ['AKQJT98765432...', '.AKQJT98765432..', '..AKQJT98765432.'];

const SQK = `1,1:${'abc'.repeat(20)}\n`;
const SQD = `TN Evening
DI Closing of the WIG20
SN 1:?:FINAL:Final
KH ${hashOfSessionKeys(new TextEncoder().encode(SQK))}
`;

/** Something about deals that were made by SquareDeal. */
function squareDealt(chance: Chance, set: string, board: number): RandomCommand {
  const of = { phase: 1, session: 1, set: chance.of(['original', 'reserve']) };
  return chance.of<RandomCommand>([
    ['deal-set.promise-squaredeal', { set, sqd: btoa(SQD), of, boards: { from: board, to: board } }],
    ['deal-set.find-squaredeal-value', { set, value: '2431.17' }],
    ['deal-set.publish-squaredeal-keys', { set, sqk: btoa(SQK) }],
  ]);
}

function hands(chance: Chance) {
  const first = chance.below(2);
  return { N: SUITS[first]!, E: SUITS[1 - first]!, S: SUITS[2]! };
}

/** What happens to a board that may be dealt anew: it is dealt by hand, and what was scored on it is voided. */
export function redealt(chance: Chance, { boardSet: set, ...rest }: SessionPlay): readonly Given[] {
  const board = chance.of(scheduleOf(rest).boards);
  const plays = chance.of(['again', 'not-played']);
  return [
    ['board.request-dealing', { set, from: board, to: board, how: 'at-the-table' }],
    ['board.redeal', { set, board, ground: '6D2', plays, reason }],
  ];
}

/**
 * Something about boards and their deals: where they are, who answers for them, who dealt them, which hands they had,
 * whose field is split.
 *
 * @param play a table in a round that was called, with a board that it has there
 */
export function commandOfBoards(
  chance: Chance,
  session: SessionPlay,
  play: PlayPlace,
  ruling: string,
): RandomCommand {
  const { boardSet: set } = session;
  const { board, session: name, table, round } = play;
  const at = { session: name, table };
  const by = chance.is(0.7) ? deviceOf(table) : DIRECTING;
  const seat = chance.of([...SEATS, null]);
  switch (chance.below(16)) {
    case 0:
      return ['table.confirm-seats', { ...at, round, turned: chance.of([[], ['ns'], ['ns', 'ew']]) }, by];
    case 1:
      return ['table.tell-boards', { ...at, round, boards: [board], here: chance.is(0.7) }, by];
    case 2: {
      const begins = playBegins(session.clock) ?? 0;
      const silent = chance.of([{}, { due: begins + 3_600_000 }]);
      const called = Math.max(1, calledIn(session, table));
      return ['table.alert-missing-boards', { ...at, round: called, begins, ...silent }, SYSTEM];
    }
    case 3:
      return ['table.name-responsible', { ...at, seat }];
    case 4: {
      const cards = { N: 13, E: 13, S: chance.of([13, 14]), W: chance.of([13, 12]) };
      return ['table.count-hands', { ...play, cards }, by];
    }
    case 5: {
      const matter = chance.of(['cards-touched', 'hand-taken-out', 'hands-misplaced']);
      const { board: _board, ...ofTable } = play;
      const about = seat === null ? ofTable : play;
      return ['table.call-director', { ...about, matter, hand: seat, by: chance.of(SEATS) }, by];
    }
    case 6:
      return ['table.answer-call', { ...at, call: 1, reason }];
    case 7:
      return [
        'board.tell-dealing-here',
        { ...play, seats: [chance.of(SEATS)], bothSides: chance.is(0.8) },
        deviceOf(table),
      ];
    case 8:
      return chance.of<RandomCommand>([
        ['board.tell-dealing', { set, from: board, to: board, by: 'director' }],
        ['board.tell-dealing', { set, from: board, to: board, by: 'helpers', named: 'Two juniors' }],
        ['deal-set.order-presence', { set, bothSides: chance.is(0.5), reason }],
        ['deal-set.declare-repeats', { set, ground: 'replay', reason }],
      ]);
    case 9:
    case 10:
      return chance.is(0.8)
        ? ['board.record-hands', { ...play, hands: hands(chance) }, deviceOf(table)]
        : ['board.record-hands', { session: name, board, hands: hands(chance) }];
    case 11:
      return ['board.correct-hands', { session: name, board, hands: hands(chance), reason }];
    case 12:
      return ['board.look-at-deal', { set, board, reason }];
    case 13:
    case 14:
      // Also of boards that nobody plays, which have no deal before.
      return squareDealt(chance, set, chance.of([board, 900]));
    default: {
      const plays = scheduleOf(session).playsOfBoard.get(board) ?? [];
      const fouled = plays
        .filter(() => chance.is(0.4))
        .map((one) => ({ table: one.table, round: one.round }));
      const law = { edition: '2017', law: '87' };
      return [
        'ruling.give',
        {
          ruling,
          law,
          reason: 'for',
          facts: 'facts',
          session: name,
          effects: [{ kind: 'field-split', board, plays: fouled.length > 0 ? fouled : [{ table, round }] }],
        },
      ];
    }
  }
}
