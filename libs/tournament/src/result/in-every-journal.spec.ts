import type { JournalEvent } from '../catalogue/journal-event.js';
import * as boardCommands from '../board/commands/commands.js';
import type { AnyCommand } from '../command/command.js';
import * as rulingCommands from '../ruling/commands/commands.js';
import * as sheetCommands from '../sheet/commands/commands.js';
import * as boardsAtTableCommands from '../table/commands/boards-at-table.js';
import * as tableCommands from '../table/commands/rounds.js';
import * as seatCommands from '../table/commands/seats.js';
import * as callCommands from '../table/commands/calls.js';
import { given } from '../testing/decider-specification.js';
import { tournamentEvents } from '../tournament/events.js';
import * as resultCommands from './commands/commands.js';
import { at, closed, played, seats, threeTables, tooLate } from './testing/three-tables.js';

const modules = [
  resultCommands,
  rulingCommands,
  tableCommands,
  boardsAtTableCommands,
  callCommands,
  seatCommands,
  boardCommands,
  sheetCommands,
];
const commands = modules.flatMap((module): AnyCommand[] => Object.values(module));

const id = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const hidden = { id, cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) };
const hex = 'a'.repeat(64);
const average = { kind: 'artificial', award: 'average' };
const amount = { unit: 'matchpoints', hundredths: 100 };

/** Everything that a ruling can do to a play and to a contestant. */
function effectsOn(play: { table: string; round: number; board: number }, contestant: string) {
  const { table, round, board } = play;
  return [
    { kind: 'score', ...play, adjustment: { NS: average, EW: average } },
    { kind: 'tricks', ...play, tricks: 1, to: 'NS' },
    { kind: 'penalty', contestant, amount },
    { kind: 'warning', contestant },
    { kind: 'field-split', board, plays: [{ table, round }] },
    { kind: 'sheet-line', table, round, line: 1, what: { kind: 'void' } },
  ];
}

const members: Readonly<Record<string, unknown>> = {
  ...at('A1 1 1'),
  side: 'NS',
  entry: 1,
  correction: 1,
  result: played('4S N ='),
  source: 'bws',
  seating: seats('NS1 EW1'),
  reason: 'So it was.',
  lines: [{ table: 'A1', round: 1, result: played('4S N =') }],
  ruling: id,
  law: { edition: '2017', law: '12C2(a)' },
  contestant: 'A-NS1',
  about: [{ table: 'A1', round: 1, board: 1 }],
  effects: effectsOn({ table: 'A1', round: 1, board: 1 }, 'A-NS1'),
  ways: [{ law: '50B', answers: [{ question: 'another-penalty-card', answer: 'yes' }] }],
  decision: 'stands',
  set: '1',
  sessions: ['1'],
  from: 1,
  to: 2,
  how: 'before-play',
  ground: '6D1',
  request: 1,
  minutes: 3,
  held: 'NS',
  boards: [1],
  here: true,
  turned: ['ew'],
  seat: 'E',
  seconds: 95,
  line: 1,
  what: { kind: 'void' },
  card: 1,
  begins: 1_800_000_120_000,
  due: 1_800_000_120_000,
  cards: { N: 13, E: 13, S: 13, W: 12 },
  matter: 'hand-taken-out',
  hand: 'N',
  call: 1,
  at: 'A1',
  analysis: hidden,
  key: hex,
  hands: { N: 'AKQ2.765.J94.T83', E: 'T975.KJ4.A82.764', S: 'J86.AT98.KT5.AQ2' },
  reading: id,
  holds: true,
  by: 'helpers',
  named: 'Anna and Piotr',
  check: 1,
  found: ['lead-not-held'],
  fits: [],
  beside: [],
  unshuffled: false,
  playedBefore: 'no',
  calls: [
    { call: '1NT', alert: true, explanation: '15-17' },
    { call: 'pass' },
    { call: 'pass' },
    { call: 'pass' },
  ],
  claimed: 6,
  concur: true,
};

const { table, round, board } = at('A1 1 1');
/** What commands call plays. */
const playsOf: Readonly<Record<string, unknown>> = {
  'result.decide-suspicion': [{ table, round, board, entry: 1, suspicions: ['lead-not-held'] }],
};

/** Commands that say at which table somebody plays. */
const AT_A_TABLE = ['result.begin-late-play', 'result.confirm', 'result.dispute', 'result.enter'];

/** The command's body out of the members that it knows. */
function bodyOf({ name, body }: AnyCommand, more: object = {}): unknown {
  const deal = name === 'board.record-deal' ? hidden : id;
  const ground = name === 'board.decide-doubt' ? 'replay' : members['ground'];
  const writer = name.startsWith('sheet.') ? 'N' : members['by'];
  const isCall = name === 'table.call-director' || name === 'table.describe-call';
  const by = isCall ? null : writer;
  const cards = name === 'result.record-play' ? ['S4', 'SA'] : members['cards'];
  const call = name === 'ruling.give' ? { table, call: 1 } : members['call'];
  const deposit = name === 'ruling.appeal' ? false : 'none';
  // The journal entry that was seen, not a table.
  const seen = AT_A_TABLE.includes(name) ? {} : { at: 1 };
  const plays = playsOf[name];
  const everything = {
    ...members,
    deal,
    ground,
    by,
    call,
    cards,
    deposit,
    ...seen,
    ...(plays !== undefined && { plays }),
    ...more,
  };
  const shape = Object.keys((body as unknown as { shape: object }).shape);
  return Object.fromEntries(Object.entries(everything).filter(([member]) => shape.includes(member)));
}

const evening = threeTables(2);
const before = (type: string) =>
  evening.slice(
    0,
    evening.findIndex((event) => event.type === type),
  );
const journals: [string, JournalEvent[]][] = [
  ['with nothing in it', []],
  ['of a tournament without a session', before('session.created')],
  ['of a session without a movement', before('session.movement-set')],
  ['of a session that has not begun', before('session.started')],
  ['of a session of which no round was called', threeTables(0)],
  ['of a closed session', [...evening, closed]],
  ['of an archived tournament', [...evening, tournamentEvents.archived({})]],
];
const whatIsNot = {
  table: 'ZZ999',
  round: 200,
  board: 999,
  contestant: 'ZZ-EW9999',
  effects: effectsOn({ table: 'ZZ999', round: 200, board: 999 }, 'ZZ-EW9999'),
  lines: [{ table: 'ZZ999', round: 200, result: played('pass') }],
  from: 999,
  to: 1,
};

describe.each(commands.map((command) => [command.name, command] as const))('%s', (_name, command) => {
  it.each(journals)('is decided in a journal %s', (_which, events) => {
    expect(() => given(...events).when(command, bodyOf(command))).not.toThrow();
  });
  it('is decided about what there is not', () => {
    expect(() => given(...evening).when(command, bodyOf(command, whatIsNot))).not.toThrow();
  });
});

it.each(
  commands
    .filter(({ name }) => !name.startsWith('board.'))
    .map((command) => [command.name, command] as const),
)(
  '%s writes nothing before the session has begun, nor once corrections of a closed one are over',
  (_name, command) => {
    for (const [, events] of journals.filter(([which]) => !which.includes('round'))) {
      expect(given(...events).when(command, bodyOf(command), tooLate).decision.accepted).toBe(false);
    }
  },
);
