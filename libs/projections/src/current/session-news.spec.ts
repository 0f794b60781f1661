import type { JournalEvent } from '#tournament';
import { NOTHING_PLAYED, type PlayState } from '../play/play-state.js';
import {
  agreed,
  begun,
  called,
  event,
  foldPlay,
  linesOf,
  roundPlayed,
  ruled,
  score,
  setUp,
  uuid,
} from '../testing/play-events.js';
import { readState } from '../testing/read-state.js';
import type { Viewer } from '../visibility/viewer.js';
import { CurrentState } from './current-state.js';
import { sessionNews } from './session-news.js';

/** Dora directs, and plays as North-South of A3; Ewa only directs. */
const DORA = uuid(70);
const dora: Viewer = { kind: 'director', person: DORA };
const ewa: Viewer = { kind: 'director', person: uuid(71) };

const AVERAGE_PLUS = {
  NS: { kind: 'artificial', award: 'average-plus' },
  EW: { kind: 'artificial', award: 'average' },
} as const;

/**
 * A1 is late: in its first round its North-South had an average plus on board 1 and more than 60% on board 2. A3 has still
 * to play boards 3 and 4, which A1 has not reached.
 */
const LATE: readonly JournalEvent[] = [
  ...begun(),
  event('session.players-named', { session: '1', contestant: 'A-NS3', players: [DORA, uuid(72)] }),
  ...ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE_PLUS),
  ...agreed({ table: 'A1', round: 1, board: 2 }, score(620)),
  ...roundPlayed(1, { tables: ['A2', 'A3'] }),
  called(2),
  ...roundPlayed(2, { tables: ['A2', 'A3'] }),
  called(3),
  ...roundPlayed(3, { tables: ['A2'] }),
];

const [BOARD_3, BOARD_4] = [3, 4].map((board) => agreed({ table: 'A3', round: 3, board }));

/** A journal that somebody follows: the news of what came last. */
class Followed {
  state: PlayState = NOTHING_PLAYED;
  #current = new CurrentState({ position: 0, state: NOTHING_PLAYED }).remembered();
  #events: readonly JournalEvent[] = [];
  #before = 0;

  constructor(...events: readonly JournalEvent[]) {
    this.write(...events);
  }

  write(...events: readonly JournalEvent[]): void {
    this.#before = this.#current.position;
    this.#events = [...this.#events, ...events];
    this.state = foldPlay(this.state, linesOf(this.#events).slice(this.#before));
    this.#current = this.#current.next({ position: this.#events.length, state: this.state }).remembered();
  }

  async news(viewer: Viewer, session = '1'): Promise<string[]> {
    const { documents } = await sessionNews(this.#current, session, viewer, this.#before);
    return documents.map(({ kind, key }) => `${kind} ${key}`.trim());
  }
}

describe('a director who plays', () => {
  it('is told to read all of the session again with her last board: awards on others are shown with totals', async () => {
    const at = new Followed(...LATE, ...BOARD_3!);
    const awardToA1 = async () =>
      (await readState(at.state, dora).protocols.traveller('1', 1)).lines[0]!.awards!.NS;
    expect(await awardToA1()).toMatchObject({ award: 'ave+', percent: '60' });
    at.write(...BOARD_4!);
    expect(await awardToA1()).toMatchObject({ award: 'ave+', percent: '100' });
    const documents = ['room', 'whereabouts', 'standings', 'traveller 4', 'table A3'];
    expect(await at.news(dora)).toEqual([...documents, 'session', 'rulings']);
    expect(await at.news(ewa)).toEqual(documents);
  });

  it('is told so with each board that is behind her, since rulings on it are shown then', async () => {
    const at = new Followed(...LATE);
    at.write(...BOARD_3!);
    expect(await at.news(dora)).toEqual(expect.arrayContaining(['traveller 3', 'session', 'rulings']));
    expect(await at.news(ewa)).not.toContain('session');
  });

  it('is told so when she has asked to see boards, which changes no document', async () => {
    const at = new Followed(...LATE);
    at.write(event('session.hidden-shown', { session: '1', person: DORA, boards: [3, 4] }));
    expect(await at.news(dora)).toEqual(['session', 'rulings']);
    expect(await at.news(ewa)).toEqual([]);
  });

  it('is told so in each session with boards that she no longer has to play in another', async () => {
    const second = setUp({ session: '2', boardSet: '1' }).filter(({ type }) => type.startsWith('session.'));
    const plays = (...players: string[]) =>
      event('session.players-named', { session: '2', contestant: 'A-NS1', players });
    const at = new Followed(...LATE, ...BOARD_3!, ...BOARD_4!, ...second, plays(DORA, uuid(72)));
    at.write(plays(uuid(73), uuid(72)));
    expect(await at.news(dora)).toEqual(['session', 'rulings']);
    expect(await at.news(ewa)).toEqual([]);
  });

  it('is told what others are while she sees as much as before', async () => {
    const at = new Followed(...LATE);
    at.write(...agreed({ table: 'A1', round: 2, board: 3 }));
    expect(await at.news(dora)).not.toContain('session');
  });
});

describe('the tables of a hall', () => {
  const phones = (...tables: readonly string[]) =>
    tables.map((table): Viewer => ({ kind: 'table', session: '1', table }));

  it('are told of their own table alone, and of a board that they have just played themselves', async () => {
    const at = new Followed(...begun());
    at.write(...agreed({ table: 'A2', round: 1, board: 3 }));
    const [a1, a2, a3] = await Promise.all(phones('A1', 'A2', 'A3').map((phone) => at.news(phone)));
    expect(a2).toEqual(expect.arrayContaining(['traveller 3', 'table A2']));
    expect([...a1!, ...a3!]).not.toContain('traveller 3');
    expect(a1).not.toContain('table A2');
    expect(a1).toEqual(a3);
  });

  it('are told what everybody is, whichever of them is told first', async () => {
    const at = new Followed(...begun(), ...roundPlayed(1));
    at.write(called(2));
    const [anybody, ...tables] = await Promise.all(
      [{ kind: 'public' } as const, ...phones('A3', 'A1')].map((viewer) => at.news(viewer)),
    );
    const ofAll = (news: readonly string[]) => news.filter((name) => !name.startsWith('table '));
    for (const news of tables) expect(ofAll(news)).toEqual(expect.arrayContaining([...anybody!]));
  });
});
