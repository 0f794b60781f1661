import type { Called, CarryShown, DocumentOf } from '#prints';
import type { ContestSeen, PlayQueries, SessionSeen } from '#projections';
import { Rational } from '#scoring';
import { numberText, placeText } from './called.js';
import type { DayOf } from './day-of.js';
import { MatchesShown } from './matches-shown.js';
import { standsAs, type PrintedAt } from './stands-as.js';

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
