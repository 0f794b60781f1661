import { commands } from './catalogue.js';
import { boardStream } from './board/state.js';
import type { AnyCommand } from './command.js';
import { contestStream } from './contest/state.js';
import { entriesStream } from './entries/state.js';
import type { KnockoutState } from './knockout/knockout-data.js';
import { knockoutStream } from './knockout/state.js';
import { rulingStream } from './ruling/state.js';
import { liesInReadStreams } from './seen.js';
import { sessionStream } from './session/state.js';
import { sheetStream } from './sheet/state.js';
import { tableStream } from './table/state.js';
import { partsSeen } from './writing/command-handling.js';

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
const PENALTY = { kind: 'penalty', contestant: 'A-NS1' };
const PENALTIES = { of: 'penalties', session: '1', contestant: 'A-NS1' };

const drawn = { rows: [], rounds: 5, drawn: 2 };
const session = {
  game: 'preferans',
  settings: {},
  round: 2,
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
const states = { session, knockout, contest, ruling: { effects: [] }, tournament: { begun: [] } };

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
  'result.record': { body: PLACE, on: [PLAY] },
  'result.record-irregular': { body: PLACE, on: [PLAY] },
  'result.void': { body: PLACE, on: [PLAY] },
  'result.record-traveller': { body: { session: '1', board: 5, lines: [PLACE] }, on: [PLAY] },
  'board.redeal': { body: { set: '1', board: 5 }, on: [{ of: 'board', set: '1', board: 5 }] },
  'ruling.give': {
    body: { session: '1', about: [{ table: 'A1', round: 2, board: 5 }], effects: [PENALTY] },
    on: [PLAY, PENALTIES],
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
  'tournament.publish-rulings': { body: {}, on: [RULINGS] },
  'tournament.request-seal': { body: {}, on: [RESULTS, RULINGS] },
  'tournament.archive': { body: {}, on: [RESULTS, RULINGS] },
};

const SHEET = sheetStream({ session: '1', table: 'A1', round: 2 });

/** Where parts lie that are compared with the streams that a command reads; of a play its table is told, too. */
const STREAMS: Readonly<Record<string, { readonly stream: string }>> = {
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

type Uses = Readonly<Record<string, { readonly stream: string }>>;

const rests = ({ ranking, matches, cut, restsOn, access }: AnyCommand) =>
  access !== 'system' && [ranking, matches, cut, restsOn].some((one) => one !== undefined);

describe('commands that rest on what a page has shown', () => {
  it('are these', () => {
    const all = [...commands.values()].filter(rests).map(({ name }) => name);
    expect(all.toSorted()).toEqual(Object.keys(RESTING).toSorted());
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
      const uses = command.uses(body as never) as Uses;
      const also = (command.also?.(body as never, states as never, {}) ?? {}) as Uses;
      const read = Object.values({ ...uses, ...also }).map(({ stream }) => stream);
      const lying = partsSeen(command, { ...body, at: 7 } as never, states).filter(liesInReadStreams);
      expect(read).toEqual(expect.arrayContaining(lying.map(({ of }) => STREAMS[of]!.stream)));
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
