import { commands } from '../catalogue/catalogue.js';
import { boardStream } from '../board/state.js';
import { clockStream } from '../clock/state.js';
import type { AnyCommand } from '../command/command.js';
import { contestStream } from '../contest/state.js';
import { dealSetStream } from '../deal-set/state.js';
import { entriesStream } from '../entries/state.js';
import { knockoutStream } from '../knockout/state.js';
import type { KnockoutState } from '../knockout/events.js';
import { rulingStream } from '../ruling/state.js';
import { resultStream } from '../result/state.js';
import { liesInReadStreams, type SeenPart, type SettingsPart } from './seen.js';
import { sessionStream } from '../session/state.js';
import { sheetStream } from '../sheet/state.js';
import { tableStream } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { partsSeen } from '../writing/command-handling.js';

const ROUND = { session: '1', section: 'A', round: 3 };
const STANDINGS = { of: 'standings', session: '1', section: 'A', upTo: 2 };
const MATCHES = { of: 'matches', sessions: ['1'] };
const RESULTS = { of: 'results' };
const RULINGS = { of: 'rulings' };
const DRAW = { of: 'draw', ...ROUND };
const ENTRIES = { of: 'entries' };
const SEEDING = { of: 'seeding', knockout: '1' };

const PLACE = { session: '1', table: 'A1', round: 2, board: 5 };
const PLAY = { of: 'play', ...PLACE };
const RULING = { of: 'ruling', session: '1', ruling: 'r' };
const CONTESTANT = { of: 'contestant', session: '1', contestant: 'A-NS1' };
const TEAMS = { session: '1', home: 'A-1', away: 'A-2' };
const MATCH_GIVEN = { of: 'match-given', ...TEAMS };
const LINE = { session: '1', table: 'A1', round: 2, line: 3 };
const ENTRANT = { of: 'entrant', entry: 'e' };
const SCORE = { kind: 'score', table: 'A1', round: 2, board: 5 };
const SPLIT = { kind: 'field-split', board: 5, plays: [{ table: 'A1', round: 2 }] };
const PENALTY = { kind: 'penalty', contestant: 'A-NS1' };
const PENALTIES = { of: 'penalties', session: '1', contestant: 'A-NS1' };

const drawn = { rows: [], rounds: 5, drawn: 2 };
const session = {
  game: 'preferans',
  boardSet: '1',
  settings: {},
  round: 2,
  absences: {},
  sections: [
    { section: 'A', movement: drawn },
    { section: 'B', movement: { rows: [], rounds: 5 } },
  ],
};
const match = { match: 1, home: 'a', away: 'b' };
const knockout = {
  rounds: [{ session: '1', matches: [match] }],
  extras: {},
  settings: {},
} as unknown as KnockoutState;
const contest = { settings: { qualify: 4 }, goingOn: new Map() };
const states = { session, knockout, contest, ruling: { effects: [], about: [] }, tournament: { begun: [] } };

const settings = (what: string, of: object = {}) => ({ of: 'settings', what, ...of });
const RULES = settings('rules');
const SCORING = settings('scoring', { session: '1' });
const MOVEMENT = settings('movement', { session: '1' });
const SET_UP = [
  RULES,
  SCORING,
  ...['sheets', 'movement', 'entrants', 'board-set'].map((what) => settings(what, { session: '1' })),
];
const SPLITS = { of: 'splits', session: '1', board: 5 };

