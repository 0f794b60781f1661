import { commands } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import type { Commands } from '../api/schemas.js';
import { BECAUSE, mayComeBack, WAYS_BACK, wayBack, type SeenBefore } from './waysBack.js';

const PAIR = {
  contestant: 'A-NS7',
  entry: 'e7',
  players: [
    { person: 'anna', name: 'Anna' },
    { person: 'bob', name: 'Bob' },
  ],
  absent: [],
  substitutions: [],
} as unknown as ContestantSeen;

const seeing = (
  contestant: Partial<ContestantSeen> = {},
  entry: object = {},
  session: Partial<SessionSeen> = {},
): SeenBefore => ({
  tournament: { name: 'Monday' } as SeenBefore['tournament'],
  entries: {
    open: true,
    entries: [{ entry: 'e7', players: PAIR.players, withdrawn: false, class: 'before', ...entry }],
  } as never,
  session: () => ({ boardSet: '1', ...session, contestants: [{ ...PAIR, ...contestant }] }) as never,
  matches: () => ({ teams: [{ team: 'A-2', entry: 't2' }] }) as never,
  room: () => ({ slow: [], tables: [{ table: 'A1', responsible: { why: 'movement', seat: 'N' } }] }) as never,
  traveller: () => undefined,
});

const allBack = (name: keyof Commands, body: object, before = seeing()) =>
  wayBack(name, body as Commands[typeof name], before, 40);
const back = (...act: Parameters<typeof allBack>) => allBack(...act)?.[0];

