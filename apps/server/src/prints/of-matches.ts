import type {
  AwardShown,
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
import {
  NotThere,
  rulingThatHolds,
  type Look,
  type MatchesSeen,
  type SessionSeen,
  type TravellerSeen,
} from '#projections';
import { Rational } from '#scoring';
import { pairsOfTeam, teamOfPair } from '#tournament';
import { CalledIn, placeText } from './called.js';
import { MatchesShown, type MatchSeen } from './matches-shown.js';
import { boardShown, openDeals, playedShown } from './of-boards.js';
import { citedLaw, givenShown } from './ruled-shown.js';
import { standsAs, type PrintedAt } from './stands-as.js';

type Without<Document> = Omit<Document, 'heading'>;
type OfMatches<Name extends 'score-cards' | 'travellers'> = Without<
  Extract<DocumentOf<Name>, { kind: 'matches' }>
>;
type Segment = MatchSeen['segments'][number];
type Board = Extract<Segment['boards'][number], { shown: true }>;

/** The cards of all teams of a session, or of one; who asks as a pair has that of its team. */
export async function scoreCardsOfTeams(
  look: Look,
  session: SessionSeen,
  contestant: string | undefined,
): Promise<OfMatches<'score-cards'>> {
  const shown = await MatchesShown.of(look, session);
  const rulings = new RulingsAtTables(await look.protocols.travellers(session.session));
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

/** The rulings that hold, by board, table and round. */
class RulingsAtTables {
  readonly #known: ReadonlyMap<string, PlayedInRoom['ruled']>;

  constructor(travellers: readonly TravellerSeen[]) {
    this.#known = new Map(
      travellers.flatMap(({ board, lines }) =>
        lines.flatMap((line) => {
          const holds = rulingThatHolds(line);
          if (!holds) return [];
          const { NS, EW } = holds.adjustment;
          const ruled = { law: citedLaw(holds.law), given: { NS: givenShown(NS), EW: givenShown(EW) } };
          return [[`${board} ${line.table} ${line.round}`, ruled] as const];
        }),
      ),
    );
  }

  at(
    board: number,
    { table, round }: { readonly table: string; readonly round: number },
  ): PlayedInRoom['ruled'] {
    return this.#known.get(`${board} ${table} ${round}`) ?? null;
  }
}

function boardInMatch(board: Board, { home, away }: Segment, rulings: RulingsAtTables): BoardInMatch {
  const room = ({ status, result, score }: Board['home'], place: Segment['home']): PlayedInRoom => {
    const what = status === 'ruled' ? 'ruled' : result === null ? 'not-played' : 'played';
    return {
      what,
      result: what === 'played' ? playedShown(result) : null,
      score: what === 'played' ? score : null,
      ruled: what === 'ruled' ? rulings.at(board.board, place) : null,
    };
  };
  const [comparison] = board.why.home;
  const isPlain = comparison?.kind === 'scored' && comparison.parts.length === 1;
  const won = (points: string | null) => (points === null || points.startsWith('-') ? null : points);
  return {
    open: room(board.home, home),
    closed: room(board.away, away),
    difference: isPlain ? comparison.parts[0]!.difference : null,
    won: { home: won(board.points.home), away: won(board.points.away) },
  };
}

/** The travellers of a session of teams: of each board the matches in which it was played, with both rooms. */
export async function travellersOfTeams(
  look: Look,
  session: SessionSeen,
  board: number | undefined,
): Promise<OfMatches<'travellers'>> {
  const name = session.session;
  const [shown, travellers, open] = await Promise.all([
    MatchesShown.of(look, session),
    board === undefined
      ? look.protocols.travellers(name)
      : look.protocols.traveller(name, board).then((one) => [one]),
    openDeals(look, name),
  ]);
  const rulings = new RulingsAtTables(travellers);
  return {
    paper: 'travellers',
    kind: 'matches',
    unit: shown.unit,
    boards: travellers
      .filter((one) => one.shown)
      .map((one) => ({
        ...boardShown(one, open),
        matches: shown.seen.matches.flatMap((match) =>
          match.segments.flatMap((segment) =>
            segment.boards.flatMap((own) =>
              own.board === one.board && own.shown
                ? [
                    {
                      home: shown.called(match.home),
                      away: shown.called(match.away),
                      tables: { open: segment.home.table, closed: segment.away.table },
                      ...boardInMatch(own, segment, rulings),
                    },
                  ]
                : [],
            ),
          ),
        ),
      })),
    hidden: travellers.filter((one) => !one.shown).map((one) => one.board),
  };
}

/** The recap of a session of teams: what each has won and lost on each board. */
export async function recapOfTeams(
  look: Look,
  session: SessionSeen,
  at: PrintedAt,
): Promise<Without<DocumentOf<'recap'>>> {
  const shown = await MatchesShown.of(look, session);
  const { seen, unit, totalIn } = shown;
  const boards = [...new Set(seen.matches.flatMap(boardsOf))].toSorted((one, other) => one - other);
  const awards = awardsOf(seen);
  const row = (team: string, place: string | null, figure: string | null) => ({
    place,
    who: shown.called(team),
    figure,
    boards: boards.map((board) => awards.get(`${team} ${board}`) ?? null),
  });
  const sections = [...new Set(seen.standing.map(({ section }) => section))];
  const group = { line: 'one', figureIn: totalIn } as const;
  return {
    paper: 'recap',
    of: 'teams',
    unit,
    progress: {
      afterRound: seen.afterRound,
      rounds: session.rounds,
      stands: standsAs({ final: seen.final, corrections: session.corrections }, at),
    },
    boards,
    groups:
      sections.length > 0
        ? sections.map((section) => ({
            ...group,
            section,
            rows: seen.standing
              .filter((one) => one.section === section)
              .map((one) => row(one.team, placeText(one), one.total)),
          }))
        : [
            {
              ...group,
              section: null,
              rows: seen.matches.flatMap(({ home, away, running }) => [
                row(home, null, running.home),
                row(away, null, running.away),
              ]),
            },
          ],
  };
}

function boardsOf({ segments }: MatchSeen): number[] {
  return segments.flatMap(({ boards }) => boards.map(({ board }) => board));
}

/** What each team has on each board; who meets two teams on it has both together. */
function awardsOf({ matches }: MatchesSeen): ReadonlyMap<string, AwardShown> {
  const found = new Map<string, AwardShown>();
  for (const match of matches) {
    for (const board of match.segments.flatMap(({ boards }) => boards)) {
      if (!board.shown) continue;
      const isRuled = [board.home, board.away].some(({ status }) => status === 'ruled');
      for (const side of ['home', 'away'] as const) {
        const [key, points] = [`${match[side]} ${board.board}`, board.points[side]];
        if (points === null) continue;
        const before = found.get(key);
        found.set(key, {
          mark: isRuled ? 'ruled' : (before?.mark ?? null),
          points: Rational.parse(points)
            .add(Rational.parse(before?.points ?? '0'))
            .toString(),
          percent: null,
          otherForm: false,
        });
      }
    }
  }
  return found;
}
