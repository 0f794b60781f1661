import { readPublished, type PublishedTeamsResult } from '#interchange';
import { KNOCKOUT } from '#scoring';
import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { lineUp, namedTeam } from '../testing/teams.js';
import { readPrintout } from '../testing/printouts.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const sixOf = (name: string) => [1, 2, 3, 4, 5, 6].map((player) => `${name} ${player}`);

/** The Lions and the Owls, of six each, in a knockout match of so many segments. */
async function match(name: string, segments: number, boardsPerRound: number) {
  const evening = await Evening.open(server, name);
  await evening.command('tournament.publish');
  const home = await namedTeam(evening, 'Lions', sixOf('Home'));
  const away = await namedTeam(evening, 'Owls', sixOf('Away'));
  await evening.command('session.create', { session: '1' });
  await evening.command('session.set-movement', {
    session: '1',
    sections: [
      {
        section: 'A',
        boardsPerRound,
        movement: { kind: 'teams', teams: { name: 'knockout', teams: 2, segments } },
      },
    ],
  });
  await evening.command('session.score-matches', { session: '1', method: KNOCKOUT });
  await evening.command('session.seat-team', { session: '1', team: 'A-1', entry: home.entry });
  await evening.command('session.seat-team', { session: '1', team: 'A-2', entry: away.entry });
  return { evening, home, away };
}

/** The matches as somebody reads them, once the whole journal can be read. */
async function matchesFor(evening: Evening, client: Client) {
  const after = (await evening.book()).length;
  const path = `/api/tournaments/${evening.tournament}/sessions/1/matches?after=${after}`;
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  return body;
}

