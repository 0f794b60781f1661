import { isReleased } from '../visibility/released.js';
import { PUBLIC_VIEWER, type Viewer } from '../visibility/viewer.js';
import {
  agreed,
  allPlayed,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  score,
  uuid,
} from '../testing/play-events.js';
import { readState } from '../testing/read-state.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const place = { session: '1', table: 'A1', round: 1, board: 1 };
const ground = '6D2' as const;
const redealt = event('board.redeal-requested', {
  set: '1',
  board: 1,
  how: 'at-the-table',
  ground,
  reason: NOTED,
});
const voided = event('result.voided', { ...place, ground, reason: NOTED });
const open = event('table.play-unsettled', place);
const atTable = event('board.dealt-at-table', { set: '1', board: 1 });
const again: TestEvents = [redealt, voided, open];

describe('a board that was played and is dealt again', () => {
  const three: TestEvents = [begun(), atTable, roundPlayed(1), called(2), roundPlayed(2), called(3)];
  const first = async (...events: TestEvents) =>
    (await readState(played(...events), director).protocols.traveller('1', 1)).lines[0]!;

  it('has no score where its result was voided; what was there stays told, with the ground', async () => {
    const line = await first(...three, ...again);
    expect(line).toMatchObject({ status: 'voided', result: null, awards: null });
    expect(line.history.at(-1)).toMatchObject({ what: 'voided', ground: '6D2' });
    expect(line.history.map(({ what }) => what)).toEqual(['entered', 'confirmed', 'voided']);
  });

  it('counts no longer in the standings until it is played anew', async () => {
    const boards = async (...events: TestEvents) => {
      const { rankings } = await readState(played(...events), director).standings.of('1');
      return rankings[0]!.entries.find(({ contestant }) => contestant === 'A-NS1')!.boards;
    };
    const before = await boards(...three);
    expect(await boards(...three, ...again)).toBe(before - 1);
    expect(await boards(...three, ...again, agreed(place, score(90)))).toBe(before);
  });

  it('is late at the director’s desk: no player goes back to the table alone', async () => {
    const { tables } = await readState(played(...three, ...again), director).sessions.room('1');
    expect(tables[0]).toMatchObject({
      round: 3,
      behind: 0,
      late: [{ round: 1, board: 1, status: 'voided' }],
    });
  });

  it('is hidden again from everybody, whatever was released before, until it is played', async () => {
    const whole: TestEvents = [begun(), atTable, allPlayed()];
    const [released, reopened] = [played(...whole), played(...whole, ...again)];
    const session = (state: typeof released) => state.sessions['1']!;
    expect(isReleased(released, session(released), 1)).toBe(true);
    expect(isReleased(reopened, session(reopened), 1)).toBe(false);
    const seen = await readState(released, PUBLIC_VIEWER, { judgedBy: reopened }).protocols.traveller('1', 1);
    expect([seen.shown, seen.lines]).toEqual([false, []]);
    const anew = played(...whole, ...again, agreed(place, score(90)));
    expect(isReleased(anew, session(anew), 1)).toBe(true);
  });

  it('is settled where it is not played any more', async () => {
    const givenUp = event('result.marked-not-played', { ...place, reason: NOTED });
    const line = await first(...three, redealt, voided, givenUp);
    expect(line).toMatchObject({ status: 'not-played', awards: { NS: { kind: 'not-played' } } });
    const { tables } = await readState(played(...three, redealt, voided, givenUp), director).sessions.room(
      '1',
    );
    expect(tables[0]!.late).toEqual([]);
  });
});
