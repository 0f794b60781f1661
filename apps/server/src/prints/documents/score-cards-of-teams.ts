import type {
  BoardInMatch,
  Both,
  Called,
  DocumentOf,
  MatchOfCard,
  MatchStands,
  PlayedInRoom,
  RoomOfMatch,
  TeamCard,
} from '#prints';
import { NotThere, type PlayQueries, type SessionSeen } from '#projections';
import { pairsOfTeam, teamOfPair } from '#tournament';
import { boardInMatch, RulingsAtTables, type Segment } from './board-in-match.js';
import { CalledIn, placeText } from './called.js';
import { MatchesShown, type MatchSeen } from './matches-shown.js';

type OfMatches = Omit<Extract<DocumentOf<'score-cards'>, { kind: 'matches' }>, 'heading'>;

/** The cards of all teams of a session, or of one; who asks as a pair has that of its team. */
export async function scoreCardsOfTeams(
  queries: PlayQueries,
  session: SessionSeen,
  contestant: string | undefined,
): Promise<OfMatches> {
  const shown = await MatchesShown.of(queries, session);
  const rulings = new RulingsAtTables(await queries.protocols.travellers(session.session));
  const pairs = new CalledIn(session);
  const teams = shown.seen.teams.map(({ team }) => team);
  const wanted = contestant === undefined ? teams : [teamWanted(contestant, session, teams)];
  const standings = new Map(shown.seen.standing.map((row) => [row.team, row]));
  return {
    paper: 'score-cards',
    kind: 'matches',
    unit: shown.unit,
    totalIn: shown.totalIn,
    cards: wanted.map((team): TeamCard => {
      const standing = standings.get(team);
      return {
        who: shown.called(team),
        pair: contestant === undefined || contestant === team ? null : pairs.called(contestant),
        standing: standing
          ? { place: placeText(standing), total: standing.total, penalties: standing.penalties }
          : null,
        matches: shown.seen.matches
          .filter(({ home, away }) => home === team || away === team)
          .map((match) =>
            matchOfCard(match, match.home === team ? 'home' : 'away', { shown, pairs, rulings }),
          ),
      };
    }),
  };
}

function teamWanted(contestant: string, { contestants }: SessionSeen, teams: readonly string[]): string {
  if (teams.includes(contestant)) return contestant;
  if (!contestants.some((each) => each.contestant === contestant))
    throw new NotThere('session.contestant-unknown', { contestant });
  return teamOfPair(contestant).team;
}

interface Known {
  readonly shown: MatchesShown;
  readonly pairs: CalledIn;
  readonly rulings: RulingsAtTables;
}

/** A match from the side of one of its teams, which is home on its own card. */
function matchOfCard(match: MatchSeen, own: 'home' | 'away', { shown, pairs, rulings }: Known): MatchOfCard {
  return {
    ...ofSide(shown.standsOf(match), own),
    rounds: shown.roundsOf(match),
    against: shown.called(own === 'home' ? match.away : match.home),
    segments: match.segments.map((segment) => ({
      after: bothOf(segment.after, own),
      rooms: roomsOf(match, segment, { shown, pairs }),
      boards: segment.boards.flatMap((board) =>
        board.shown
          ? [{ board: board.board, ...boardOfSide(boardInMatch(board, segment, rulings), own) }]
          : [],
      ),
      hidden: segment.boards.filter((board) => !board.shown).length,
    })),
  };
}

function bothOf<Figure>({ home, away }: Both<Figure>, own: 'home' | 'away'): Both<Figure> {
  return own === 'home' ? { home, away } : { home: away, away: home };
}

function ofSide(stands: MatchStands, own: 'home' | 'away'): MatchStands {
  const { score, victoryPoints, awarded, carried, penalties, aggregate, knockout } = stands;
  return {
    ...stands,
    score: bothOf(score, own),
    victoryPoints: victoryPoints && bothOf(victoryPoints, own),
    awarded: awarded && { ...bothOf(awarded, own), why: awarded.why },
    carried: carried && bothOf(carried, own),
    penalties: penalties && bothOf(penalties, own),
    aggregate: aggregate && bothOf(aggregate, own),
    knockout: knockout && {
      ...knockout,
      winner: knockout.winner && (knockout.winner === own ? 'home' : 'away'),
      extras: knockout.extras.map(({ session, score: extra }) => ({
        session,
        score: extra && bothOf(extra, own),
      })),
    },
  };
}

/** A board with the scores of a team: it sits North-South in the open room as home, in the closed one as the other team. */
function boardOfSide({ open, closed, difference, won }: BoardInMatch, own: 'home' | 'away'): BoardInMatch {
  const turned = (room: PlayedInRoom) => ({ ...room, score: room.score === null ? null : 0 - room.score });
  return own === 'home'
    ? { open, closed: turned(closed), difference, won }
    : {
        open: turned(open),
        closed,
        difference: difference === null ? null : 0 - difference,
        won: bothOf(won, own),
      };
}

/** Who sits where in a segment: by the line-ups that are shown, otherwise as the pairs are named. */
function roomsOf(
  { home, away }: MatchSeen,
  segment: Segment,
  { shown, pairs }: Pick<Known, 'shown' | 'pairs'>,
): RoomOfMatch[] {
  const isApart = segment.home.round !== segment.away.round;
  const seated = (team: string, side: 'NS' | 'EW', round: number): Called => {
    const called = pairs.called(pairsOfTeam(team)[side]);
    const known = shown.seen.teams.find((one) => one.team === team)?.lineUps ?? [];
    const lineUp = known.findLast(({ fromRound }) => fromRound <= round)?.lineUp;
    if (!lineUp) return called;
    const two = side === 'NS' ? [lineUp.N, lineUp.S] : [lineUp.E, lineUp.W];
    return { ...called, names: two.flatMap(({ name }) => name ?? []) };
  };
  return (
    [
      ['open', segment.home, home, away],
      ['closed', segment.away, away, home],
    ] as const
  ).map(([room, { table, round }, ns, ew]) => ({
    room,
    table,
    round: isApart ? round : null,
    ns: seated(ns, 'NS', round),
    ew: seated(ew, 'EW', round),
  }));
}
