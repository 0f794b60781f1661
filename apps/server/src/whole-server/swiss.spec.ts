import type { SessionSeen, DrawSeen } from '#projections';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const ROUNDS = 4;
const SESSION = { session: '1' };
/** Possible at every vulnerability. */
const PART_SCORES = [70, 80, 90, 110, 120, 140, 150];

async function read<Seen>(path: string): Promise<Seen & { readonly position: number }> {
  const { position } = (await evening.book()).at(-1)!;
  const answer = await evening.director.get(
    `/api/tournaments/${evening.tournament}/sessions/1${path}?after=${position}`,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as Seen & { readonly position: number };
}

const draw = () => read<DrawSeen>('/draw');

function meetings(plays: readonly { readonly ns: string; readonly ew: string }[]): string[] {
  return plays.map(({ ns, ew }) => [ns, ew].toSorted().join(' ')).toSorted();
}

/** Who meets at the tables in a round, as everybody reads it. */
async function drawn(round: number): Promise<{ table: string; ns: string; ew: string }[]> {
  const { sections } = await read<SessionSeen>('');
  return sections[0]!.movement.rows.flatMap((row, index) => {
    const play = row[round - 1];
    return play ? [{ table: `A${index + 1}`, ns: `A-${play.ns}`, ew: `A-${play.ew}` }] : [];
  });
}

/** The lower number is the better pair, and wins by more the further they are apart. */
function score({ ns, ew }: { readonly ns: string; readonly ew: string }): number {
  const apart = Number(ew.slice(2)) - Number(ns.slice(2));
  return Math.sign(apart) * PART_SCORES[Math.abs(apart) - 1]!;
}

async function playRound(round: number): Promise<void> {
  for (const meeting of await drawn(round)) {
    for (const board of [2 * round - 1, 2 * round]) {
      const result = { kind: 'score', score: score(meeting) };
      await evening.command('result.record', { ...SESSION, table: meeting.table, round, board, result });
    }
  }
}

/** By the standings at a journal entry: boards that are opened meanwhile change nothing in them. */
async function drawNext(round: number, at?: number): Promise<void> {
  await evening.command('session.draw-round', {
    ...SESSION,
    section: 'A',
    round,
    at: at ?? (await draw()).at,
  });
}

describe('a Swiss evening of eight pairs and four rounds', () => {
  it('is set up with its first round, and all boards are dealt before', async () => {
    evening = await Evening.open(server, 'Swiss Pairs');
    for (const pair of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
      await evening.register(`${pair} One`, `${pair} Two`);
    await evening.command('session.create', SESSION);
    await evening.command('session.set-swiss', {
      ...SESSION,
      pairs: 8,
      rounds: ROUNDS,
      boardsPerRound: 2,
      draw: { first: 'halves' },
    });
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 8, how: 'before-play' });
    await evening.until('board.dealt', 8);
    await evening.command('session.draw-seats', SESSION);
    await evening.command('tournament.publish');
    await evening.command('session.start', SESSION);
    expect(meetings(await drawn(1))).toEqual(['A-1 A-5', 'A-2 A-6', 'A-3 A-7', 'A-4 A-8']);
    expect(await drawn(2)).toEqual([]);
  });

  it('tells nobody where to go before the next round is drawn, and calls none', async () => {
    await evening.command('session.call-round', { ...SESSION, round: 1 });
    await playRound(1);
    const [meeting] = await drawn(1);
    const table = await read<{ next: unknown[] }>('/tables/A1');
    expect(table.next).toMatchObject([
      { contestant: meeting!.ns, table: null, toBeDrawn: true, sitsOut: false },
      { contestant: meeting!.ew, table: null, toBeDrawn: true, sitsOut: false },
    ]);
    const refused = await evening.director.command(evening.tournament, 'session.call-round', {
      ...SESSION,
      round: 2,
    });
    expect(refused.body).toMatchObject({ status: 409, code: 'session.round-not-drawn' });
  });

  it('is drawn from the standings that the director has seen', async () => {
    const seen = await draw();
    const { next } = seen.sections[0]!;
    expect(next).toMatchObject({ round: 2, upTo: 1, open: 0, byes: [] });
    expect(next!.plays.every(({ rematch }) => !rematch)).toBe(true);
    await drawNext(2, seen.at);
    expect(meetings(await drawn(2))).toEqual(meetings(next!.plays));
    const line = (await evening.book()).findLast(({ type }) => type === 'session.round-drawn')!;
    const { basis } = line.payload as { basis: { at: number } };
    expect(basis).toEqual({ kind: 'standings', at: expect.any(Number), upTo: 1, open: 0 });
    // Lines that change no standings, such as a deal's analysis, may come in between.
    expect(basis.at).toBeGreaterThanOrEqual(seen.at);
    expect(basis.at).toBeLessThan(line.position);
    expect((line.payload as { ranking: { contestant: string }[] }).ranking).toHaveLength(8);
  });

  it('shows after a correction what the draw would have been, and leaves it as it is', async () => {
    const before = meetings(await drawn(2));
    const winner = (await drawn(1)).find(({ ns, ew }) => [ns, ew].includes('A-1'))!;
    for (const board of [1, 2]) {
      await evening.command('result.correct', {
        ...SESSION,
        table: winner.table,
        round: 1,
        board,
        result: { kind: 'score', score: winner.ns === 'A-1' ? -180 : 180 },
        reason: 'The slip had the sides the wrong way round.',
      });
    }
    const { last } = (await draw()).sections[0]!;
    expect(meetings(last!.plays)).toEqual(before);
    expect(last).toMatchObject({ round: 2, called: false, kept: false, started: [] });
    expect(meetings(last!.now!.plays)).not.toEqual(before);
  });

  it('keeps the draw with a reason', async () => {
    const { at, sections } = await draw();
    const body = { ...SESSION, section: 'A', round: 2, at, reason: 'They are on their way to the tables.' };
    await evening.command('session.keep-draw', body);
    const line = (await evening.book()).findLast(({ type }) => type === 'session.draw-kept')!;
    const { declined } = line.payload as { declined: { ns: string; ew: string }[] };
    expect(meetings(declined)).toEqual(meetings(sections[0]!.last!.now!.plays));
    expect((await draw()).sections[0]!.last).toMatchObject({ kept: true });
  });

  it('or draws again what has not started: the table that has stays', async () => {
    await evening.command('session.call-round', { ...SESSION, round: 2 });
    const before = await drawn(2);
    const begun = before[3]!;
    const result = { kind: 'score', score: 110 };
    await evening.command('result.record', { ...SESSION, table: begun.table, round: 2, board: 3, result });
    const { at, sections } = await draw();
    const { last } = sections[0]!;
    expect(last).toMatchObject({ called: true, started: [begun.table] });
    const body = { ...SESSION, section: 'A', round: 2, at };
    const without = await evening.director.command(evening.tournament, 'session.draw-round', body);
    expect(without.body).toMatchObject({ code: 'session.reason-needed' });
    await evening.command('session.draw-round', { ...body, reason: 'They agree to move.' });
    const after = await drawn(2);
    expect(after[3]).toEqual(begun);
    expect(meetings(after)).toEqual(meetings(last!.now!.plays));
    expect(meetings(after)).not.toEqual(meetings(before));
    expect((await draw()).sections[0]!.last).toMatchObject({ now: null });
  });

  it('opens no deal of a round that is not drawn, and every deal in the end', async () => {
    await playRoundTwo();
    await evening.until('board.revealed', 4);
    const revealed = (await evening.book())
      .filter(({ type }) => type === 'board.revealed')
      .map(({ payload }) => (payload as { board: number }).board);
    expect(revealed.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
    for (const round of [3, 4]) {
      await drawNext(round);
      await evening.command('session.call-round', { ...SESSION, round });
      await playRound(round);
    }
    const all = await Promise.all([1, 2, 3, 4].map(drawn));
    const met = all.flatMap(meetings);
    expect(new Set(met).size).toBe(met.length);
    await evening.command('session.close', SESSION);
    await evening.until('board.revealed', 8);
    await evening.until('session.protocol-published', 1);
  });
});

/** Table A4 has played its first board. */
async function playRoundTwo(): Promise<void> {
  for (const meeting of await drawn(2)) {
    for (const board of meeting.table === 'A4' ? [4] : [3, 4]) {
      const result = { kind: 'score', score: score(meeting) };
      await evening.command('result.record', { ...SESSION, table: meeting.table, round: 2, board, result });
    }
  }
}

describe('a Swiss of five teams and three matches of a board', () => {
  const TEAMS = 5;

  /** The lower number wins its match, by more the further the two are apart. */
  async function playMatches(round: number): Promise<void> {
    for (const { table, ns, ew } of await drawn(round)) {
      const [own, others] = [ns, ew].map((pair) => Number(pair.replace(/\D+/, ''))) as [number, number];
      if ([own, others].includes(TEAMS + 1)) continue;
      const points = own < others ? PART_SCORES[others - own]! : 70;
      const result = { kind: 'score', score: points };
      await evening.command('result.record', { ...SESSION, table, round, board: round, result });
    }
  }

  it('is set up with a bye, and drawn from the standing with what the bye is worth', async () => {
    evening = await Evening.open(server, 'Swiss Teams');
    await evening.command('session.create', SESSION);
    const draws = { first: 'neighbours', teamBye: 1500 };
    const swiss = { ...SESSION, teams: TEAMS, matches: 3, boardsPerRound: 1, draw: draws };
    await evening.command('session.set-team-swiss', swiss);
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 3, how: 'before-play' });
    await evening.until('board.dealt', 3);
    await evening.command('tournament.publish');
    await evening.command('session.start', SESSION);
    await evening.command('session.call-round', { ...SESSION, round: 1 });
    await playMatches(1);
    const { next } = (await draw()).sections[0]!;
    expect(next!.ranking.find(({ contestant }) => contestant === 'A-5')).toMatchObject({ value: '15' });
    expect(next).toMatchObject({ round: 2, open: 0 });
    expect(next!.plays.map(({ table }) => table)).toEqual(['A1', 'A3', 'A5']);
    await drawNext(2);
    const line = (await evening.book()).findLast(({ type }) => type === 'session.round-drawn')!;
    const { ranking, plays } = line.payload as {
      ranking: { contestant: string }[];
      plays: { ns: string; ew: string }[];
    };
    expect(ranking).toHaveLength(TEAMS);
    expect(meetings(plays)).toEqual(meetings(next!.plays));
  });

  it('leaves a drawn match as it is when a result is corrected', async () => {
    await evening.command('result.correct', {
      ...SESSION,
      table: 'A1',
      round: 1,
      board: 1,
      result: { kind: 'score', score: -150 },
      reason: 'The slip had the sides the wrong way round.',
    });
    const { last } = (await draw()).sections[0]!;
    expect(last).toMatchObject({ round: 2, kept: false });
    expect(meetings(last!.now!.plays)).not.toEqual(meetings(last!.plays));
  });

  it('opens the deal of a match once it is over, and is sealed in the end', async () => {
    await evening.until('board.revealed', 1);
    for (const round of [2, 3]) {
      await evening.command('session.call-round', { ...SESSION, round });
      await playMatches(round);
      if (round < 3) await drawNext(3);
    }
    const rounds = await Promise.all([1, 2, 3].map(drawn));
    const met = rounds.flatMap((round) => meetings(round.filter((_, table) => table % 2 === 0)));
    const teams = met.map((one) => one.match(/\d+/g)!.toSorted().join(' '));
    expect(new Set(teams).size).toBe(teams.length);
    await evening.command('session.close', SESSION);
    await evening.until('board.revealed', 3);
    await evening.until('session.protocol-published', 1);
    const { byes } = await read<{ byes: { points: string; why: string }[] }>('/matches');
    expect(byes.map(({ points, why }) => `${points} ${why}`)).toEqual([
      '15 chosen',
      '15 chosen',
      '15 chosen',
    ]);
  });
});

