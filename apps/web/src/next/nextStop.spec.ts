import { stopsOfCard, whatNext, type Stop } from './nextStop.js';

const stop = (round: number, more: Partial<Stop> = {}): Stop => ({
  round,
  what: 'plays',
  table: `A${round}`,
  side: 'EW',
  seat: null,
  partner: null,
  against: ['A-NS1'],
  boards: [1, 2],
  turned: false,
  ...more,
});
const stops = [stop(1), stop(2), stop(3)];
const running = (round: number, ended: number) => ({ status: 'running' as const, round, ended });

it('begins with the first round, which is not called yet', () => {
  const first = { kind: 'wait', stop: { round: 1 }, stays: false };
  expect(whatNext({ status: 'set-up', round: 0, ended: 0 }, 'A-EW1', stops)).toMatchObject(first);
  expect(whatNext(running(0, 0), 'A-EW1', stops)).toMatchObject(first);
});

it('says where the round that was called is played, and what is behind it', () => {
  expect(whatNext(running(2, 1), 'A-EW1', stops)).toMatchObject({
    kind: 'now',
    stop: { round: 2, table: 'A2' },
    after: { round: 3 },
  });
  expect(whatNext(running(3, 2), 'A-EW1', stops)).toMatchObject({ kind: 'now', after: undefined });
});

it('goes by the section of the pair where sections are called apart', () => {
  const apart = { ...running(3, 0), called: { A: 1, B: 3 } };
  expect(whatNext(apart, 'A-EW1', stops)).toMatchObject({ kind: 'now', stop: { round: 1 } });
});

it('waits for the next round once the tables have ended one, and says who stays', () => {
  expect(whatNext(running(2, 2), 'A-EW1', stops)).toMatchObject({
    kind: 'wait',
    stop: { round: 3, table: 'A3' },
    stays: false,
  });
  const staying = stops.map((one) => ({ ...one, table: 'A7' }));
  expect(whatNext(running(2, 2), 'A-NS7', staying)).toMatchObject({ kind: 'wait', stays: true });
  const turned = [staying[0]!, { ...staying[1]!, side: 'NS' as const }];
  expect(whatNext(running(1, 1), 'A-NS7', turned)).toMatchObject({ kind: 'wait', stays: false });
});

it('waits for a draw', () => {
  const undrawn = [stop(1), stop(2, { what: 'undrawn', table: null, side: null })];
  expect(whatNext(running(1, 1), 'A-1', undrawn)).toMatchObject({ kind: 'wait', stop: { what: 'undrawn' } });
});

it('is over when the last round has ended, and when the session is closed', () => {
  expect(whatNext(running(3, 3), 'A-EW1', stops)).toEqual({ kind: 'played' });
  expect(whatNext({ status: 'closed', round: 3, ended: 3 }, 'A-EW1', stops)).toEqual({ kind: 'over' });
});

it('reads a card: who sits out, who is not there, with whom somebody plays alone', () => {
  const round = {
    round: 1,
    table: 'A1',
    side: 'NS' as const,
    opponents: 'A-3',
    absent: false,
    turned: false,
    boards: [{ board: 4, shown: false, line: null }],
  };
  const read = stopsOfCard([
    round,
    { ...round, opponents: null, boards: [] },
    { ...round, absent: true },
    { ...round, toBeDrawn: true },
    { ...round, seat: 'S', partners: { own: 'A-2', theirs: 'A-4' } },
  ]);
  expect(read.map(({ what }) => what)).toEqual(['plays', 'sits-out', 'absent', 'undrawn', 'plays']);
  expect(read[4]).toMatchObject({ seat: 'S', partner: 'A-2', against: ['A-3', 'A-4'], boards: [4] });
});
