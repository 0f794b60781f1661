import type { MatchResult } from '../../command/command.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { club, given, type Journal, type Step } from '../../session/testing/evening.js';
import { team, teamsRegistered } from '../../team/testing/teams.js';
import { openRound, setUpKnockout } from '../commands.js';
import { knockoutStream } from '../state.js';
import type { KnockoutSettings, KnockoutState } from '../events.js';

/** What a knockout has as long as nobody says otherwise. */
export const settings: KnockoutSettings = { title: 'Cup', places: 'third', segments: 2, boards: 8 };

/** So many teams in the order of their seeds. */
export const seeded = (teams: number) => Array.from({ length: teams }, (_, index) => team(index + 1));

/** Ten teams have entered. */
export const field = given(club, ...teamsRegistered(10));

/** The knockout is set up with so many teams. */
export const setUp = (teams: number, more: Partial<KnockoutSettings> = {}): Step => [
  setUpKnockout,
  { knockout: '1', settings: { ...settings, ...more }, entries: seeded(teams) },
];

/** A round is opened, in the session of its number, by how the matches before stood. */
export const open = (round: number, matches?: readonly MatchResult[]): Step => {
  const at = { at: 100 };
  const body = { knockout: '1', round, session: `${round}`, ...(matches && at) };
  return [openRound, body, told(matches, round - 1)];
};

/** How the matches of a round stood at line 100: played in the session of its number where they name no other. */
export const told = (matches?: readonly MatchResult[], round = 1) => {
  const of = (one: MatchResult) => ({ ...one, session: one.session || `${round}` });
  return (matches ? { matches: { at: 100, matches: matches.map(of) } } : {}) as NonNullable<Step[2]>;
};

/** A match that is over, in IMPs. */
export const over = (home: number, away: number, homeScore: number, awayScore: number): MatchResult => ({
  session: '',
  home: team(home),
  away: team(away),
  score: { home: `${homeScore}`, away: `${awayScore}` },
  begun: true,
  complete: true,
  ahead: homeScore === awayScore ? null : homeScore > awayScore ? team(home) : team(away),
});

/** The knockout as its journal tells it. */
export const state = (journal: Journal): KnockoutState => journal.state(knockoutStream('1'));

/** A session as its journal tells it. */
export const session = (journal: Journal, name: string): SessionState => journal.state(sessionStream(name));

/** The number of a team. */
export const number = (entry: string | null) => (entry === null ? '?' : Number(entry.slice(-12)));

/** Who meets in the rounds that are opened, and who comes where. */
export const drawn = (journal: Journal) =>
  state(journal).rounds.map(({ matches }) =>
    matches.map(({ home, away }) => `${number(home)}-${number(away)}`).join(' '),
  );

/** A first round of eight: 1, 7, 3 and 5 win. */
export const EIGHT = [over(1, 8, 50, 20), over(2, 7, 30, 31), over(3, 6, 12, 9), over(4, 5, 0, 7)];
