import { randomUUID } from 'node:crypto';
import { played } from '../../../../../libs/tournament/src/testing/played.js';
import { conventionOf } from '#preferans';
import { namedTeam } from '../teams.js';
import { boardsOfSixPairs, Evening, seatSixPairs, type EveningServer } from '../evening.js';
import { invite } from '../server-under-test.js';
import type { Known } from './values.js';

/** A tournament that has been played, and everybody who asks for something of it. */
export interface Scene {
  /** By who asks: the cookies that are sent. */
  readonly cookies: ReadonlyMap<string, string>;
  /** By the name of a parameter or member: what is there. */
  readonly known: Known;
}

const TABLES = ['A1', 'A2', 'A3'];
const RESULTS = ['4S N =', '3NT W -1', '2H S +1'];

/** A session of preferans is in its first round. */
async function sheetsBegun(evening: Evening): Promise<void> {
  const session = '3';
  await evening.command('session.create', { session, game: 'preferans' });
  const sheets = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 2 } };
  await evening.command('session.choose-sheets', { session, sheets });
  const tables = { section: 'B', players: 8, rounds: 2, draw: 'random', seed: '5'.repeat(64) };
  await evening.command('session.set-tables', { session, ...tables });
  await evening.pair(session, ['B1', 'B2']);
  await evening.command('session.start', { session });
  await evening.command('session.call-round', { session, round: 1 });
}

/** A knockout of two teams is in its first round, and a contest counts what was played. */
async function matchesBegun(evening: Evening): Promise<void> {
  const lions = await namedTeam(evening, 'Lions', ['Ada', 'Bea', 'Cyd', 'Dan']);
  const owls = await namedTeam(evening, 'Owls', ['Eva', 'Fay', 'Guy', 'Hal']);
  const settings = { title: 'Cup', places: 'first', segments: 1, boards: 2 };
  const entries = [lions.entry, owls.entry];
  await evening.command('knockout.set-up', { knockout: '1', settings, entries });
  await evening.command('knockout.open-round', { knockout: '1', round: 1, session: '4' });
  await evening.command('session.start', { session: '4' });
  const league = { title: 'League', sessions: ['1'], total: 'sum', tables: [] };
  await evening.command('contest.choose', { contest: '1', settings: league });
}

/** An evening is played to its end; a session with other boards is prepared beside it. */
export async function playedScene(server: EveningServer, number: number): Promise<Scene> {
  const evening = await Evening.open(server, `Hostile ${number}`);
  const { director: administrator, tournament } = evening;
  await seatSixPairs(evening, 2, TABLES);
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- round after round
    await evening.command('session.call-round', { session: '1', round });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all(
      TABLES.map(async (table, index) => {
        for (const board of boardsOfSixPairs(index + 1, round)) {
          // oxlint-disable-next-line no-await-in-loop -- board after board
          await evening.play({ session: '1', table, round, board }, played(RESULTS[index]!));
        }
      }),
    );
  }
  await evening.command('session.create', { session: '2' });
  await evening.command('board.request-dealing', { set: '2', from: 1, to: 2, how: 'before-play' });
  await sheetsBegun(evening);
  await matchesBegun(evening);
  await evening.settled();
  const book = await evening.book();
  const of = (type: string, member: string) =>
    book.flatMap(({ type: each, payload }) => {
      const value = (payload as Record<string, unknown>)[member];
      return each === type && value !== undefined ? [value] : [];
    });
  const role = (name: string, as: number) =>
    invite(administrator, { tournament, role: name, as: 100 * number + as });
  const [scorer, director, organiser, other] = await Promise.all(
    ['scorer', 'director', 'organiser', 'duplicator'].map(role),
  );
  const { person } = (await other!.get('/api/session')).body as { person: { id: string } };
  const spare = (await administrator.create(`To be ended ${number}`)).body.tournament as string;
  const site = `site-${number}`;
  const made = await administrator.post('/api/installation/sites', { name: site });
  const page = (await administrator.get('/')).body as string;
  const assets = [...page.matchAll(/\/assets\/([^"]+)/g)].map(([, name]) => name);
  const paper = await administrator.post(`/api/tournaments/${tournament}/prints`, {
    paper: 'standings',
    session: '1',
  });
  const somebody = of('entries.registered', 'players').flat();
  return {
    cookies: new Map([
      ['public', ''],
      ['table', evening.devices.get('A1')!.cookie],
      ['table of preferans', evening.devices.get('B1')!.cookie],
      ['scorer', scorer!.cookie],
      ['director', director!.cookie],
      ['organiser', organiser!.cookie],
      ['administrator', administrator.cookie],
    ]),
    known: {
      tournament: [tournament],
      spare: [spare],
      session: ['1', '1', '1', '1', '2', '3', '4', '9'],
      set: ['1', '2', '9'],
      table: [...TABLES, ...TABLES, 'B1', 'B2', 'C1', 'D9'],
      board: [1, 2, 3, 4, 5, 6, 7],
      round: [1, 2, 3, 4],
      section: ['A', 'B', 'C'],
      entry: [...of('entries.registered', 'entry'), ...of('entries.team-registered', 'entry'), 1, 2, 3],
      team: ['C-1', 'C-2', ...of('entries.team-registered', 'entry')],
      line: [1, 2],
      player: somebody,
      players: [somebody.slice(0, 2), somebody.slice(2, 6)],
      somebody: [...somebody, randomUUID()],
      contestant: ['A-NS1', 'A-EW2', 'A-NS3', 'A-1', 'B-1', 'C-2'],
      account: [person.id],
      person: [person.id],
      at: ['1', '3', String(Math.floor(book.length / 2)), String(book.length), new Date().toISOString()],
      after: ['1', String(book.length)],
      before: ['2', String(book.length)],
      from: [1, 2, '5', book.length],
      limit: ['1', '5', '500'],
      search: ['an', 'Ł', 'а'],
      format: ['usebio', 'pbn'],
      contest: ['1'],
      knockout: ['1'],
      print: [(paper.body as { print?: string }).print ?? '-'],
      site: [site],
      siteToken: [made.body.token],
      path: ['swagger-ui.css', 'openapi.json', 'index.html', 'clubs', ...assets],
      level: [1, 4, 7],
      rule: ['12.3'],
    },
  };
}
