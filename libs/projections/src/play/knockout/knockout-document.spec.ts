import { seenChanges } from '../../reading/play/changes/seen-changed.js';
import type { KnockoutSeen } from '../../reading/play/views/knockout-view.js';
import type { MatchesSeen } from '../../reading/play/views/matches-view.js';
import { JournalInMemory } from '../../testing/journal-in-memory.js';
import { readState } from '../../testing/read-state.js';
import { DIRECTOR, foldPlay, score, uuid } from '../../testing/play-events.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';
import { NOTHING_PLAYED, type PlayState } from '../play-state.js';
import { matchesOf } from '../matches.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const SETTINGS = { title: 'Cup', places: 'third', segments: 1, boards: 2 };

/** A tournament in which so many teams are to play a knockout, round by round. */
class Cup {
  readonly book = new JournalInMemory();

  constructor(teams: number, settings: object = {}) {
    this.give('tournament.create', { name: 'Cup' }, DIRECTOR);
    this.give('tournament.publish');
    const entries = Array.from({ length: teams }, (_, index) => uuid(index + 1));
    for (const [index, entry] of entries.entries()) {
      const players = [1, 2, 3, 4].map((player) => uuid(1000 + 10 * index + player));
      this.give('entries.register-team', { entry, players, captain: players[0] });
    }
    this.give('knockout.set-up', { knockout: '1', settings: { ...SETTINGS, ...settings }, entries });
  }

  /** Gives a command that is not refused. */
  give(name: string, body: object = {}, person = DIRECTOR): void {
    const answer = this.book.give(name, body, { actor: `person:${person}`, capacity: 'director' });
    if (!answer) throw new Error(`${name} was refused.`);
  }

  open(round: number): void {
    const at = round > 1 ? { at: this.book.lines.length } : {};
    this.give('knockout.open-round', { knockout: '1', round, session: `${round}`, ...at });
  }

  start(round: number): void {
    this.give('session.start', { session: `${round}` });
    this.give('session.call-round', { session: `${round}`, round: 1 });
  }

  /** Plays the matches of a round: of each what its first team has in points on the first board; the second is flat. */
  play(round: number, ...points: readonly number[]): void {
    const session = `${round}`;
    for (const [index, { segments }] of this.#matches(session).entries()) {
      if (points[index] === undefined) continue;
      const [{ boards, home, away }] = segments as [(typeof segments)[number]];
      for (const board of boards) {
        const first = board === boards[0] ? points[index] : 0;
        for (const [room, value] of [
          [home, first],
          [away, 0],
        ] as const)
          this.give('result.record', {
            session,
            ...room,
            board,
            result: score(value),
          });
      }
    }
  }

  /** Another score for the first board of a match. */
  correct(round: number, match: number, points: number): void {
    const session = `${round}`;
    const { segments } = this.#matches(session)[match]!;
    const { boards, home } = segments[0]!;
    const result = score(points);
    this.give('result.correct', { session, ...home, board: boards[0], result, reason: 'Wrong side' });
  }

