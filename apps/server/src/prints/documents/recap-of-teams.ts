import type { AwardShown, DocumentOf } from '#prints';
import type { PlayQueries, MatchesSeen, SessionSeen } from '#projections';
import { Rational } from '#scoring';
import { placeText } from './called.js';
import { MatchesShown, type MatchSeen } from './matches-shown.js';
import { standsAs, type PrintedAt } from './stands-as.js';

/** The recap of a session of teams: what each has won and lost on each board. */
export async function recapOfTeams(
  queries: PlayQueries,
  session: SessionSeen,
  at: PrintedAt,
): Promise<Omit<DocumentOf<'recap'>, 'heading'>> {
  const shown = await MatchesShown.of(queries, session);
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
    ...(sections.length > 0 && seen.matches.some(isRunning) && { soFar: true }),
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

/** Whether boards of a match count that is not over: the standing has nothing of it. */
function isRunning({ complete, score, off, awarded }: MatchSeen): boolean {
  return !complete && score !== null && !off && awarded === null;
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
