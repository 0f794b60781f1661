import { commands } from './catalogue.js';
import type { AnyCommand } from './command.js';
import { entriesStream } from './entries/state.js';
import type { KnockoutState } from './knockout/knockout-data.js';
import { knockoutStream } from './knockout/state.js';
import { liesInReadStreams } from './seen.js';
import { sessionStream } from './session/state.js';
import { sheetStream } from './sheet/state.js';
import { partsSeen } from './writing/command-handling.js';

const ROUND = { session: '1', section: 'A', round: 3 };
const STANDINGS = { of: 'standings', session: '1', section: 'A', upTo: 2 };
const MATCHES = { of: 'matches', sessions: ['1'] };
const RESULTS = { of: 'results' };
const RULINGS = { of: 'rulings' };
const DRAW = { of: 'draw', ...ROUND };
const ENTRIES = { of: 'entries' };
const SEEDING = { of: 'seeding', knockout: '1' };

const drawn = { rows: [], rounds: 5, drawn: 2 };
const session = {
  game: 'preferans',
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
const states = { session, knockout, contest };

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
  'tournament.publish': { body: {}, on: [RESULTS] },
  'tournament.publish-rulings': { body: {}, on: [RULINGS] },
  'tournament.request-seal': { body: {}, on: [RESULTS, RULINGS] },
  'tournament.archive': { body: {}, on: [RESULTS, RULINGS] },
};

/** Where parts lie that are compared with the streams that a command reads. */
const STREAMS = {
  draw: sessionStream('1'),
  sheet: sheetStream({ session: '1', table: 'A1', round: 2 }),
  seeding: knockoutStream('1'),
  entries: entriesStream,
} as const;

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
      const read = Object.values(command.uses(body as never) as Record<string, { stream: string }>);
      const lying = partsSeen(command, { ...body, at: 7 } as never, states).filter(liesInReadStreams);
      const streams = lying.map(({ of }) => STREAMS[of as keyof typeof STREAMS].stream);
      expect(read.map(({ stream }) => stream)).toEqual(expect.arrayContaining(streams));
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
