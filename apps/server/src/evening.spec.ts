import { openSecret, type HiddenSecret } from '#ledger';
import { parseDeal, SEATS } from '#cards';
import { DEFAULT_SESSION_SETTINGS } from '#tournament';
import { Evening } from './testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const TABLES = ['A1', 'A2', 'A3'];
const BOARDS = [1, 2, 3, 4, 5, 6];

/** Three tables, three rounds, two boards a round: NS t meets EW t - r + 1 with set t + r - 1. */
function boardsAt(table: number, round: number): number[] {
  const set = ((table + round - 2) % 3) + 1;
  return [2 * set - 1, 2 * set];
}

describe('an evening at three tables', () => {
  let evening: Evening;

  it('is prepared: pairs enter, a movement is chosen, boards are dealt, seats are drawn', async () => {
    evening = await Evening.open(server, 'Thursday Pairs');
    for (const pair of [
      'Anna Boris',
      'Cyryl Dora',
      'Emil Fela',
      'Gosia Henryk',
      'Iwan Jagna',
      'Karol Lena',
    ]) {
      await evening.register(...pair.split(' '));
    }
    await evening.command('session.create', { session: '1' });
    await evening.command('session.set-movement', {
      session: '1',
      sections: [
        {
          section: 'A',
          boardsPerRound: 2,
          movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 },
        },
      ],
    });
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'before-play' });
    await evening.until('board.dealt', 6);
    await evening.command('session.draw-seats', { session: '1' });
    await evening.pair('1', TABLES);
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    const drawn = (await evening.book()).find(({ type }) => type === 'session.seats-drawn')!;
    expect((drawn.payload as { seats: unknown[] }).seats).toHaveLength(6);
  });

  it('is played round by round, by phones at the tables', async () => {
    const settings = {
      ...DEFAULT_SESSION_SETTINGS,
      clock: { ...DEFAULT_SESSION_SETTINGS.clock, callsRounds: true },
    };
    for (const round of [1, 2, 3]) {
      if (round < 3) await evening.command('session.call-round', { session: '1', round });
      else {
        // The clock calls the last one by itself as soon as the time of round 2 is over.
        await evening.command('session.configure', { session: '1', settings });
        await evening.command('clock.adjust', { session: '1', minutes: -60 });
        await evening.until('session.round-called', 3);
      }
      await Promise.all(
        TABLES.map(async (table, index) => {
          for (const board of boardsAt(index + 1, round)) {
            await evening.play({ session: '1', table, round, board });
          }
        }),
      );
    }
    const called = (await evening.book()).findLast(({ type }) => type === 'clock.started');
    expect(called).toMatchObject({ actor: 'job:board-movement', payload: { round: 3, byItself: true } });
    const early = await evening.devices
      .get('A1')!
      .command(evening.tournament, 'table.move-on', { session: '1', table: 'A2', round: 3 });
    expect(early.body).toMatchObject({ status: 403, code: 'access.device-elsewhere' });
  });

  it('keeps its deals to itself until nobody has still to play them', async () => {
    const lines = await evening.book();
    const lastPlay = (board: number) =>
      lines.findLast(
        ({ type, payload }) => type === 'result.confirmed' && (payload as { board: number }).board === board,
      )!.position;
    await evening.until('board.revealed', 6);
    const revealed = (await evening.book()).filter(({ type }) => type === 'board.revealed');
    for (const { position, payload } of revealed) {
      const { board, key } = payload as { board: number; key: string };
      expect(position).toBeGreaterThan(lastPlay(board));
      const dealt = lines.find(
        (line) => line.type === 'board.dealt' && (line.payload as { board: number }).board === board,
      )!;
      const { deal } = dealt.payload as unknown as { deal: HiddenSecret };
      const opened = parseDeal(openSecret(key, evening.tournament, deal) as string);
      expect(SEATS.map((seat) => opened[seat].length)).toEqual([13, 13, 13, 13]);
    }
    expect(
      revealed.map(({ payload }) => (payload as { board: number }).board).toSorted((a, b) => a - b),
    ).toEqual(BOARDS);
  });

  it('says after each round which boards North carries where (Law 8A2)', async () => {
    await evening.command('session.close', { session: '1' });
    await evening.until('session.board-movement-announced', 3);
    const announced = (await evening.book()).filter(
      ({ type }) => type === 'session.board-movement-announced',
    );
    // Rounds that end one upon the other are announced by jobs of their own, in any order.
    const payloads = announced.map(
      ({ payload }) =>
        payload as { afterRound: number; moves: { from: string; to: string; boards: number[] }[] },
    );
    const { moves } = payloads.find(({ afterRound }) => afterRound === 1)!;
    expect(moves.map(({ from, to, boards }) => [from, to, boards])).toEqual([
      ['A1', 'A3', [1, 2]],
      ['A2', 'A1', [3, 4]],
      ['A3', 'A2', [5, 6]],
    ]);
    expect(announced.map(({ payload }) => (payload as { withheld: unknown[] }).withheld)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('ends with a seal over a chain that holds', async () => {
    await evening.until('tournament.sealed', 1);
    expect(await server.core.ledger.verify(evening.tournament)).toMatchObject({ ok: true });
  });
});