/** What each command rests on that a page has shown, for both games: draws, cuts, finals, rounds, ends, seals, publications. */
const RESTING: Readonly<Record<string, { readonly body: object; readonly on: readonly object[] }>> = {
  'session.draw-tables': { body: ROUND, on: [STANDINGS] },
  'session.exchange-players': { body: ROUND, on: [DRAW] },
  'session.draw-round': { body: ROUND, on: [STANDINGS] },
  'session.keep-draw': { body: ROUND, on: [STANDINGS] },
  'session.change-draw': { body: ROUND, on: [DRAW] },
  'session.call-round': {
    body: { session: '1', round: 3 },
    on: [DRAW, { of: 'agreed-sheets', session: '1', round: 2 }],
  },
  'session.draw-seats': { body: { session: '1' }, on: [ENTRIES] },
  'session.draw-seats-by-cards': { body: { session: '1' }, on: [ENTRIES] },
  'session.draw-teams': { body: { session: '1' }, on: [ENTRIES] },
  'sheet.accept': {
    body: { session: '1', table: 'A1', round: 2 },
    on: [{ of: 'sheet', session: '1', table: 'A1', round: 2 }],
  },
  'session.close': { body: { session: '1' }, on: [{ of: 'results', session: '1' }] },
  'knockout.set-up': {
    body: { knockout: '1', from: { kind: 'session', session: '2' } },
    on: [SEEDING, ENTRIES, { of: 'results', session: '2' }],
  },
  'knockout.choose-opponent': { body: { knockout: '1' }, on: [SEEDING] },
  'knockout.open-round': { body: { knockout: '1', round: 2 }, on: [MATCHES] },
  'knockout.redraw-round': { body: { knockout: '1', round: 2 }, on: [MATCHES] },
  'knockout.redraw-match': { body: { knockout: '1', round: 2, match: 2 }, on: [MATCHES] },
  'knockout.keep-round': { body: { knockout: '1', round: 2 }, on: [MATCHES] },
  'knockout.open-extra-boards': { body: { knockout: '1', match: 1 }, on: [MATCHES] },
  'knockout.decide-match': { body: { knockout: '1', match: 1 }, on: [MATCHES] },
  'knockout.replace-entry': { body: { knockout: '1' }, on: [MATCHES] },
  'contest.decide-going-on': {
    body: { contest: '1', decisions: [] },
    on: [{ of: 'contest', contest: '1' }],
  },
  'result.accept-correction': { body: PLACE, on: [PLAY] },
  'result.correct': { body: PLACE, on: [PLAY] },
  'result.decline-correction': { body: PLACE, on: [PLAY] },
  'result.mark-not-played': { body: PLACE, on: [PLAY] },
  'result.postpone': { body: PLACE, on: [PLAY] },
  'result.refuse-late-play': { body: PLACE, on: [PLAY] },
  'result.record': { body: PLACE, on: [PLAY] },
  'result.record-irregular': { body: PLACE, on: [PLAY] },
  'result.void': { body: PLACE, on: [PLAY] },
  'result.record-play': { body: PLACE, on: [{ of: 'recorded-play', ...PLACE }] },
  'board.correct-hands': { body: { session: '1', board: 5 }, on: [{ of: 'hands', session: '1', board: 5 }] },
  'board.tell-dealing': {
    body: { set: '1', from: 5, to: 6 },
    on: [5, 6].map((board) => settings('dealing', { set: '1', board })),
  },
  'result.record-traveller': { body: { session: '1', board: 5, lines: [PLACE] }, on: [PLAY] },
  'board.redeal': { body: { set: '1', board: 5 }, on: [{ of: 'board', set: '1', board: 5 }] },
  'ruling.give': {
    body: { session: '1', about: [{ table: 'A1', round: 2, board: 5 }], effects: [PENALTY, SPLIT] },
    on: [PLAY, PENALTIES, SPLITS],
  },
  'ruling.amend': { body: { session: '1', ruling: 'r', effects: [SCORE] }, on: [RULING, PLAY] },
  'ruling.decide-appeal': { body: { session: '1', ruling: 'r', effects: [SCORE] }, on: [RULING, PLAY] },
  'ruling.appeal': { body: { session: '1', ruling: 'r' }, on: [RULING] },
  'ruling.review': { body: { session: '1', ruling: 'r' }, on: [RULING] },
  'ruling.withdraw': { body: { session: '1', ruling: 'r' }, on: [RULING] },
  'ruling.withdraw-appeal': { body: { session: '1', ruling: 'r' }, on: [RULING] },
  'contest.give-penalty': {
    body: { contest: '1', session: '1', contestant: 'A-NS1' },
    on: [{ of: 'contest-penalties', contest: '1', session: '1', contestant: 'A-NS1' }],
  },
  'session.penalise-team': {
    body: { session: '1', team: 'A-1' },
    on: [{ ...PENALTIES, contestant: 'A-1' }],
  },
  'session.award-match': { body: TEAMS, on: [MATCH_GIVEN] },
  'session.carry-into-match': { body: TEAMS, on: [MATCH_GIVEN] },
  'session.seat-team': { body: { session: '1', team: 'A-1' }, on: [{ ...CONTESTANT, contestant: 'A-1' }] },
  'session.withdraw-team': {
    body: { session: '1', team: 'A-1' },
    on: ['A-NS1', 'A-EW1'].map((contestant) => ({ ...CONTESTANT, contestant })),
  },
  'session.admit-contestant': { body: { session: '1', contestant: 'A-NS1' }, on: [CONTESTANT] },
  'session.name-players': { body: { session: '1', contestant: 'A-NS1' }, on: [CONTESTANT] },
  'session.seat': { body: { session: '1', contestant: 'A-NS1' }, on: [CONTESTANT] },
  'session.seat-entries': {
    body: { session: '1', seats: [{ contestant: 'A-NS1' }] },
    on: [{ of: 'entries' }, CONTESTANT],
  },
  'session.substitute': { body: { session: '1', contestant: 'A-NS1' }, on: [CONTESTANT] },
  'session.withdraw-contestant': { body: { session: '1', contestant: 'A-NS1' }, on: [CONTESTANT] },
  'entries.change': { body: { entry: 'e' }, on: [ENTRANT] },
  'entries.change-team': { body: { entry: 'e' }, on: [ENTRANT] },
  'entries.withdraw': { body: { entry: 'e' }, on: [ENTRANT] },
  'sheet.correct-line': { body: LINE, on: [{ of: 'line', ...LINE }] },
  'sheet.strike-line': { body: LINE, on: [{ of: 'line', ...LINE }] },
  'sheet.show-card': {
    body: { session: '1', table: 'A1', round: 2 },
    on: [{ of: 'cards', session: '1', table: 'A1', round: 2 }],
  },
  'knockout.abandon': { body: { knockout: '1' }, on: [SEEDING] },
  'tournament.publish': { body: {}, on: [RESULTS] },
  'tournament.publish-rulings': { body: {}, on: [RULINGS, settings('rulings-publication')] },
  'tournament.rename': { body: {}, on: [settings('name')] },
  'tournament.announce': { body: {}, on: [settings('announcement')] },
  'tournament.choose-settings': { body: {}, on: [RULES] },
  'tournament.amend-settings': { body: {}, on: [RULES] },
  'session.start': { body: { session: '1' }, on: SET_UP },
  'session.abandon': { body: { session: '1' }, on: SET_UP },
  'session.configure': { body: { session: '1' }, on: [SCORING] },
  'session.amend-settings': { body: { session: '1' }, on: [SCORING] },
  'session.choose-standings': { body: { session: '1' }, on: [settings('standings', { session: '1' })] },
  'session.choose-sheets': { body: { session: '1' }, on: [settings('sheets', { session: '1' })] },
  'session.choose-board-set': { body: { session: '1' }, on: [settings('board-set', { session: '1' })] },
  'session.choose-entrants': {
    body: { session: '1', choice: { kind: 'going-on', contest: '1', participants: [] } },
    on: [settings('entrants', { session: '1' }), { of: 'contest', contest: '1' }],
  },
  'session.set-movement': { body: { session: '1' }, on: [MOVEMENT] },
  'session.set-swiss': { body: { session: '1' }, on: [MOVEMENT] },
  'session.set-team-swiss': { body: { session: '1' }, on: [MOVEMENT] },
  'session.set-tables': { body: { session: '1' }, on: [MOVEMENT] },
  'session.score-matches': { body: { session: '1' }, on: [settings('match-scoring', { session: '1' })] },
  'session.choose-draw-options': {
    body: { session: '1', section: 'A' },
    on: [settings('draw-options', { session: '1', section: 'A' })],
  },
  'session.classify': {
    body: { session: '1', classes: [{ contestant: 'A-NS1' }] },
    on: [settings('class', { session: '1', contestant: 'A-NS1' })],
  },
  'entries.classify': { body: { entry: 'e' }, on: [settings('class', { entry: 'e' })] },
  'entries.describe-for-draws': { body: { entry: 'e' }, on: [settings('for-draws', { entry: 'e' })] },
  'contest.choose': {
    body: { contest: '1', settings: { sessions: [] } },
    on: [settings('contest', { contest: '1' })],
  },
  'contest.abandon': { body: { contest: '1' }, on: [settings('contest', { contest: '1' })] },
  'contest.carry': {
    body: { contest: '1', amounts: [{ session: '1', contestant: 'A-NS1', hundredths: 50 }] },
    on: [settings('carried', { contest: '1', session: '1', contestant: 'A-NS1' })],
  },
  'deal-set.describe': { body: { set: '1' }, on: [settings('board-set-description', { set: '1' })] },
  'deal-set.declare-repeats': { body: { set: '1' }, on: [settings('repeats', { set: '1' })] },
  'deal-set.order-presence': { body: { set: '1' }, on: [settings('presence', { set: '1' })] },
  'clock.plan-break': {
    body: { session: '1', afterRound: 2 },
    on: [settings('break', { session: '1', afterRound: 2 })],
  },
  'clock.begin-break': { body: { session: '1' }, on: [settings('break', { session: '1', afterRound: 2 })] },
  'sheet.correct-time': {
    body: { session: '1', table: 'A1', round: 2, seat: 'N' },
    on: [settings('thinking-time', { session: '1', table: 'A1', round: 2, seat: 'N' })],
  },
  'table.record-slow': {
    body: { session: '1', table: 'A1', round: 2 },
    on: [settings('slow', { session: '1', table: 'A1', round: 2 })],
  },
  'table.name-responsible': {
    body: { session: '1', table: 'A1' },
    on: [settings('responsible', { session: '1', table: 'A1' })],
  },
  'tournament.request-seal': { body: {}, on: [RESULTS, RULINGS] },
  'tournament.archive': { body: {}, on: [RESULTS, RULINGS] },
};