  #state(): PlayState {
    return foldPlay(NOTHING_PLAYED, this.book.lines);
  }

  #matches(session: string) {
    return matchesOf(this.#state().sessions[session]!);
  }

  /** What a command reports of a round's matches to somebody who has seen the journal up to a line. */
  changesSince(line: number, session: string, viewer: Viewer = director): string[] {
    const before = foldPlay(NOTHING_PLAYED, this.book.lines.slice(0, line));
    const parts = [{ of: 'matches', sessions: [session] }] as const;
    return seenChanges({ before, now: this.#state() }, parts, viewer).map(
      ({ who, before: was, now }) => `${who.map(number).join('-')} ${was} → ${now}`,
    );
  }

  /** What the sessions are, as lists tell it. */
  async stages(): Promise<string[]> {
    const sessions = await readState(this.#state(), director).sessions.all();
    return sessions.map(({ session, stage }) =>
      [
        session,
        ...(stage ? [`${stage.places.from}-${stage.places.to}`] : []),
        ...(stage?.extra ? ['extra'] : []),
      ].join(' '),
    );
  }

  async matches(session: string): Promise<MatchesSeen> {
    return readState(this.#state(), director).standings.matches(session);
  }

  async seen(viewer: Viewer = director): Promise<KnockoutSeen> {
    return readState(this.#state(), viewer).knockouts.knockout('1');
  }
}

const number = (entry: string | null) => (entry === null ? '?' : `${Number(entry.slice(-12))}`);

/** A bracket as one reads it: who meets, how it stands, who has won and by what. */
const bracket = ({ rounds }: KnockoutSeen) =>
  rounds.map(({ matches }) =>
    matches.map(({ entries, score, winner, by, tied, otherwise }) =>
      [
        entries.map(number).join('-'),
        ...(score ? [`${score.first}:${score.second}`] : []),
        ...(winner === null ? [] : [`${number(winner)} by ${by}`]),
        ...(tied ? ['tied'] : []),
        ...(otherwise ? [`now ${number(otherwise.winner)}`] : []),
      ].join(', '),
    ),
  );
const places = (seen: KnockoutSeen) =>
  seen.places.map(({ entry, from, to }) => `${number(entry)} ${from}-${to}`);

describe('a knockout of eight that is played', () => {
  const cup = new Cup(8);

  it('shows who meets, and what its matches stand at', async () => {
    cup.open(1);
    cup.start(1);
    cup.play(1, 420, -420, 0);
    expect(bracket(await cup.seen()).slice(0, 2)).toEqual([
      ['1-8, 9:0, 1 by results', '2-7, 0:9, 7 by results', '3-6, 0:0, tied', '4-5'],
      ['1-?', '7-?'],
    ]);
  });

  it('tells who rests a command on it which match has another score by now', () => {
    const seen = cup.book.lines.length;
    expect(cup.changesSince(seen, '1')).toEqual([]);
    cup.correct(1, 1, 0);
    expect(cup.changesSince(seen, '1')).toEqual(['2-7 0 : 9 (2) → 0 : 0']);
    expect(cup.changesSince(seen, '1', PUBLIC_VIEWER)).toEqual([]);
    cup.correct(1, 1, -420);
    expect(cup.changesSince(seen, '1')).toEqual([]);
  });

  it('tells the public nothing of matches that are played', async () => {
    expect(bracket(await cup.seen(PUBLIC_VIEWER)).slice(0, 2)).toEqual([
      ['1-8', '2-7', '3-6', '4-5'],
      ['?-?', '?-?'],
    ]);
  });

  it('is not opened further before a tie is decided', async () => {
    cup.play(1, ...([undefined, undefined, undefined, -420] as unknown as number[]));
    expect((await cup.seen()).next).toBe(2);
    expect(() => cup.open(2)).toThrow('refused');
    const decision = {
      knockout: '1',
      match: 3,
      winner: uuid(3),
      ground: 'tie',
      reason: 'Won the last board',
    };
    cup.give('knockout.decide-match', decision);
    cup.open(2);
    expect(bracket(await cup.seen(PUBLIC_VIEWER)).slice(0, 2)).toEqual([
      [
        '1-8, 9:0, 1 by results',
        '2-7, 0:9, 7 by results',
        '3-6, 0:0, 3 by tie, tied',
        '4-5, 0:9, 5 by results',
      ],
      ['1-5', '7-3'],
    ]);
  });

  it('shows a match that others would win after a correction, until the director has answered', async () => {
    cup.correct(1, 1, 420);
    const after = await cup.seen();
    expect(bracket(after)[0]![1]).toBe('2-7, 9:0, 7 by results, now 2');
    expect(after.rounds[1]).toMatchObject({ otherwise: true });
    const answer = { knockout: '1', round: 2, at: cup.book.lines.length, reason: 'They have gone home' };
    cup.give('knockout.keep-round', answer);
    const kept = await cup.seen();
    expect(kept.rounds[1]).toMatchObject({ otherwise: false });
    expect(bracket(kept)[1]).toEqual(['1-5', '7-3']);
    cup.give('knockout.redraw-round', { ...answer, at: cup.book.lines.length });
    expect(bracket(await cup.seen()).slice(0, 2)).toEqual([
      expect.arrayContaining(['2-7, 9:0, 2 by results']),
      ['1-5', '2-3'],
    ]);
  });

  it('ends with places', async () => {
    cup.start(2);
    cup.play(2, 420);
    cup.give('knockout.decide-match', {
      knockout: '1',
      match: 6,
      winner: uuid(3),
      ground: 'forfeit',
      reason: 'They did not come',
    });
    cup.open(3);
    cup.start(3);
    cup.play(3, 100, 200);
    const seen = await cup.seen();
    expect(bracket(seen).slice(1)).toEqual([
      ['1-5, 9:0, 1 by results', '2-3, 3 by forfeit'],
      ['1-3, 3:0, 1 by results', '2-5, 5:0, 2 by results'],
    ]);
    expect(seen.next).toBeNull();
    expect(places(seen)).toEqual(['1 1-1', '3 2-2', '2 3-3', '5 4-4', '8 5-8', '7 5-8', '6 5-8', '4 5-8']);
  });
});

describe('a match of a knockout that is tied', () => {
  it('goes on with extra boards, and is won by them', async () => {
    const cup = new Cup(4);
    cup.open(1);
    cup.start(1);
    cup.play(1, 420, 0);
    const at = () => cup.book.lines.length;
    const extra = { knockout: '1', match: 2, session: '7', boards: 2 };
    cup.give('knockout.open-extra-boards', { ...extra, at: at() });
    expect(() => cup.give('knockout.open-extra-boards', { ...extra, session: '8', at: at() })).toThrow(
      'refused',
    );
    const [, tied] = (await cup.seen()).rounds[0]!.matches;
    const opened = { session: '7', status: 'set-up', boards: 2, score: null };
    expect(tied).toMatchObject({ tied: true, extras: [opened] });
    cup.start(7);
    cup.play(7, -420);
    expect(bracket(await cup.seen())[0]).toEqual(['1-4, 9:0, 1 by results', '2-3, 0:9, 3 by results']);
    cup.open(2);
    const seen = await cup.seen();
    expect(bracket(seen)[1]).toEqual(['1-3', '2-4']);
    expect(await cup.stages()).toEqual(['1 1-4', '2 1-2', '7 1-4 extra']);
    expect(seen.rounds[0]!.matches[1]!.extras).toMatchObject([{ score: { first: '0', second: '9' } }]);
  });
});

describe('a knockout behind matches of the same teams', () => {
  it('begins with a part of what they won those by, which the matches show with its figures', async () => {
    const carry = { from: '9', wonByHigher: '1/2', wonByLower: '1/3', most: '4', decimals: 1 };
    const cup = new Cup(4, { carry });
    const teams = { name: 'round-robin', teams: 4, matches: 1 };
    const sections = [{ section: 'A', boardsPerRound: 2, movement: { kind: 'teams', teams } }];
    cup.give('session.create', { session: '9' });
    cup.give('session.set-movement', { session: '9', sections });
    for (const [index, entry] of [1, 2, 3, 4].entries())
      cup.give('session.seat-team', { session: '9', team: `A-${index + 1}`, entry: uuid(entry) });
    cup.start(9);
    // Team 4 beats team 1 by 9, team 2 beats team 3 by 5.
    cup.play(9, 420, 200);
    cup.give('knockout.open-round', { knockout: '1', round: 1, session: '1', at: cup.book.lines.length });
    const { matches } = await cup.matches('1');
    expect(matches.map(({ carried, earlier }) => [carried.home, carried.away, earlier?.margin])).toEqual([
      ['0', '3', '-9'],
      ['5/2', '0', '5'],
    ]);
    expect(matches[0]!.earlier?.rule).toMatchObject({ wonByLower: '1/3' });
  });
});

describe('a knockout whose next round has started when a result is corrected', () => {
  it('shows who would meet now, and plays the match with the other team while the others go on', async () => {
    const cup = new Cup(8);
    cup.open(1);
    cup.start(1);
    cup.play(1, 420, -420, 420, 420);
    cup.open(2);
    cup.start(2);
    cup.play(2, 420);
    const instead = ({ rounds }: KnockoutSeen) =>
      rounds[1]!.matches.map((match) => match.instead?.map(number).join('-') ?? null);
    expect(instead(await cup.seen())).toEqual([null, null]);
    cup.correct(1, 1, 420);
    const after = await cup.seen();
    expect([bracket(after)[1], instead(after)]).toEqual([
      ['1-4, 9:0, 1 by results', '7-3'],
      [null, '2-3'],
    ]);
    const at = cup.book.lines.length;
    cup.give('knockout.redraw-match', {
      knockout: '1',
      round: 2,
      match: 6,
      at,
      reason: 'Board 1 of 2 and 7',
    });
    const again = await cup.seen();
    expect(again.rounds[1]).toMatchObject({ otherwise: false, status: 'running' });
    expect([bracket(again)[1], instead(again)]).toEqual([
      ['1-4, 9:0, 1 by results', '2-3'],
      [null, null],
    ]);
    const [, other] = (await cup.matches('2')).teams.slice(1, 3);
    expect(other).toMatchObject({ team: 'A-3', entry: uuid(2) });
  });
});

describe('a knockout of six with play-offs for every place', () => {
  it('has byes, and a withdrawn team’s opponent goes on', async () => {
    const cup = new Cup(6, { places: 'all' });
    cup.open(1);
    cup.start(1);
    cup.play(1, 420, 420);
    cup.give('entries.withdraw', { entry: uuid(2) });
    cup.open(2);
    const seen = await cup.seen();
    expect(seen.rounds[0]!.byes.map(number)).toEqual(['1', '2']);
    expect(bracket(seen)[1]).toEqual(['1-4', '2-3, 3 by walkover', '5-6']);
    expect(seen.teams[1]).toMatchObject({ seed: 2, withdrawn: true });
    cup.start(2);
    cup.play(2, 420, -420);
    cup.open(3);
    expect(bracket(await cup.seen())[2]).toEqual(['1-3', '2-4, 4 by walkover']);
    expect(places(await cup.seen())).toEqual(['4 3-3', '2 4-4', '6 5-5', '5 6-6']);
  });
});

describe('a knockout match that was given to a team in its session', () => {
  it('is won by it, and penalties are taken off matches', async () => {
    const cup = new Cup(4);
    cup.open(1);
    cup.start(1);
    cup.play(1, 420);
    const [penalty, reason] = [uuid(900), 'Late'];
    cup.give('session.penalise-team', { session: '1', penalty, team: 'A-1', hundredths: 1000, reason });
    cup.give('session.award-match', { session: '1', home: 'A-3', away: 'A-4', to: 'away', reason });
    expect(bracket(await cup.seen())[0]).toEqual(['1-4, -1:0, 4 by results', '2-3, 3 by results']);
    cup.open(2);
    expect(bracket(await cup.seen())[1]).toEqual(['4-3', '2-1']);
  });
});

describe('a knockout in which seeds choose', () => {
  it('shows whose turn it is, among whom, and who meets then', async () => {
    const cup = new Cup(4, { choosers: 1 });
    const before = await cup.seen(PUBLIC_VIEWER);
    expect(bracket(before)[0]).toEqual(['1-?', '?-?']);
    expect(before.choosing).toEqual({
      matches: [],
      next: { chooser: uuid(1), among: [uuid(2), uuid(3), uuid(4)] },
      last: null,
    });
    cup.give('knockout.choose-opponent', { knockout: '1', chooser: uuid(1), opponent: uuid(3) });
    const seen = await cup.seen();
    expect(seen.choosing).toMatchObject({ next: null, last: uuid(1) });
    expect(bracket(seen)[0]).toEqual(['1-3', '2-4']);
  });
});

describe('a knockout whose session was taken away', () => {
  it('has its round opened once more', async () => {
    const cup = new Cup(4);
    cup.open(1);
    // Who plays in it is no matter of the knockout's any more; that it is its round stays.
    cup.give('session.choose-entrants', { session: '1', choice: { kind: 'everybody' } });
    expect(await cup.seen()).toMatchObject({ next: 2, rounds: [{ session: '1' }, {}] });
    cup.give('session.abandon', { session: '1', reason: 'Wrong' });
    expect(await cup.seen()).toMatchObject({ next: 1, rounds: [{ session: null }, {}] });
    cup.open(1);
    expect(await cup.seen()).toMatchObject({ next: 2, rounds: [{ session: '1', status: 'set-up' }, {}] });
  });
});
