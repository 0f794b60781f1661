import { commands } from './catalogue.js';
import type { AnyCommand } from './command.js';
import type { KnockoutState } from './knockout/knockout-data.js';
import { partsSeen } from './writing/command-handling.js';

const ROUND = { session: '1', section: 'A', round: 3 };
const STANDINGS = { of: 'standings', session: '1', section: 'A', upTo: 2 };
const MATCHES = { of: 'matches', sessions: ['1'] };
const RESULTS = { of: 'results' };
const RULINGS = { of: 'rulings' };
const DRAW = { of: 'draw', ...ROUND };
const ENTRIES = { of: 'entries' };

const session = { sections: [{ section: 'A', movement: { rows: [], rounds: 5, drawn: 2 } }] };
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
  'session.draw-seats': { body: { session: '1' }, on: [ENTRIES] },
  'session.draw-seats-by-cards': { body: { session: '1' }, on: [ENTRIES] },
  'session.draw-teams': { body: { session: '1' }, on: [ENTRIES] },
  'sheet.accept': {
    body: { session: '1', table: 'A1', round: 2 },
    on: [{ of: 'sheet', session: '1', table: 'A1', round: 2 }],
  },
  'session.close': { body: { session: '1' }, on: [{ of: 'results', session: '1' }] },
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
});