const MADE_ANEW = 'what it makes has an id or name of its own, and is refused where that is taken';
const NAMED = 'it names the one thing that it answers or ends, which nobody writes otherwise meanwhile';
const SWITCH = 'it turns something on or off: whoever has done so before has done the same';
const ADDED = 'it is written beside what others have written, and takes nothing of it away';
const ONCE = 'what is there already refuses it';
const AT_TABLE = 'the table says what it sees; what was entered before is stated or stays beside it';
const INSIDE = 'no page decides by it: another route gives it, of which it is a trace';

/** Why the other commands that people give need not state what was seen. */
const NEED_NOT: Readonly<Record<string, string>> = {
  'tournament.create': MADE_ANEW,
  'tournament.erase-text': NAMED,
  'tournament.grant-role': INSIDE,
  'tournament.revoke-role': NAMED,
  'tournament.take-book': INSIDE,
  'tournament.take-keys': INSIDE,
  'tournament.take-player-back': INSIDE,
  'tournament.note-import': INSIDE,
  'entries.open': SWITCH,
  'entries.close': SWITCH,
  'entries.let-players-in': 'it states all terms, as they are for everybody who enters later',
  'entries.confirm-request': NAMED,
  'entries.decline-request': NAMED,
  'entries.put-request-first': NAMED,
  'entries.register': MADE_ANEW,
  'entries.register-team': MADE_ANEW,
  'session.create': MADE_ANEW,
  'session.reopen': SWITCH,
  'session.take-back-round': NAMED,
  'session.show-hidden': ADDED,
  'session.hand-in-line-up': 'it is handed in blind: saying what was handed in before would show it',
  'session.open-line-ups': SWITCH,
  'session.withdraw-team-penalty': NAMED,
  'session.change-movement': 'it states the whole movement that was shown, and any other is refused',
  'table.move-on': SWITCH,
  'table.tell-boards': AT_TABLE,
  'table.confirm-round': AT_TABLE,
  'table.confirm-seats': 'it states who sits there as the table knows it, and any others confirm nothing',
  'table.count-hands': AT_TABLE,
  'table.call-director': ADDED,
  'table.describe-call': AT_TABLE,
  'table.take-call-back': NAMED,
  'table.coming': NAMED,
  'table.come': NAMED,
  'table.answer-call': NAMED,
  'board.decide-doubt': NAMED,
  'board.decide-reading': NAMED,
  'board.look-at-deal': ADDED,
  'board.record-hands': 'what was read before stays, and what is read otherwise stands beside it',
  'board.request-dealing': ONCE,
  'board.tell-dealing-here': ONCE,
  'deal-set.commit': ONCE,
  'deal-set.disclose': ADDED,
  'deal-set.find-squaredeal-value': ONCE,
  'deal-set.find-value': ONCE,
  'deal-set.import': INSIDE,
  'deal-set.promise-squaredeal': ONCE,
  'deal-set.publish-squaredeal-keys': ONCE,
  'deal-set.record-checks': INSIDE,
  'deal-set.record-copies': ADDED,
  'deal-set.request-duplication': ADDED,
  'deal-set.take-file': INSIDE,
  'published.keep-figures': INSIDE,
  'result.ask-correction': AT_TABLE,
  'result.ask-late-play': SWITCH,
  'result.begin-late-play': SWITCH,
  'result.confirm': AT_TABLE,
  'result.decide-suspicion': 'it states the entry that looks suspicious, and another one is refused',
  'result.dispute': AT_TABLE,
  'result.enter': AT_TABLE,
  'result.take-correction-back': NAMED,
  'sheet.dispute': AT_TABLE,
  'sheet.reopen': SWITCH,
  'sheet.sign': AT_TABLE,
  'sheet.take-card-back': NAMED,
  'sheet.use-time': ADDED,
  'sheet.write-line': 'it states the number of the line, and one that is written is refused',
  'clock.adjust': 'minutes are added to what others have added',
  'clock.give-table': 'minutes are added to what others have added',
  'clock.end-break': SWITCH,
  'clock.pause': SWITCH,
  'clock.resume': SWITCH,
  'contest.withdraw-penalty': NAMED,
};

