import { howell, mitchell } from '#movement';
import { DEFAULT_SESSION_SETTINGS, type JournalEvent, type SectionData } from '#tournament';
import { foldLines } from '../projection/projection.js';
import { begun, BEGINS, called, event, linesOf, setUp, THREE_TABLES, uuid } from '../testing/play-events.js';
import { tournaments } from './tournaments.js';

const reason = { text: '00000000-0000-4000-8000-00000000000a', hash: 'a'.repeat(64) };

function listed(...events: readonly (JournalEvent | readonly JournalEvent[])[]) {
  return foldLines(tournaments, tournaments.initial, linesOf(events.flat() as JournalEvent[])).sessions;
}

/** Five pairs at three tables, as long as nobody comes in the place of pair 6. */
const fivePairs: SectionData = {
  ...THREE_TABLES,
  section: 'B',
  movement: howell({ tables: 3, phantom: 6 }) as SectionData['movement'],
};

describe('what the list of tournaments tells of a tournament', () => {
  const [organiser, anna] = [uuid(1), uuid(2)];
  const state = (...events: readonly JournalEvent[]) =>
    foldLines(tournaments, tournaments.initial, linesOf(events));
  const created = event('tournament.created', { name: 'Spring Pairs', organiser });
  const granted = event('tournament.role-granted', { person: anna, role: 'scorer' });
  const revoked = event('tournament.role-revoked', { person: anna, role: 'scorer' });

  it('is its name, how far it has come, and who holds which role', () => {
    expect(state(created, granted, granted)).toMatchObject({
      name: 'Spring Pairs',
      status: 'draft',
      published: false,
      createdAt: BEGINS + 1_000_000,
      position: 3,
      roles: { [organiser]: ['organiser'], [anna]: ['scorer'] },
    });
    const renamed = event('tournament.renamed', { name: 'Summer Pairs' });
    const [shown, over] = [event('tournament.published', {}), event('tournament.archived', {})];
    expect(state(created, granted, renamed, shown, over, revoked)).toMatchObject({
      name: 'Summer Pairs',
      status: 'archived',
      published: true,
      createdAt: BEGINS + 1_000_000,
      position: 6,
    });
    expect(state(created, granted, revoked).roles).toEqual({ [organiser]: ['organiser'] });
  });

  it('knows nobody’s role from elsewhere where it was brought', () => {
    const brought = event('tournament.brought', { organiser: anna, lines: 1, hash: 'a'.repeat(64) });
    expect(state(created, brought).roles).toEqual({ [anna]: ['organiser'] });
  });
});

describe('what the list of tournaments tells of a session', () => {
  it('is how many play, once there is a movement: of all sections, without who is missing', () => {
    expect(listed(event('session.created', setUp()[1]!.payload as never))).toMatchObject({
      1: { status: 'set-up', contestants: 0, rounds: 0 },
    });
    expect(listed(setUp({ sections: [THREE_TABLES, fivePairs] }))).toMatchObject({
      1: { status: 'set-up', of: 'pairs', contestants: 11, rounds: 5, started: null },
    });
  });

  it('follows a pair that comes late, and a movement that is changed', () => {
    const evening = begun({ sections: [THREE_TABLES, fivePairs] });
    const arrived = { session: '1', contestant: 'B-6', fromRound: 2, missed: 'not-played' } as const;
    expect(listed(evening, event('session.contestant-arrived', arrived))).toMatchObject({
      1: { contestants: 12 },
    });
    const teams = {
      ...THREE_TABLES,
      movement: { ...THREE_TABLES.movement, phantom: '3', teams: {} } as unknown as SectionData['movement'],
    };
    const pairs = (['A-NS3', 'A-EW3'] as const).map((contestant) =>
      event('session.contestant-arrived', { ...arrived, contestant }),
    );
    expect(listed(begun({ sections: [teams] }))).toMatchObject({ 1: { of: 'teams', contestants: 2 } });
    expect(listed(begun({ sections: [teams] }), ...pairs)).toMatchObject({ 1: { contestants: 3 } });
    const changed = {
      session: '1',
      section: 'A',
      change: 'other-movement',
      fromRound: 2,
      movement: mitchell({ tables: 5 }) as SectionData['movement'],
      reason,
    } as const;
    expect(listed(evening, event('session.movement-changed', changed as never))).toMatchObject({
      1: { contestants: 15, rounds: 5 },
    });
  });

  it('is the round that was called last, and when it began and was over', () => {
    const evening = [...begun({ sections: [THREE_TABLES] }), called(2)];
    const started = BEGINS + 1_000_000 * (setUp().length + 1);
    expect(listed(evening)).toMatchObject({
      1: { status: 'running', round: 2, rounds: 3, started, closed: null },
    });
    const closed = event('session.closed', { session: '1' });
    expect(listed(evening, closed)).toMatchObject({
      1: { status: 'closed', started, closed: started + 3_000_000 },
    });
    expect(listed(evening, closed, event('session.reopened', { session: '1', reason }))).toMatchObject({
      1: { status: 'running' },
    });
  });

  it('is the day that was chosen, as long as one is', () => {
    const settings = DEFAULT_SESSION_SETTINGS;
    const on = (day: string) => event('session.configured', { session: '1', settings: { ...settings, day } });
    expect(listed(setUp())).toMatchObject({ 1: { day: null } });
    expect(listed(setUp(), on('2026-11-30'))).toMatchObject({ 1: { day: '2026-11-30' } });
    const without = event('session.configured', { session: '1', settings });
    expect(listed(setUp(), on('2026-11-30'), without)).toMatchObject({ 1: { day: null } });
  });

  it('is nothing once it was abandoned', () => {
    expect(listed(setUp(), event('session.abandoned', { session: '1', reason }))).toEqual({});
  });
});
