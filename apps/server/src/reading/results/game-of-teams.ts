import type {
  PublishedLine,
  PublishedMatch,
  PublishedMatchBoard,
  PublishedPairOfTeam,
  PublishedRoom,
  PublishedTeam,
  PublishedTeamsGame,
  PublishedTeamsResult,
  SideOutcome,
} from '#interchange';
import type { MatchesSeen, SessionSeen } from '#projections';
import { aboutSession, figure, playerToPublish, withinSection } from './event-of-session.js';
import { ARTIFICIAL, contractOf, wholePercent } from './line-to-publish.js';
import type { SessionToPublish } from './session-to-publish.js';

type MatchSeen = MatchesSeen['matches'][number];
type SegmentSeen = MatchSeen['segments'][number];
type BoardShown = Extract<SegmentSeen['boards'][number], { readonly shown: true }>;
type TeamSeen = MatchesSeen['teams'][number];

/** A session of teams with its figures: what is not shown to everybody is not in it. */
export function gameOfTeams(seen: SessionToPublish, matches: MatchesSeen): PublishedTeamsResult {
  const played = matches.matches.filter(({ off }) => !off);
  const name = namesOf(seen.session);
  const teams = new Map(matches.teams.map((team) => [team.team, teamToPublish(seen, team, name)]));
  const game: PublishedTeamsGame = {
    ...aboutSession(seen),
    kind: kindOf(seen.session, matches),
    scoring: scoringOf(matches),
    teams: [...teams.values()],
    matches: played.map((match, index) => matchToPublish(match, `match ${index + 1}`, matches, teams)),
  };
  return { game, figures: figuresOf(game, played, matches, name) };
}

function kindOf({ sections, knockout }: SessionSeen, { method }: MatchesSeen): PublishedTeamsGame['kind'] {
  if (knockout !== null || method.result === 'knockout') return 'knockout';
  return sections.some(({ movement }) => movement.name === 'swiss') ? 'swiss' : 'round-robin';
}

function scoringOf({ method: { match, result } }: MatchesSeen): PublishedTeamsGame['scoring'] {
  if (result === 'victory-points') return 'victory-points';
  if (match.unit === 'imps') return 'imps';
  return match.unit === 'board-a-match' ? 'board-a-match' : 'other';
}

/** Teams by their numbers; with the section where there are several. */
function namesOf({ sections }: SessionSeen): (team: string) => string {
  return (team) => (sections.length === 1 ? withinSection(team) : team.replace('-', ''));
}

function teamToPublish(
  seen: SessionToPublish,
  team: TeamSeen,
  nameOf: (team: string) => string,
): PublishedTeam {
  const name = nameOf(team.team);
  return {
    team: name,
    name: team.name ?? team.captain?.name ?? `Team ${name}`,
    players: team.players.map((player) => playerToPublish(seen, player)),
    pairs: pairsOf(seen, team, name),
    ranked: true,
    stratum: null,
    beside: team.penalties.map(({ points }) => ({ reason: 'penalty', points: `-${figure(points)}` })),
  };
}

type LineUp = TeamSeen['lineUps'][number]['lineUp'];

/** Who sat down with whom in any of its line-ups, in their order. */
function pairsOf(seen: SessionToPublish, { lineUps }: TeamSeen, name: string): PublishedPairOfTeam[] {
  const pairs = new Map<string, PublishedPairOfTeam>();
  for (const { lineUp } of lineUps) {
    for (const side of ['NS', 'EW'] as const) {
      const key = pairKey(lineUp, side);
      if (pairs.has(key)) continue;
      const players = seatedOn(lineUp, side).map((player) => playerToPublish(seen, player));
      pairs.set(key, { pair: pairName(name, pairs.size), players });
    }
  }
  return [...pairs.values()];
}

function pairName(team: string, index: number): string {
  return `${team}${String.fromCharCode('A'.charCodeAt(0) + index)}`;
}

function seatedOn(lineUp: LineUp, side: 'NS' | 'EW') {
  return side === 'NS' ? [lineUp.N, lineUp.S] : [lineUp.E, lineUp.W];
}

function pairKey(lineUp: LineUp, side: 'NS' | 'EW'): string {
  return seatedOn(lineUp, side)
    .map(({ name }) => name ?? '')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n');
}

function matchToPublish(
  match: MatchSeen,
  name: string,
  { teams: seen }: MatchesSeen,
  teams: ReadonlyMap<string, PublishedTeam>,
): PublishedMatch {
  const [home, away] = [teams.get(match.home)!, teams.get(match.away)!];
  const [homeSeen, awaySeen] = [match.home, match.away].map((team) => seen.find((one) => one.team === team)!);
  const pairOf = (team: TeamSeen, of: PublishedTeam, round: number, side: 'NS' | 'EW') => {
    const lineUp = team.lineUps.findLast(({ fromRound }) => fromRound <= round)?.lineUp;
    if (!lineUp) return undefined;
    const keys = [
      ...new Set(team.lineUps.flatMap((one) => [pairKey(one.lineUp, 'NS'), pairKey(one.lineUp, 'EW')])),
    ];
    return of.pairs[keys.indexOf(pairKey(lineUp, side))]?.pair;
  };
  const roomOf = (ns: string | undefined, ew: string | undefined): PublishedRoom | undefined =>
    ns !== undefined && ew !== undefined ? { ns, ew } : undefined;
  const round = match.segments[0]?.home.round;
  return {
    name,
    title: `${home.name} - ${away.name}`,
    ...(round !== undefined && { round }),
    teams: { home: home.team, away: away.team },
    carryOver: { home: figure(match.carried.home), away: figure(match.carried.away) },
    segments: match.segments.map((segment, index) => {
      const [here, there] = [segment.home.round, segment.away.round];
      const open = roomOf(pairOf(homeSeen!, home, here, 'NS'), pairOf(awaySeen!, away, here, 'EW'));
      const closed = roomOf(pairOf(awaySeen!, away, there, 'NS'), pairOf(homeSeen!, home, there, 'EW'));
      const rooms = { ...(open && { open }), ...(closed && { closed }) };
      return {
        segment: index + 1,
        boards: segment.boards.flatMap((board) => (board.shown ? [boardToPublish(board)] : [])),
        ...(Object.keys(rooms).length > 0 && { rooms }),
      };
    }),
  };
}