const SHEET = sheetStream({ session: '1', table: 'A1', round: 2 });

/** Where parts lie that are compared with the streams that a command reads; of a play its table is told, too. */
const STREAMS: Readonly<Record<string, { readonly stream: string }>> = {
  'recorded-play': resultStream(PLACE),
  hands: boardStream({ set: '1', board: 5 }),
  draw: sessionStream('1'),
  contestant: sessionStream('1'),
  'match-given': sessionStream('1'),
  sheet: SHEET,
  line: SHEET,
  cards: SHEET,
  seeding: knockoutStream('1'),
  entries: entriesStream,
  entrant: entriesStream,
  'contest-penalties': contestStream('1'),
  ruling: rulingStream('r'),
  play: tableStream(PLACE),
  board: boardStream({ set: '1', board: 5 }),
};

/** Where settings lie: in the stream of what they are settings of. */
function streamOfSettings(part: SettingsPart): string {
  switch (part.what) {
    case 'rules':
    case 'name':
    case 'announcement':
    case 'rulings-publication':
      return tournamentStream.stream;
    case 'class':
      return 'entry' in part ? entriesStream.stream : sessionStream(part.session).stream;
    case 'for-draws':
      return entriesStream.stream;
    case 'contest':
    case 'carried':
      return contestStream(part.contest).stream;
    case 'board-set-description':
    case 'repeats':
    case 'presence':
      return dealSetStream(part.set).stream;
    case 'dealing':
      return boardStream(part).stream;
    case 'break':
      return clockStream(part.session).stream;
    case 'thinking-time':
      return sheetStream(part).stream;
    case 'slow':
    case 'responsible':
      return tableStream(part).stream;
    default:
      return sessionStream(part.session).stream;
  }
}