describe('taking an act back', () => {
  it('is told of every command that has a route, and of no other', () => {
    const given = [...commands.values()]
      .filter(({ access }) => access !== 'system' && !(typeof access === 'object' && 'inside' in access))
      .map(({ name }) => name)
      .filter((name) => name !== 'tournament.create');
    expect(Object.keys(WAYS_BACK).toSorted()).toEqual(given.toSorted());
  });

  it('says why, of every command that has no way back', () => {
    const reasons = Object.values(WAYS_BACK).flatMap((way) => ('because' in way ? [way.because] : []));
    expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(BECAUSE).toSorted());
  });

  it('names a command that there is, where the button itself turns', () => {
    const turned = Object.values(WAYS_BACK).flatMap((way) => ('turnsInto' in way ? [way.turnsInto] : []));
    expect(Object.keys(WAYS_BACK)).toEqual(expect.arrayContaining(turned));
  });

  it('lets a pair that was withdrawn from round 3 play on from round 3', () => {
    const body = { session: '1', contestant: 'A-NS7', fromRound: 3, at: 12 };
    expect(back('session.withdraw-contestant', body)).toEqual({
      name: 'session.admit-contestant',
      body: { session: '1', contestant: 'A-NS7', fromRound: 3, missed: 'not-played', at: 40 },
    });
    // It was to be away from round 5 already: no single command says that again.
    const away = seeing({ absent: [{ fromRound: 5, untilRound: null }] });
    expect(back('session.withdraw-contestant', body, away)).toBeUndefined();
  });

  it('lets a pair that has come be missing from the round on from which it was', () => {
    const before = seeing({ absent: [{ fromRound: 1, untilRound: null }] });
    const body = { session: '1', contestant: 'A-NS7', fromRound: 2, missed: 'late', at: 12 };
    expect(back('session.admit-contestant', body, before)).toEqual({
      name: 'session.withdraw-contestant',
      body: { session: '1', contestant: 'A-NS7', fromRound: 1, at: 40 },
    });
  });

  it('sits the player again who sat there before a substitute', () => {
    const body = { session: '1', contestant: 'A-NS7', seat: 'S', person: 'eve', fromRound: 2, toRound: 3 };
    expect(back('session.substitute', body)?.body).toEqual({ ...body, person: 'bob', at: 40 });
    const substitute = (fromRound: number, toRound: number) =>
      seeing({
        substitutions: [{ fromRound, toRound, seat: 'S', player: { person: 'carl', name: 'Carl' } }],
      });
    expect(back('session.substitute', body, substitute(1, 5))?.body).toMatchObject({ person: 'carl' });
    // Two persons sat there in these rounds: no single command says who sat when.
    expect(back('session.substitute', body, substitute(3, 5))).toBeUndefined();
  });

  it('leaves minutes to their buttons: what runs by then may be another round, or a break', () => {
    expect(back('clock.adjust', { session: '1', minutes: 5, fromNowOn: true })).toBeUndefined();
    expect(back('clock.give-table', { session: '1', table: 'A1', round: 2, minutes: -3 })).toBeUndefined();
  });

  it('does not undo an arrival for which copies were brought or shared', () => {
    const before = seeing({ absent: [{ fromRound: 1, untilRound: null }] });
    const body = { session: '1', contestant: 'A-NS7', fromRound: 2, missed: 'late', boards: 'shared' };
    expect(back('session.admit-contestant', body, before)).toBeUndefined();
  });

  it('takes an entry in again with its players, and out again that was taken in again', () => {
    expect(back('entries.withdraw', { entry: 'e7' })).toEqual({
      name: 'entries.change',
      body: { entry: 'e7', players: ['anna', 'bob'], at: 40 },
    });
    const withdrawn = seeing({}, { withdrawn: true });
    expect(back('entries.withdraw', { entry: 'e7' }, withdrawn)).toBeUndefined();
    expect(back('entries.change', { entry: 'e7', players: ['eve'] }, withdrawn)?.name).toBe(
      'entries.withdraw',
    );
    const team = seeing({}, { captain: { person: 'anna', name: 'Anna' }, name: 'Aces' });
    expect(back('entries.withdraw', { entry: 'e7' }, team)).toEqual({
      name: 'entries.change-team',
      body: { entry: 'e7', captain: 'anna', players: ['anna', 'bob'], name: 'Aces', at: 40 },
    });
  });

  it('makes a team what it was, and gives its number back', () => {
    const team = seeing({}, { captain: { person: 'anna', name: 'Anna' }, name: 'Aces' });
    const changed = { entry: 'e7', captain: 'bob', players: ['bob', 'eve'], name: 'Kings' };
    const before = { entry: 'e7', captain: 'anna', players: ['anna', 'bob'], name: 'Aces', at: 40 };
    expect(back('entries.change-team', changed, team)).toEqual({ name: 'entries.change-team', body: before });
    const withdrawn = seeing({}, { captain: { person: 'anna' }, withdrawn: true });
    expect(back('entries.change-team', changed, withdrawn)?.name).toBe('entries.withdraw');
    expect(back('session.seat-team', { session: '1', team: 'A-2', entry: null })).toEqual({
      name: 'session.seat-team',
      body: { session: '1', team: 'A-2', entry: 't2', at: 40 },
    });
  });

  it('gives teams the numbers again that they had before an order was chosen', () => {
    const seats = [{ contestant: 'A-2', entry: 't5' }];
    expect(back('session.seat-entries', { session: '1', seats, at: 12 })).toEqual({
      name: 'session.seat-entries',
      body: { session: '1', seats: [{ contestant: 'A-2', entry: 't2' }], at: 40 },
    });
  });

  it('lets both pairs of a team that was withdrawn play on, or the team where matches are drawn', () => {
    const pair = (contestant: string, absent: object[] = []) => ({ contestant, absent });
    const seen = (movement: object, absent: object[] = []) => ({
      ...seeing(),
      session: () =>
        ({
          sections: [{ section: 'A', movement }],
          contestants: [pair('A-NS2'), pair('A-EW2', absent)],
        }) as never,
    });
    const body = { session: '1', team: 'A-2', fromRound: 3, at: 12 };
    const admits = (contestant: string) => ({
      name: 'session.admit-contestant',
      body: { session: '1', contestant, fromRound: 3, missed: 'not-played', at: 40 },
    });
    expect(allBack('session.withdraw-team', body, seen({}))).toEqual([admits('A-NS2'), admits('A-EW2')]);
    expect(allBack('session.withdraw-team', body, seen({ drawn: 3 }))).toEqual([admits('A-NS2')]);
    const away = [{ fromRound: 5, untilRound: null }];
    expect(allBack('session.withdraw-team', body, seen({}, away))).toBeUndefined();
  });

  it('opens a board that was marked as not played, and puts a postponed board back into its round', () => {
    const play = { session: '1', table: 'A1', round: 2, board: 4 };
    const seen = (...latePlays: object[]) => ({
      ...seeing(),
      room: () => ({ latePlays: latePlays.map((late) => ({ ...play, ...late })) }) as never,
    });
    const marked = (...late: object[]) => back('result.mark-not-played', { ...play, at: 12 }, seen(...late));
    expect(marked()).toEqual({ name: 'result.void', body: { ...play, at: 40 } });
    expect(marked({ granted: true, at: null })?.name).toBe('result.postpone');
    expect(marked({ granted: true, at: 'A3' })).toBeUndefined();
    const postpone = (...late: object[]) => back('result.postpone', { ...play, at: 12 }, seen(...late));
    expect(postpone()).toEqual({ name: 'result.refuse-late-play', body: { ...play, at: 40 } });
    expect(postpone({ board: 5, granted: true, at: 'A3' })?.name).toBe('result.refuse-late-play');
    expect(postpone({ granted: false, at: null })?.name).toBe('result.refuse-late-play');
    expect(postpone({ granted: true, at: null })).toBeUndefined();
    // A late play that was postponed again goes on at the table where it was.
    expect(postpone({ granted: true, at: 'A3' })).toEqual({
      name: 'result.begin-late-play',
      body: { ...play, at: 'A3' },
    });
  });

  it('marks a board as not played again, and leaves a result that was cancelled to be entered anew', () => {
    const play = { session: '1', table: 'A1', round: 2, board: 4 };
    const opened = (status: string) =>
      back(
        'result.void',
        { ...play, at: 12 },
        {
          ...seeing(),
          traveller: () =>
            ({
              lines: [
                { table: 'A1', round: 1 },
                { table: 'A1', round: 2, status },
              ],
            }) as never,
        },
      );
    expect(opened('not-played')).toEqual({ name: 'result.mark-not-played', body: { ...play, at: 40 } });
    expect(opened('agreed')).toBeUndefined();
  });

  it('asks before an entry is withdrawn of which not everybody is known', () => {
    const [known, unknown] = [{ person: 'anna', name: 'Anna' }, { name: 'Bob' }];
    const entry = (...players: object[]) => ({ entry: 'e7', players }) as never;
    expect([mayComeBack(entry(known)), mayComeBack(entry(known, unknown)), mayComeBack(entry())]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('puts back who sat where, who answers for a table, and what a tournament was called', () => {
    expect(back('session.seat', { session: '1', contestant: 'A-NS7', entry: null })?.body).toMatchObject({
      entry: 'e7',
    });
    expect(back('table.name-responsible', { session: '1', table: 'A1', seat: 'E' })?.body).toMatchObject({
      seat: null,
    });
    const slow = { session: '1', table: 'A1', round: 2, minutes: 4, held: 'NS' };
    expect(back('table.record-slow', slow)?.body).toEqual({ ...slow, minutes: 0, at: 40 });
    expect(back('tournament.rename', { name: 'Tuesday' })?.body).toEqual({ name: 'Monday', at: 40 });
  });

  it('offers nothing where nothing was changed, or what was before is not known', () => {
    expect(back('tournament.rename', { name: 'Monday', at: 3 })).toBeUndefined();
    expect(back('session.seat', { session: '1', contestant: 'A-NS7', entry: 'e7' })).toBeUndefined();
    const nothing = { ...seeing(), entries: undefined };
    expect(back('entries.withdraw', { entry: 'e7' }, nothing)).toBeUndefined();
    expect(back('session.close', { session: '1' })).toBeUndefined();
  });
});
