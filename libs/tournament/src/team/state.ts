import { WBF_TEAMS } from '#scoring';
import { changedBy, type ChangesBy, type EventOf, without } from '../journal/aggregate.js';
import { teamMethod, type TeamMethodData } from '../games/bridge/method.js';
import type { EarlierMatch } from './carry-rule.js';
import type { LineUp, teamEvents } from './events.js';
import type { SectionData } from '../session/section/section-data.js';
import { matchKey, opponentsIn, teamOfPair } from './matches.js';

type Sections = readonly SectionData[];

/** From which round a line-up holds that a team has brought along from the match that goes on. */
export const BROUGHT_ALONG = 0;

/** A line-up that is shown, and the round from which it holds. */
export type OpenLineUp = { readonly fromRound: number; readonly lineUp: LineUp };

/** What two teams begin a match with, in hundredths. */
export type Carried = {
  readonly home: number;
  readonly away: number;
  /** The earlier match that it was computed from. */
  readonly earlier?: EarlierMatch;
};

/** A match that was not played: to whom it goes, and the points where they are not as usual, in hundredths. */
export type AwardedMatch = {
  readonly to: 'home' | 'away';
  readonly hundredths: { readonly home: number; readonly away: number } | null;
};

/** A penalty of a team, in hundredths of what its standing is in. */
export type TeamPenalty = {
  readonly team: string;
  readonly hundredths: number;
  readonly withdrawn: boolean;
};

/** The teams of a session: plain JSON, as the read side keeps it, too. */
export type TeamsState = {
  /** Entries by team. */
  readonly entries: { readonly [team: string]: string };
  /** Line-ups that nobody sees yet, by round and team. */
  readonly handedIn: { readonly [round: string]: { readonly [team: string]: LineUp } };
  /** Line-ups that are shown, in the order in which they were. */
  readonly lineUps: { readonly [team: string]: readonly OpenLineUp[] };
  readonly method: TeamMethodData;
  /** By match: `home/away/first board`; `home/away` are all matches of the two. */
  readonly carried: { readonly [match: string]: Carried };
  /** By match; undefined: withdrawn for one of several matches. */
  readonly awarded: { readonly [match: string]: AwardedMatch | null };
  /** By id, in the order in which they were given. */
  readonly penalties: { readonly [penalty: string]: TeamPenalty };
};

export const NO_TEAMS: TeamsState = {
  entries: {},
  handedIn: {},
  lineUps: {},
  method: teamMethod.parse(WBF_TEAMS),
  carried: {},
  awarded: {},
  penalties: {},
};

export type TeamEvent = EventOf<typeof teamEvents>;

const changes: ChangesBy<TeamsState, TeamEvent, undefined> = {
  'session.teams-drawn': (_teams, { seats }) => ({
    entries: Object.fromEntries(seats.map(({ entry, contestant }) => [contestant, entry])),
  }),
  'session.team-seated'({ entries, lineUps: known, handedIn }, { team, entry, lineUp }) {
    // What it brought along, and what was handed in, was of those who had the place before.
    const lineUps = [
      ...(lineUp ? [{ fromRound: BROUGHT_ALONG, lineUp }] : []),
      ...(known[team] ?? []).filter(({ fromRound }) => fromRound > BROUGHT_ALONG),
    ];
    const others = without(known, team);
    return {
      entries: { ...without(entries, team), ...(entry !== null && { [team]: entry }) },
      lineUps: lineUps.length > 0 ? { ...others, [team]: lineUps } : others,
      handedIn: withoutTeam(handedIn, team),
    };
  },
  'session.line-up-handed-in': ({ handedIn }, { round, team, lineUp }) => ({
    handedIn: { ...handedIn, [round]: { ...handedIn[round], [team]: lineUp } },
  }),
  'session.line-ups-opened': (teams, { round, teams: names }) => opened(teams, round, names),
  'session.matches-scored': (_teams, { method }) => ({ method }),
  'session.match-carried': (teams, { hundredths, earlier, ...match }) => ({
    carried: { ...teams.carried, [matchKey(match)]: { ...hundredths, ...(earlier && { earlier }) } },
  }),
  'session.team-penalty-given': ({ penalties }, { penalty, team, hundredths }) => ({
    penalties: { ...penalties, [penalty]: { team, hundredths, withdrawn: false } },
  }),
  'session.team-penalty-withdrawn'({ penalties }, { penalty }) {
    const known = penalties[penalty];
    return known ? { penalties: { ...penalties, [penalty]: { ...known, withdrawn: true } } } : {};
  },
  'session.match-awarded'({ awarded }, { home, away, board, to, hundredths = null }) {
    const key = matchKey({ home, away, board });
    const others = without(awarded, key);
    if (to !== null) return { awarded: { ...others, [key]: { to, hundredths } } };
    const ofBoth = key === matchKey({ home, away }) ? undefined : awarded[matchKey({ home, away })];
    return { awarded: ofBoth ? { ...others, [key]: null } : others };
  },
};