describe('a match of teams', () => {
  let played: Awaited<ReturnType<typeof match>>;

  beforeAll(async () => {
    played = await match('Teams', 2, 1);
    await played.evening.command('session.start', { session: '1' });
    await played.evening.pair('1', ['A1', 'A2']);
  });

  it('has line-ups that nobody sees before both captains have handed in theirs', async () => {
    const { evening, home, away } = played;
    const { position } = await evening.command('session.hand-in-line-up', {
      session: '1',
      team: 'A-1',
      round: 1,
      lineUp: lineUp(home.players.slice(2)),
    });
    const hidden = JSON.stringify([
      await matchesFor(evening, evening.director),
      (await evening.director.get(`/api/tournaments/${evening.tournament}/journal?after=${String(position)}`))
        .body,
      (await evening.director.get(`/api/tournaments/${evening.tournament}/sessions/1`)).body,
    ]);
    expect(hidden).toContain('session.line-up-handed-in');
    expect(hidden).not.toContain('"lineUp"');
    const pairs = await evening.director.get(`/api/tournaments/${evening.tournament}/sessions/1`);
    const northSouth = pairs.body.contestants.find(
      (one: { contestant: string }) => one.contestant === 'A-NS1',
    );
    expect(northSouth.players.map(({ name }: { name: string }) => name)).toEqual(['Home 1', 'Home 2']);
    await evening.command('session.hand-in-line-up', {
      session: '1',
      team: 'A-2',
      round: 1,
      lineUp: lineUp(away.players),
    });
    const { teams } = await matchesFor(evening, server.client());
    expect(
      teams.map((team: { lineUps: { lineUp: { N: { name: string } } }[] }) => team.lineUps[0]!.lineUp.N.name),
    ).toEqual(['Home 3', 'Away 1']);
  });

  it('hides the rooms from each other until both have finished a board', async () => {
    const { evening } = played;
    await evening.command('session.call-round', { session: '1', round: 1 });
    const atTable = async (table: string) => {
      const after = (await evening.book()).length;
      const path = `/api/tournaments/${evening.tournament}/sessions/1/tables/${table}?after=${after}`;
      return (await evening.devices.get(table)!.get(path)).body;
    };
    await evening.play({ session: '1', table: 'A1', round: 1, board: 1 }, { kind: 'score', score: 420 });
    expect((await atTable('A1')).fields).toEqual([]);
    expect((await matchesFor(evening, evening.director)).matches[0].segments[0].boards).toEqual([
      { board: 1, shown: false },
    ]);
    await evening.play({ session: '1', table: 'A2', round: 1, board: 1 }, { kind: 'score', score: 50 });
    expect((await atTable('A1')).fields).toHaveLength(1);
    for (const reader of [evening.director, server.client(), evening.devices.get('A2')!]) {
      const { matches } = await matchesFor(evening, reader);
      expect(matches[0].running).toEqual({ home: '9', away: '0' });
      expect(matches[0].segments[0].boards[0]).toMatchObject({
        shown: true,
        points: { home: '9', away: '-9' },
      });
    }
  });

  it('goes on to the next segment, is read as it was before, and closes', async () => {
    const { evening } = played;
    const between = (await evening.book()).length;
    await evening.command('session.call-round', { session: '1', round: 2 });
    await evening.play({ session: '1', table: 'A1', round: 2, board: 2 }, { kind: 'score', score: 110 });
    await evening.play({ session: '1', table: 'A2', round: 2, board: 2 }, { kind: 'score', score: 140 });
    await evening.command('session.close', { session: '1' });
    const over = await matchesFor(evening, server.client());
    expect(over.matches[0]).toMatchObject({ complete: true, running: { home: '9', away: '1' } });
    expect(over.final).toBe(true);
    const then = await server
      .client()
      .get(`/api/tournaments/${evening.tournament}/sessions/1/matches?at=${between}`);
    expect(then.body.matches[0]).toMatchObject({ complete: false, running: { home: '9', away: '0' } });
    const after = (await evening.book()).length;
    const path = `/api/tournaments/${evening.tournament}/sessions/1/results?after=${after}`;
    const [{ game, figures }] = readPublished((await server.client().get(path)).body).teams as [
      PublishedTeamsResult,
    ];
    expect(game).toMatchObject({
      kind: 'knockout',
      scoring: 'imps',
      teams: [
        { team: '1', name: 'Lions', players: { length: 6 } },
        { team: '2', name: 'Owls' },
      ],
      matches: [{ teams: { home: '1', away: '2' }, segments: [{ boards: [{ board: 1 }, { board: 2 }] }] }],
    });
    const [segment] = game.matches[0]!.segments;
    const score = (points: number) => ({ kind: 'score', score: points });
    expect(segment!.boards[0]!.outcomes).toMatchObject({
      open: { ns: score(420) },
      closed: { ns: score(50) },
    });
    expect(game.teams[0]!.pairs[0]!.players).toEqual([{ name: 'Home 3' }, { name: 'Home 4' }]);
    expect(segment!.rooms!.open).toEqual({ ns: '1A', ew: '2B' });
    expect(figures.matches).toEqual([{ match: 'match 1', home: '9.00', away: '1.00' }]);
    const inPbn = await server.client().get(`${path}&format=pbn`);
    expect(readPublished(inPbn.body).teams[0]!.game).toMatchObject({
      kind: 'knockout',
      teams: [{ name: 'Lions', players: { length: 6 } }, { name: 'Owls' }],
      matches: [{ segments: segment!.boards.map((board) => ({ boards: [board] })) }],
    });
  });

  it('calls its teams by the names that they were given, wherever it is read and printed', async () => {
    const { evening } = played;
    const cup = { title: 'Cup', places: 'third', segments: 1, boards: 1 };
    const seeds = { knockout: '1', settings: cup, entries: [played.home.entry, played.away.entry] };
    await evening.command('knockout.set-up', seeds);
    const { director, tournament } = evening;
    const after = (await evening.book()).length;
    const read = async (path: string) =>
      (await director.get(`/api/tournaments/${tournament}${path}after=${after}`)).body;
    const [matches, entries, journal] = [
      await matchesFor(evening, server.client()),
      await read('/entries?'),
      await read('/journal?'),
    ];
    expect(matches.teams.map(({ name }: { name: string }) => name)).toEqual(['Lions', 'Owls']);
    expect(entries.entries.map(({ name }: { name: string }) => name)).toEqual(['Lions', 'Owls']);
    const { teams } = await read('/knockouts/1?');
    expect(teams.map(({ name }: { name: string }) => name)).toEqual(['Lions', 'Owls']);
    const seatedLines = journal.lines.filter(({ type }: { type: string }) => type === 'session.team-seated');
    expect(seatedLines.map(({ data }: { data: { named: object } }) => data.named).toReversed()).toEqual([
      { 'A-1': 'Lions' },
      { 'A-2': 'Owls' },
    ]);
    const files = await Promise.all(
      ['usebio', 'pbn'].map(async (format) => {
        const path = `/api/tournaments/${tournament}/sessions/1/results?format=${format}&after=${after}`;
        return (await server.client().raw('GET', path)).text();
      }),
    );
    for (const file of files) expect(file).toMatch(/Lions[^]*Owls/);
    const printouts = [{ paper: 'standings' }, { paper: 'entry-list' }, { paper: 'knockout', knockout: '1' }];
    for (const wanted of printouts) {
      // oxlint-disable-next-line no-await-in-loop -- one print after the other
      const told = await readPrintout(director, tournament, { ...wanted, language: 'en', size: 'a4' });
      for (const name of ['Lions', 'Owls']) expect(`${wanted.paper}: ${told}`).toContain(name);
    }
  });

  it('takes line-ups from the captains themselves, each only that of their own team', async () => {
    const { evening, home, away } = await match('Captains', 1, 1);
    const links = `/api/tournaments/${evening.tournament}/captains`;
    const captainOf = async (entry: string) => {
      const { body } = await evening.director.post(links, { entry });
      const captain = server.client();
      const token = new URL(body.link).hash.slice(1);
      expect((await captain.post('/api/captains/enter', { token })).body.captain.entry).toBe(entry);
      return { captain, token, id: body.id as string };
    };
    const [first, second] = [await captainOf(home.entry), await captainOf(away.entry)];
    const handIn = (by: Client, team: string, players: readonly string[]) =>
      by.command(evening.tournament, 'session.hand-in-line-up', {
        session: '1',
        team,
        round: 1,
        lineUp: lineUp(players),
      });
    const seenBy = async (by: Client) => {
      const after = (await evening.book()).length;
      const path = `/api/tournaments/${evening.tournament}/captain?after=${after}`;
      return (await by.get(path)).body.sessions?.[0].rounds[0];
    };
    expect((await handIn(first.captain, 'A-2', away.players)).body.code).toBe('team.not-own');
    expect((await handIn(first.captain, 'A-1', home.players.slice(2))).status).toBe(200);
    expect(await seenBy(first.captain)).toMatchObject({
      state: 'handed-in',
      lineUp: lineUp(home.players.slice(2)),
      shown: [],
    });
    expect(await seenBy(second.captain)).toMatchObject({ state: 'open', lineUp: null, shown: [] });
    expect((await handIn(second.captain, 'A-2', away.players)).status).toBe(200);
    expect((await seenBy(second.captain)).shown[0].lineUp.N).toEqual({ name: 'Home 3' });
    expect((await handIn(first.captain, 'A-1', home.players)).body.code).toBe('team.line-ups-shown');
    const book = JSON.stringify(await evening.book());
    expect(book).toContain(`captain:${first.id}`);
    expect(book).not.toContain(first.token);
    await evening.director.send('DELETE', `${links}/${first.id}`);
    expect(await seenBy(first.captain)).toBeUndefined();
    expect((await handIn(first.captain, 'A-1', home.players)).status).toBe(401);
    expect(
      (await evening.director.post(links, { entry: '00000000-0000-4000-8000-000000000000' })).body.code,
    ).toBe('access.team-unknown');
  });

  it('is none in a session of pairs', async () => {
    const evening = await Evening.open(server, 'Pairs');
    await evening.command('session.create', { session: '1' });
    const path = `/api/tournaments/${evening.tournament}/sessions/1/matches`;
    expect((await evening.director.get(path)).body.code).toBe('team.none');
  });
});
