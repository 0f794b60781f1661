import type { Both, Called, DocumentOf, MatchInKnockout, MatchStands, MatchUnit } from '#prints';
import type { KnockoutSeen, PlayQueries, MatchesSeen, SessionSeen } from '#projections';
import { Rational } from '#scoring';
import { numberText } from './called.js';

export type MatchSeen = MatchesSeen['matches'][number];
type MatchOfKnockout = KnockoutSeen['rounds'][number]['matches'][number];

/** The matches of a session of teams on printouts: who plays, the score, and how they were decided. */
export class MatchesShown {
  readonly #withSection: boolean;

  private constructor(
    readonly seen: MatchesSeen,
    private readonly knockout: KnockoutSeen | null,
  ) {
    this.#withSection = new Set(seen.teams.map(({ team }) => team.split('-')[0])).size > 1;
  }

  static async of(queries: PlayQueries, session: SessionSeen): Promise<MatchesShown> {
    const [seen, knockout] = await Promise.all([
      queries.standings.matches(session.session),
      session.knockout === null ? null : queries.knockouts.knockout(session.knockout),
    ]);
    return new MatchesShown(seen, knockout);
  }

  get unit(): MatchUnit {
    return this.seen.method.match.unit === 'imps' ? 'imps' : 'points';
  }

  get totalIn(): Extract<DocumentOf<'standings'>, { kind: 'teams' }>['totalIn'] {
    return this.seen.method.result === 'victory-points' ? 'vp' : 'score';
  }

  /** A team with its number, and its name or else its captain. */
  called(team: string): Called {
    const known = this.seen.teams.find((one) => one.team === team);
    const number = numberText(team, this.#withSection);
    if (known && known.name !== null) return { number, names: [known.name], isTeams: true };
    const captain = known?.captain?.name ?? null;
    return { number, names: captain === null ? [] : [captain] };
  }

  /** The rounds in which a match is played: `3`, `1–2`. */
  roundsOf({ segments }: MatchSeen): string {
    const rounds = [...new Set(segments.flatMap(({ home, away }) => [home.round, away.round]))];
    return rounds.length > 1 ? `${Math.min(...rounds)}–${Math.max(...rounds)}` : `${rounds[0] ?? ''}`;
  }

  standsOf(match: MatchSeen): MatchStands {
    const { score, awarded, running, carried, half = false } = match;
    const penalties = this.#penaltiesOf(match);
    return {
      state: stateOf(match),
      half,
      score: running,
      victoryPoints:
        score?.home.victoryPoints && score.away.victoryPoints
          ? { home: score.home.victoryPoints.points, away: score.away.victoryPoints.points }
          : null,
      awarded: awarded && { home: awarded.home, away: awarded.away, why: awarded.why },
      carried: isNothing(carried) ? null : carried,
      penalties: penalties === null || isNothing(penalties) ? null : penalties,
      aggregate: score?.home.aggregate
        ? { home: score.home.aggregate.points, away: score.away.aggregate?.points ?? '0' }
        : null,
      knockout: this.#knockoutOf(match),
    };
  }

  /** In a knockout penalties are taken off the match; elsewhere they are taken off the standing. */
  #penaltiesOf({ home, away }: MatchSeen): Both | null {
    if (this.seen.method.result !== 'knockout') return null;
    const taken = (team: string) =>
      Rational.sum(
        (this.seen.teams.find((one) => one.team === team)?.penalties ?? []).map(({ points }) =>
          Rational.parse(points),
        ),
      )
        .negated()
        .toString();
    return { home: taken(home), away: taken(away) };
  }

  #knockoutOf(match: MatchSeen): MatchInKnockout | null {
    if (this.seen.method.result !== 'knockout') return null;
    const found = this.#inBracket(match);
    if (!found) return { winner: aheadIn(match), by: null, extras: [], extraOf: null };
    const { match: own, session } = found;
    const [home] = this.#entriesOf(match);
    const isFirst = own.entries[0] === home;
    const sided = (first: string, second: string): Both =>
      isFirst ? { home: first, away: second } : { home: second, away: first };
    const isExtra = session !== this.seen.session;
    return {
      winner: own.winner === null ? null : own.winner === home ? 'home' : 'away',
      by: own.by === 'results' ? null : own.by,
      extras: isExtra
        ? []
        : own.extras.map((extra) => ({
            session: extra.session,
            score: extra.score && sided(extra.score.first, extra.score.second),
          })),
      extraOf: isExtra ? session : null,
    };
  }

  /** The match of the bracket that is played here, and the session in which it began. */
  #inBracket(
    match: MatchSeen,
  ): { readonly match: MatchOfKnockout; readonly session: string | null } | undefined {
    const here = this.seen.session;
    const entries = this.#entriesOf(match);
    for (const { session, matches } of this.knockout?.rounds ?? []) {
      const own = matches.find(
        (one) =>
          (session === here || one.extras.some((extra) => extra.session === here)) &&
          one.entries.every((entry) => entry !== null && entries.includes(entry)),
      );
      if (own) return { match: own, session };
    }
    return undefined;
  }

  #entriesOf({ home, away }: MatchSeen): readonly (string | null | undefined)[] {
    return [home, away].map((team) => this.seen.teams.find((one) => one.team === team)?.entry);
  }
}

function stateOf({ awarded, off, score, running, complete }: MatchSeen): MatchStands['state'] {
  if (awarded) return 'over';
  if (off) return 'off';
  if (!score && isNothing(running)) return 'to-come';
  return complete ? 'over' : 'running';
}

/** Who has won a match of no bracket. */
function aheadIn({ awarded, complete, running }: MatchSeen): MatchInKnockout['winner'] {
  if (awarded) return awarded.to;
  const more = Rational.parse(running.home).compare(Rational.parse(running.away));
  return !complete || more === 0 ? null : more > 0 ? 'home' : 'away';
}

function isNothing({ home, away }: Both): boolean {
  return home === '0' && away === '0';
}