function boardToPublish(shown: BoardShown): PublishedMatchBoard {
  const { board, home, away } = shown;
  const outcomes = { ...outcomeIn('open', shown), ...outcomeIn('closed', shown) };
  return {
    board,
    open: counts(home) ? contractOf(home.result) : null,
    closed: counts(away) ? contractOf(away.result) : null,
    ...(Object.keys(outcomes).length > 0 && { outcomes }),
  };
}

/** What was played stands: a ruling has not taken its place. */
function counts({ status }: BoardShown['home']): boolean {
  return status !== 'ruled';
}

function outcomeIn(room: 'open' | 'closed', shown: BoardShown): PublishedMatchBoard['outcomes'] {
  const result = room === 'open' ? shown.home : shown.away;
  if (!counts(result)) return { [room]: ruledIn(room, shown) };
  if (contractOf(result.result) !== null) return {};
  const outcome = result.score === null ? NOT_PLAYED : { kind: 'score' as const, score: result.score };
  return { [room]: { ns: outcome, ew: outcome } };
}

const NOT_PLAYED = { kind: 'not-played' } as const;
type Outcome = PublishedLine['outcome'];

/** What a ruling gives both sides of a room; nothing was played where a file cannot say it. */
function ruledIn(room: 'open' | 'closed', shown: BoardShown): Outcome {
  const [home, away] = [ruledFor('home', room, shown), ruledFor('away', room, shown)];
  const isHeld =
    home?.kind === 'score' ? away?.kind === 'score' && home.score === away.score : away?.kind !== 'score';
  if (!home || !away || !isHeld) return { ns: NOT_PLAYED, ew: NOT_PLAYED };
  return room === 'open' ? { ns: home, ew: away } : { ns: away, ew: home };
}

/** What a ruling in a room gives a team: an average, a percentage, or one score. */
function ruledFor(
  team: 'home' | 'away',
  room: 'open' | 'closed',
  { home, away, why }: BoardShown,
): SideOutcome | undefined {
  const [comparison] = why[team];
  if (comparison?.kind === 'scored') {
    const [part] = comparison.parts;
    if (!part || comparison.parts.length > 1) return undefined;
    return { kind: 'score', score: room === 'open' ? part.home : part.away };
  }
  if (comparison?.kind !== 'ruled') return undefined;
  // They stand in the order of the rooms.
  const ruledRooms = [home, away].filter((one) => !counts(one)).length;
  if (comparison.rulings.length !== ruledRooms) return undefined;
  const { ruling } = comparison.rulings[room === 'closed' && !counts(home) ? 1 : 0]!;
  if (ruling.kind === 'artificial') return { kind: 'artificial', award: ARTIFICIAL[ruling.award] };
  return { kind: 'percentage', percent: wholePercent(`${ruling.percent}`) };
}

function figuresOf(
  { matches: published }: PublishedTeamsGame,
  played: readonly MatchSeen[],
  { standing }: MatchesSeen,
  nameOf: (team: string) => string,
): PublishedTeamsResult['figures'] {
  const sections = [...new Set(standing.map(({ section }) => section))];
  return {
    matches: played.flatMap((match, index) => {
      const { home, away } = pointsOf(match);
      return home === undefined || away === undefined
        ? []
        : [{ match: published[index]!.name, home: figure(home), away: figure(away) }];
    }),
    boards: played.flatMap(({ segments }, index) =>
      segments.flatMap(({ boards }) =>
        boards.flatMap((board) =>
          board.shown && board.points.home !== null
            ? [{ match: published[index]!.name, board: board.board, imps: figure(board.points.home) }]
            : [],
        ),
      ),
    ),
    totals: standing.map(({ team, total }) => ({ contestant: nameOf(team), score: figure(total) })),
    rankings: sections.map((section) => ({
      name: section ?? 'teams',
      over: 'overall',
      stratum: null,
      places: standing.flatMap(({ team, section: own, place, last }) =>
        place === null || own !== section
          ? []
          : [{ contestant: nameOf(team), kind: 'shared' as const, first: place, last: last ?? place }],
      ),
    })),
    masterPoints: [],
    unread: [],
  };
}

/** What a match is worth to both: by decision, in victory points, or as its score runs. */
function pointsOf({ awarded, score, running }: MatchSeen): {
  readonly home?: string;
  readonly away?: string;
} {
  if (awarded) return awarded;
  if (!score) return {};
  const { home, away } = score;
  if (!home.victoryPoints || !away.victoryPoints) return running;
  return { home: home.victoryPoints.points, away: away.victoryPoints.points };
}
