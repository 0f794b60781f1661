import { grouped } from '#cards';
import { Rational } from '#scoring';
import type { PublishedFigures } from '../published-figures.js';
import {
  contestantInSession,
  contestantsOnLine,
  type PublishedGame,
  type PublishedSection,
} from '../published-game.js';
import type { PublishedTeamsResult } from '../published-teams.js';

/** A match that is over, as far as it has a winner. */
interface Decided {
  readonly home: string;
  readonly away: string;
  readonly points: { readonly home: Rational; readonly away: Rational };
}

/**
 * Matches won, a draw as half of one, as readers of master points take them; whoever has won none of his has 0.
 *
 * @returns by contestant, as decimals; nobody where no match has a winner or is drawn
 */
function winsAndDraws(matches: readonly Decided[]): ReadonlyMap<string, string> {
  const halves = new Map<string, number>();
  const add = (contestant: string, more: number) =>
    halves.set(contestant, (halves.get(contestant) ?? 0) + more);
  for (const { home, away, points } of matches) {
    const sign = points.home.compare(points.away);
    add(home, 1 + Math.sign(sign));
    add(away, 1 - Math.sign(sign));
  }
  return new Map([...halves].map(([contestant, count]) => [contestant, `${count / 2}`]));
}

/**
 * Of a Swiss of pairs: who won what by the victory points of its matches, or by the points of their boards where no
 * match has any.
 */
export function winsOfPairs(
  { kind }: Pick<PublishedGame, 'kind'>,
  { section, lines }: PublishedSection,
  { meetings, awards }: PublishedFigures,
): ReadonlyMap<string, string> {
  if (kind !== 'swiss-pairs') return new Map();
  const inSection = (contestant: string) => contestantInSession(section, contestant);
  const told = meetings.filter((meeting) => meeting.section === section);
  if (told.length > 0) {
    return winsAndDraws(
      told.map(({ ns, ew, nsPoints, ewPoints }) => ({
        home: inSection(ns),
        away: inSection(ew),
        points: { home: Rational.parse(nsPoints), away: Rational.parse(ewPoints) },
      })),
    );
  }
  const awardsOf = grouped(awards, ({ line }) => line);
  const played = grouped(lines, ({ round, ns, ew }) => `${round} ${ns} ${ew}`);
  return winsAndDraws(
    [...played.values()].flatMap((match): Decided[] => {
      const given = match.flatMap(({ id }) => awardsOf.get(id) ?? []);
      const sum = (side: 'NS' | 'EW') =>
        Rational.sum(given.filter((one) => one.side === side).map(({ points }) => Rational.parse(points)));
      const { ns, ew } = match[0]!;
      const points = { home: sum('NS'), away: sum('EW') };
      return given.length === 0 ? [] : [{ home: inSection(ns), away: inSection(ew), points }];
    }),
  );
}

/** Of matches of teams: by what they were worth. */
export function winsOfTeams({ game, figures }: PublishedTeamsResult): ReadonlyMap<string, string> {
  return winsAndDraws(
    figures.matches.flatMap(({ match, home, away }): Decided[] => {
      const teams = game.matches.find(({ name }) => name === match)?.teams;
      return teams ? [{ ...teams, points: { home: Rational.parse(home), away: Rational.parse(away) } }] : [];
    }),
  );
}

/** The most boards that anybody in the sections has played, by their lines; undefined where there are none. */
export function boardsPlayedIn(sections: readonly PublishedSection[]): number | undefined {
  const played = sections.flatMap(({ lines }) => {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const { ns, ew } = line.outcome;
      if (ns.kind === 'not-played' && ew.kind === 'not-played') continue;
      for (const one of contestantsOnLine(line)) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    return [...counts.values()];
  });
  return mostOf(played);
}

/** The most boards that a team has in its matches; undefined where there are none. */
export function boardsPlayedByTeams({ matches }: PublishedTeamsResult['game']): number | undefined {
  const counts = new Map<string, number>();
  for (const { teams, segments } of matches) {
    const boards = segments.reduce((sum, segment) => sum + segment.boards.length, 0);
    for (const team of [teams.home, teams.away]) counts.set(team, (counts.get(team) ?? 0) + boards);
  }
  return mostOf([...counts.values()]);
}

function mostOf(counts: readonly number[]): number | undefined {
  const most = counts.reduce((before, count) => Math.max(before, count), 0);
  return most === 0 ? undefined : most;
}
