import type { Called, CarryShown, DocumentOf, AwardShown } from '#prints';
import type { ContestSeen, PlayQueries, SessionSeen, MatchesSeen } from '#projections';
import { Rational } from '#scoring';
import { numberText, placeText } from './called.js';
import { type DayOf, standsAs, type PrintedAt } from './stands-as.js';
import { MatchesShown, type MatchSeen } from './matches-shown.js';
import { boardInMatch, RulingsAtTables } from './board-in-match.js';
import { boardShown, openDeals } from './boards-documents.js';

type Without<Document> = Omit<Document, 'heading'>;

/** The teams of a session in order, with their matches. */
export async function standingsOfTeams(
  queries: PlayQueries,
  session: SessionSeen,
  at: PrintedAt,
): Promise<Without<Extract<DocumentOf<'standings'>, { kind: 'teams' }>>> {
  const shown = await MatchesShown.of(queries, session);
  const { seen, unit, totalIn } = shown;
  return {
    paper: 'standings',
    kind: 'teams',
    progress: {
      afterRound: seen.afterRound,
      rounds: session.rounds,
      stands: standsAs({ final: seen.final, corrections: session.corrections }, at),
    },
    totalIn,
    unit,
    lines: seen.standing.map(({ team, section, total, won, lost, penalties, ...places }) => ({
      place: placeText(places),
      section,
      who: shown.called(team),
      total,
      won,
      lost,
      penalties,
    })),
    matches: seen.matches
      .filter(({ off, awarded }) => !off || awarded !== null)
      .map((match) => ({
        home: shown.called(match.home),
        away: shown.called(match.away),
        rounds: shown.roundsOf(match),
        ...shown.standsOf(match),
      })),
  };
}

/** The standing of a contest over several sessions. */
export async function contest(
  queries: PlayQueries,
  name: string,
  dayOf: (session: DayOf) => string | null,
  at: PrintedAt,
): Promise<Without<DocumentOf<'contest'>>> {
  const [seen, sessions] = await Promise.all([queries.contests.contest(name), queries.sessions.all()]);
  const { settings, entries, tables } = seen;
  const called = calledInContest(seen);
  const inPercent = settings.total.includes('percent');
  const listed = seen.sessions.map(({ session }) => session);
  return {
    paper: 'contest',
    title: settings.title,
    sessions: listed.map((session) => {
      const there = sessions.find((one) => one.session === session);
      return { session, day: there ? dayOf(there) : null };
    }),
    totalIn: inPercent ? 'percent' : 'points',
    ...(settings.best !== undefined && { best: settings.best }),
    ...(settings.least !== undefined && { least: settings.least }),
    carry: carryShown(seen),
    stands: standsAs(seen, at),
    lines: entries.map((entry) => {
      const { names, number, isTeams } = called(entry.key);
      const carried = entry.adjustments.find(({ kind }) => kind === 'carry');
      return {
        place: placeText(entry),
        names,
        ...(isTeams && { isTeams }),
        number: names.length === 0 ? number : '',
        sessions: listed.map((session) => {
          const own = entry.sessions.find((one) => one.session === session);
          if (!own) return null;
          return {
            score: inPercent ? percentOf(own) : own.score,
            counts: own.as === 'played' || own.as === 'drop-in',
            absent: own.as === 'drop-in',
          };
        }),
        carried: carried?.kind === 'carry' ? { amount: carried.amount, qualified: carried.qualified } : null,
        penalties: penaltiesOf(entry.adjustments),
        total: entry.total,
        goesOn: entry.qualifies === 'yes' || entry.qualifies === 'decided',
        masterPoints: entry.masterPoints,
      };
    }),
    tables: tables.map((table) => ({
      name: table.name,
      section: null,
      line: 'one' as const,
      lines: table.entries.map((entry) => ({
        place: placeText(entry),
        who: called(entry.key),
        handicapped: entry.handicapped,
        masterPoints: entry.masterPoints,
      })),
    })),
  };
}

/** All penalties together, as they are added to the total. */
function penaltiesOf(adjustments: ContestSeen['entries'][number]['adjustments']): string | null {
  const amounts = adjustments.filter(({ kind }) => kind === 'penalty').map(({ amount }) => amount);
  return amounts.length === 0 ? null : Rational.sum(amounts.map(Rational.parse)).toString();
}

/** How what is brought along is computed, once there is something to compute it from. */
function carryShown({ carry, settings }: ContestSeen): CarryShown | null {
  if (!carry || !settings.carry) return null;
  const { from, regulation } = settings.carry;
  const { average, qualification, final } = carry;
  if (regulation.kind === 'ebu') return { from, by: { rule: 'ebu', qualification, final } };
  const { part, of: rule, most = null } = regulation;
  return rule === 'score' ? { from, by: { rule, part, most } } : { from, by: { rule, part, most, average } };
}

/** Of what could be had; where nobody could have anything, as it is. */
function percentOf({ score, maximum }: { readonly score: string; readonly maximum: string | null }): string {
  if (maximum === null || Rational.parse(maximum).isZero) return score;
  return Rational.parse(score).div(Rational.parse(maximum)).mul(Rational.of(100)).toString();
}

function calledInContest({ entries }: ContestSeen): (key: string) => Called {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  return (key) => {
    const { team = null, players = [] } = known.get(key) ?? {};
    const number = numberText(key.split('/')[1] ?? key, false);
    if (team !== null) return { number, names: [team], isTeams: true };
    return { number, names: players.flatMap(({ name }) => name ?? []) };
  };
}

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

type OfMatches = Omit<Extract<DocumentOf<'travellers'>, { kind: 'matches' }>, 'heading'>;

/** The travellers of a session of teams: of each board the matches in which it was played, with both rooms. */
export async function travellersOfTeams(
  queries: PlayQueries,
  session: SessionSeen,
  board: number | undefined,
): Promise<OfMatches> {
  const name = session.session;
  const [shown, travellers, open] = await Promise.all([
    MatchesShown.of(queries, session),
    board === undefined
      ? queries.protocols.travellers(name)
      : queries.protocols.traveller(name, board).then((one) => [one]),
    openDeals(queries, name),
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