describe('a Swiss of five teams with a match of three in each match', () => {
  /** Every table's own boards in a round, the North-South pair of the lower number ahead. */
  async function playTables(round: number): Promise<void> {
    const { sections } = await read<SessionSeen>('');
    for (const [index, row] of sections[0]!.movement.rows.entries()) {
      const play = row[round - 1];
      if (!play) continue;
      const [own, others] = [play.ns, play.ew].map((pair) => Number(pair.replace(/\D+/, ''))) as [
        number,
        number,
      ];
      const points = own < others ? PART_SCORES[others - own]! : 70;
      const result = { kind: 'score', score: points };
      await evening.command('result.record', {
        ...SESSION,
        table: `A${index + 1}`,
        round,
        board: play.set,
        result,
      });
    }
  }

  it('is drawn, played, corrected and sealed', async () => {
    evening = await Evening.open(server, 'Teams of three');
    await evening.command('session.create', SESSION);
    const draws = { first: 'neighbours', odd: 'three-way', rematches: 'allowed' };
    const swiss = { ...SESSION, teams: 5, matches: 2, segments: 2, boardsPerRound: 1, draw: draws };
    await evening.command('session.set-team-swiss', swiss);
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'before-play' });
    await evening.until('board.dealt', 6);
    await evening.command('tournament.publish');
    await evening.command('session.start', SESSION);
    const first = await drawn(1);
    expect(first.map(({ table, ns, ew }) => `${table} ${ns} ${ew}`)).toEqual([
      'A1 A-NS1 A-EW2',
      'A2 A-NS2 A-EW1',
      'A3 A-NS3 A-EW4',
      'A4 A-NS4 A-EW5',
      'A5 A-NS5 A-EW3',
    ]);
    for (const round of [1, 2]) {
      await evening.command('session.call-round', { ...SESSION, round });
      await playTables(round);
    }
    const { next } = (await draw()).sections[0]!;
    expect(next).toMatchObject({ round: 3, open: 0, byes: [] });
    expect(next!.plays.filter(({ third }) => third)).toHaveLength(1);
    await drawNext(3);
    await evening.command('result.correct', {
      ...SESSION,
      table: 'A4',
      round: 1,
      board: 5,
      result: { kind: 'score', score: -150 },
      reason: 'The slip had the sides the wrong way round.',
    });
    const { last } = (await draw()).sections[0]!;
    expect(last).toMatchObject({ round: 3, kept: false });
    for (const round of [3, 4]) {
      await evening.command('session.call-round', { ...SESSION, round });
      await playTables(round);
    }
    await evening.command('session.close', SESSION);
    await evening.until('board.revealed', 6);
    await evening.until('session.protocol-published', 1);
    const seen = await read<{ matches: { half?: true; complete: boolean }[]; byes: unknown[] }>('/matches');
    expect(seen.matches.filter(({ half, complete }) => half && complete)).toHaveLength(6);
    expect(seen.byes).toEqual([]);
  });
});
