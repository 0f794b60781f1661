import { drawnAgain } from '#movement';
import { IMPS_TEAMS } from '#scoring';
import { teamOfPair } from '#tournament';
import type { SeatsDrawnDocument } from '../documents/seats-drawn-document.js';
import { JournalInMemory } from '../../testing/journal-in-memory.js';
import { readState } from '../../testing/read-state.js';
import { foldPlay, uuid } from '../../testing/play-events.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import { NOTHING_PLAYED, type PlayState } from '../play-state.js';
import { scheduleOf } from '../schedule.js';

/*
 * Nine teams, number n by strength: four in section A, each against each head to head, five in section B at American
 * Whist, two boards a match. In each room the stronger team has 140, so that it wins every board by 7 IMPs and every
 * match by 14.
 */
const session = '1';
const TEAMS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const entryOf = (team: number) => uuid(team);
const playersOf = (team: number) => [1, 2, 3, 4, 5].map((player) => uuid(100 * team + player));

class EveningOfTeams {
  readonly book = new JournalInMemory();
  #folded = { count: 0, state: NOTHING_PLAYED };

  constructor(settings: object) {
    this.does('tournament.create', { name: 'Teams' });
    for (const team of TEAMS) {
      const [captain, ...others] = playersOf(team);
      this.does('entries.register-team', { entry: entryOf(team), players: [captain, ...others], captain });
      const forDraws = { groups: { club: [], country: [], family: [] }, stationary: false, seed: team };
      if (team <= 4) this.does('entries.describe-for-draws', { entry: entryOf(team), forDraws });
    }
    this.does('tournament.publish');
    this.does('session.create', { session });
    this.does('session.configure', { session, settings: { ...this.session.settings, ...settings } });
    this.does('session.set-movement', {
      session,
      sections: [
        { name: 'round-robin', teams: 4 },
        { name: 'american-whist', teams: 5 },
      ].map((teams, index) => ({
        section: 'AB'[index],
        boardsPerRound: 2,
        movement: { kind: 'teams', teams },
      })),
    });
    this.does('session.score-matches', { session, method: IMPS_TEAMS });
    this.does('session.draw-teams', { session, seed: '5eed'.repeat(16), seeded: true });
    this.does('session.start', { session });
  }

  /** Gives a command that is not refused. */
  does(name: string, body: object = {}): void {
    if (!this.book.give(name, body)) throw new Error(`${name} was refused.`);
  }

  get state(): PlayState {
    const { count, state } = this.#folded;
    this.#folded = { count: this.book.lines.length, state: foldPlay(state, this.book.lines.slice(count)) };
    return this.#folded.state;
  }

  get session() {
    return this.state.sessions[session]!;
  }

  /** The strength of who has a number, 1 for the strongest. */
  strength(team: string): number {
    return TEAMS.find((one) => entryOf(one) === this.session.teams.entries[team])!;
  }

  /** What the public sees. */
  look() {
    return readState(this.state, PUBLIC_VIEWER);
  }

  /** A round is called and played at every table of both sections. */
  plays(round: number): void {
    this.does('session.call-round', { session, round });
    const { tables, meetingAt } = scheduleOf(this.session);
    for (const table of tables) {
      const meeting = meetingAt(table, round);
      if (!meeting) continue;
      const [ns, ew] = [meeting.ns, meeting.ew].map((pair) => this.strength(teamOfPair(pair).team));
      const result = { kind: 'score', score: ns! < ew! ? 140 : -140 };
      for (const board of meeting.boards) {
        this.does('result.record', { session, table, round, board, result });
      }
    }
  }
}

it('is an evening of teams in two sections: drawn, played with line-ups, and ranked section by section', async () => {
  const evening = new EveningOfTeams({ ranked: 'by-section' });
  const drawn: SeatsDrawnDocument = await evening.look().sessions.seatsDrawn(session);
  const draw = drawn.draw!;
  // Four seeds: two in each section, the first with the fourth.
  const strongIn = (section: string) =>
    Object.keys(evening.session.teams.entries)
      .filter((team) => team.startsWith(section) && evening.strength(team) <= 4)
      .map((team) => evening.strength(team))
      .toSorted((one, other) => one - other);
  expect([strongIn('A'), strongIn('B')]).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(draw.kind === 'seed' && drawnAgain(draw)).toEqual(draw.seats);

  // Teams of the same number in two sections hand in their own line-ups.
  const first = (await evening.look().standings.matches(session)).matches[0]!;
  for (const team of [first.home, first.away, first.home.replace('A', 'B')]) {
    const [, N, E, S, W] = playersOf(evening.strength(team));
    evening.does('session.hand-in-line-up', { session, team, round: 1, lineUp: { N, E, S, W } });
  }
  const shownBefore = (await evening.look().standings.matches(session)).teams.filter(
    ({ lineUps }) => lineUps.length > 0,
  );
  expect(shownBefore.map(({ team }) => team).toSorted()).toEqual([first.home, first.away].toSorted());

  for (const round of [1, 2, 3]) evening.plays(round);
  const inBetween = await evening.look().standings.matches(session);
  expect(inBetween.standing.map(({ section, matches }) => `${section} ${matches}`)).toEqual([
    ...Array<string>(4).fill('A 3'),
    ...inBetween.standing.filter(({ section }) => section === 'B').map(({ matches }) => `B ${matches}`),
  ]);
  // Section A has played all that it has; who is in it has no round 4.
  expect(
    evening.book.give('session.hand-in-line-up', {
      session,
      team: 'A-1',
      round: 4,
      lineUp: Object.fromEntries(
        playersOf(evening.strength('A-1')).flatMap((id, index) => (index < 4 ? [['NESW'[index]!, id]] : [])),
      ),
    }),
  ).toBeUndefined();
  evening.plays(4);
  evening.does('session.close', { session });

  const { final, matches, standing } = await evening.look().standings.matches(session);
  expect(final).toBe(true);
  expect(matches.filter(({ complete }) => complete)).toHaveLength(6 + 10);
  expect(matches.filter(({ home, away }) => home[0] !== away[0])).toEqual([]);
  for (const section of ['A', 'B']) {
    const own = standing.filter((row) => row.section === section);
    const strengths = own.map(({ team }) => evening.strength(team));
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
    expect(own.map(({ place }) => place)).toEqual(own.map((_, index) => index + 1));
    const teams = own.length;
    // Each wins against the weaker ones and loses to the stronger ones, by 14.
    expect(own.map(({ total }) => total)).toEqual(own.map((_, index) => `${14 * (teams - 1 - 2 * index)}`));
  }
});
