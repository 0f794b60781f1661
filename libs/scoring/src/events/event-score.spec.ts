import { eventScores, type EventRegulation, type EventSession, type SessionScore } from './event-score.js';

const of = (contestant: string, score: number, maximum?: number): SessionScore =>
  maximum === undefined ? { contestant, score } : { contestant, score, maximum };

/** 'contestant total', with what became of each session where it did not simply count. */
function results(
  sessions: readonly EventSession[],
  regulation: EventRegulation,
  ...rest: [Parameters<typeof eventScores>[2]?]
): string[] {
  return eventScores(sessions, regulation, ...rest).map((one) =>
    [
      one.contestant,
      one.total ?? '-',
      ...one.sessions.flatMap(({ session, as }) => (as === 'played' ? [] : [`${session} ${as}`])),
      ...(one.ranked ? [] : ['not ranked']),
    ].join(' '),
  );
}

describe('an event of several sessions', () => {
  const sessions: EventSession[] = [
    { id: 'first', scores: [of('A', 60, 100), of('B', 50, 100)] },
    { id: 'second', scores: [of('A', 80, 200), of('B', 120, 200), of('C', 110, 200)] },
  ];

  it('is the sum, the mean, the percentage of all, or the mean of percentages', () => {
    expect(results(sessions, { total: 'sum' })).toEqual(['A 140', 'B 170', 'C 110']);
    expect(results(sessions, { total: 'mean' })).toEqual(['A 70', 'B 85', 'C 110']);
    expect(results(sessions, { total: 'percentage' })).toEqual(['A 140/3', 'B 170/3', 'C 55']);
    expect(results(sessions, { total: 'mean-of-percentages' })).toEqual(['A 50', 'B 55', 'C 55']);
  });

  it('has no percentages of a session in which nothing could be scored', () => {
    const nothing: EventSession[] = [sessions[0]!, { id: 'alone', scores: [of('A', 0, 0), of('C', 0, 0)] }];
    expect(results(nothing, { total: 'sum', best: 1, dropIn: { kind: 'mean' } })).toEqual([
      'A 60 alone not-among-the-best',
      'B 50 alone not-among-the-best',
      'C 55 first drop-in alone not-among-the-best',
    ]);
    expect(results(nothing, { total: 'mean-of-percentages', dropIn: { kind: 'mean' } })).toEqual([
      'A - not ranked',
      'B - alone drop-in not ranked',
      'C - first drop-in not ranked',
    ]);
  });

  it('has a score for the session before who dropped in', () => {
    const drops = (dropIn: EventRegulation['dropIn']) =>
      results(sessions, { total: 'sum', ...(dropIn && { dropIn }) })[2];
    expect(drops({ kind: 'percent', percent: 45 })).toBe('C 155 first drop-in');
    expect(drops({ kind: 'mean' })).toBe('C 165 first drop-in');
    const inImps: EventSession[] = [
      { id: 'first', scores: [of('A', 30), of('B', -10)] },
      { id: 'second', scores: [of('C', 5)] },
    ];
    expect(results(inImps, { total: 'sum', dropIn: { kind: 'mean' } })[2]).toBe('C 15 first drop-in');
  });

  it('counts the best sessions, and ranks who has played enough of them', () => {
    expect(results(sessions, { total: 'mean-of-percentages', best: 1, least: 2 })).toEqual([
      'A 60 second not-among-the-best',
      'B 60 first not-among-the-best',
      'C 55 not ranked',
    ]);
  });

  it('leaves out the session that substitutes played', () => {
    const substituted = [sessions[0]!, { id: 'second', scores: [{ ...of('A', 80, 200), substitute: true }] }];
    expect(results(substituted, { total: 'percentage' })).toEqual(['A 60 second substitute', 'B 50']);
    expect(results([substituted[1]!], { total: 'sum' })).toEqual(['A - second substitute not ranked']);
  });

  it('adds what was carried forward and penalties to the total', () => {
    const adjustments = [
      { contestant: 'A', reason: 'carry-forward' as const, amount: 20 },
      { contestant: 'A', reason: 'penalty' as const, amount: '-1/2' },
    ];
    expect(results(sessions, { total: 'sum' }, adjustments)[0]).toBe('A 319/2');
  });
});