/** What an event of the session's teams does to them. */
export function withTeamEvent(teams: TeamsState, event: TeamEvent): TeamsState {
  return changedBy(changes, teams, event, undefined);
}

/** A round is called: the line-ups for it that are there are shown. */
export function withRoundCalled(teams: TeamsState, round: number): TeamsState {
  const known = teams.handedIn[round];
  return known === undefined ? teams : opened(teams, round, Object.keys(known));
}

/**
 * A match is drawn, maybe once more. A line-up that is shown was shown to the opponents of the draw before: as long as the
 * round is not called, a team that meets others now hands in anew.
 */
export function withMatchDrawn(
  teams: TeamsState,
  { before, after }: { readonly before: Sections; readonly after: Sections },
  round: number,
  called: number,
): TeamsState {
  if (round <= called) return teams;
  const lineUps = Object.entries(teams.lineUps).map(([team, known]) => {
    const opponents = (sections: Sections) => opponentsIn({ sections }, team, round).join();
    const same = opponents(before) === opponents(after);
    return [team, same ? known : known.filter(({ fromRound }) => fromRound < round)] as const;
  });
  return { ...teams, lineUps: Object.fromEntries(lineUps) };
}

/** Another movement: its teams have places anew. How matches are scored stays chosen. */
export function withMovementSet({ method }: TeamsState): TeamsState {
  return { ...NO_TEAMS, method };
}

function opened(teams: TeamsState, round: number, names: readonly string[]): TeamsState {
  const { [round]: those = {}, ...others } = teams.handedIn;
  const left = Object.fromEntries(Object.entries(those).filter(([team]) => !names.includes(team)));
  const shown = names.flatMap((team) => {
    const lineUp = those[team];
    return lineUp ? [[team, [...(teams.lineUps[team] ?? []), { fromRound: round, lineUp }]] as const] : [];
  });
  return {
    ...teams,
    handedIn: Object.keys(left).length === 0 ? others : { ...others, [round]: left },
    lineUps: { ...teams.lineUps, ...Object.fromEntries(shown) },
  };
}

function withoutTeam(handedIn: TeamsState['handedIn'], team: string): TeamsState['handedIn'] {
  return Object.fromEntries(
    Object.entries(handedIn).map(([round, lineUps]) => {
      const { [team]: _left, ...others } = lineUps;
      return [round, others];
    }),
  );
}

/** The line-up of a team that is shown and holds in a round; nothing before the first. */
export function lineUpIn({ lineUps }: TeamsState, team: string, round: number): LineUp | undefined {
  const known = lineUps[team] ?? [];
  const latest = Math.max(...known.map(({ fromRound }) => (fromRound <= round ? fromRound : 0)));
  return known.findLast(({ fromRound }) => fromRound === latest)?.lineUp;
}

/** The line-up that was handed in for just this round, shown or not. */
export function handedInFor(teams: TeamsState, team: string, round: number): LineUp | undefined {
  const hidden = teams.handedIn[round]?.[team];
  return hidden ?? teams.lineUps[team]?.findLast(({ fromRound }) => fromRound === round)?.lineUp;
}

/** The two who play as a pair of a team by a line-up: first North or East. */
export function pairInLineUp(contestant: string, { N, E, S, W }: LineUp): readonly [string, string] {
  return teamOfPair(contestant).side === 'NS' ? [N, S] : [E, W];
}

/** The two who play as a pair of a team as long as no line-up is there: of the entry the first two North-South. */
export function pairAsEntered(contestant: string, players: readonly string[]): readonly string[] {
  return teamOfPair(contestant).side === 'NS' ? players.slice(0, 2) : players.slice(2, 4);
}