const streamIn = (part: SeenPart) =>
  part.of === 'settings' ? streamOfSettings(part) : STREAMS[part.of]!.stream;

type Uses = Readonly<Record<string, { readonly stream: string }>>;

const rests = ({ ranking, matches, cut, restsOn, access }: AnyCommand) =>
  access !== 'system' && [ranking, matches, cut, restsOn].some((one) => one !== undefined);

describe('commands that rest on what a page has shown', () => {
  it('are these', () => {
    const all = [...commands.values()].filter(rests).map(({ name }) => name);
    expect(all.toSorted()).toEqual(Object.keys(RESTING).toSorted());
  });

  it('are all that people give, but for those of which it is said why they need not', () => {
    const others = [...commands.values()].filter((command) => command.access !== 'system' && !rests(command));
    expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(NEED_NOT).toSorted());
  });

  it.each(Object.entries(RESTING))('%s says up to which line it was seen', (name, { body, on }) => {
    const command = commands.get(name)!;
    expect(partsSeen(command, { ...body, at: 7 } as never, states)).toEqual(on);
    const shape: Record<string, unknown> = (command.body as never as { shape: object }).shape as never;
    expect(Object.keys(shape)).toContain('at');
  });

  it.each(Object.entries(RESTING))(
    '%s reads the streams in which what it rests on lies',
    (name, { body }) => {
      const command = commands.get(name)!;
      // The tournament's own stream is read with every command.
      const uses = { ...(command.uses(body as never) as Uses), tournament: tournamentStream };
      const also = (command.also?.(body as never, states as never, {}) ?? {}) as Uses;
      const read = Object.values({ ...uses, ...also }).map(({ stream }) => stream);
      const lying = partsSeen(command, { ...body, at: 7 } as never, states).filter(liesInReadStreams);
      expect(read).toEqual(expect.arrayContaining(lying.map(streamIn)));
    },
  );

  it('a call of a bridge round rests on its draw alone, and on nothing where the movement was chosen whole', () => {
    const call = commands.get('session.call-round')!;
    const of = (round: number, section: string) =>
      partsSeen(call, { session: '1', round, section, at: 7 }, { session: { ...session, game: 'bridge' } });
    expect(of(3, 'A')).toEqual([DRAW]);
    expect(of(3, 'B')).toEqual([]);
  });
});
