import { existsSync } from 'node:fs';
import { scoreGame, type GameScores, scoreMatch } from '#importing';
import type { PublishedResult } from '#interchange';
import { Rational, type BoardAward } from '#scoring';
import { describeShared } from '../../../../../libs/cards/src/testing/shared-folder.js';
import {
  recomputed,
  recomputedDatum,
  recomputedGain,
  recomputedPlace,
  recomputedScore,
  recomputedSum,
} from '../../../../../libs/scoring/src/testing/recompute.js';
import { realResults } from '../testing/real-results.js';

/** A figure here, and what it comes to when it is computed anew from its explanation alone. */
interface Again {
  readonly of: string;
  readonly figure: string;
  readonly again: string;
}

const text = (value: Rational | number | undefined) => String(value);

function unlike(figures: readonly Again[]): Again[] {
  return figures.filter(({ figure, again }) => figure !== again);
}

describeShared('every figure of the real results', 'conformance/', existsSync, (folder) => {
  const files = realResults(folder);
  const games = files.flatMap(({ path, results }) =>
    results.map((result) => ({ path, ...result, scores: scoreGame(result.game)! })),
  );
  type Game = PublishedResult & { readonly path: string; readonly scores: GameScores };

  const rounded = ({ scores: { method } }: Game, points: Rational | undefined) => {
    const { board } = method;
    return points && 'decimals' in board && board.decimals !== undefined
      ? points.roundHalfAwayFromZero(board.decimals)
      : points;
  };
  const awardAgain = (game: Game, of: string, award: BoardAward | undefined): Again => ({
    of: `${game.path} ${of}`,
    figure: text(award && award.kind !== 'not-played' ? award.points : undefined),
    again: text(award && rounded(game, recomputed(award))),
  });

  it('is an award that its own terms make', () => {
    const awards = games.flatMap((game) =>
      game.figures.awards.map(({ line, side }) =>
        awardAgain(game, `${line} ${side}`, game.scores.awardOf(line, side)),
      ),
    );
    expect(unlike(awards)).toEqual([]);
    expect(awards).toHaveLength(AWARDS);
  });

  it('is a datum that its scores make', () => {
    const datums = games.flatMap(({ path, scores }) =>
      [...scores.session.boards.values()].flatMap((board) =>
        board.kind === 'butler'
          ? board.charts.map((chart) => ({
              of: path,
              figure: text(chart.datum),
              again: text(recomputedDatum(chart)),
            }))
          : [],
      ),
    );
    expect(unlike(datums)).toEqual([]);
    expect(datums).toHaveLength(70);
  });

  it('is a total that the card makes, award by award', () => {
    const totals = games.flatMap((game) =>
      [...game.scores.session.contestants.values()].flatMap((score) => {
        const { contestant } = score.contestant;
        const own = recomputedScore(score, game.scores.method.decimals);
        const figure = (kind: string, one: Rational | number | undefined, other: typeof one): Again => ({
          of: `${game.path} ${contestant} ${kind}`,
          figure: text(one),
          again: text(other),
        });
        return [
          ...score.entries.map(({ line, side, award }) => awardAgain(game, `${line} ${side}`, award)),
          figure('boards', score.boards, own.boards),
          figure('points', score.points, own.points),
          figure('maximum', score.maximum, own.maximum),
          figure('score', score.score, own.score),
          figure('percentage', score.percentage, own.percentage),
        ];
      }),
    );
    expect(unlike(totals)).toEqual([]);
    expect(totals.length).toBeGreaterThan(AWARDS);
  });

  it('is a final score that the session makes with what is beside it', () => {
    const finals = games.flatMap(({ path, scores }) =>
      [...scores.events.values()].map((event) => ({
        of: `${path} ${event.contestant}`,
        figure: text(event.total),
        again: text(recomputedSum(event)),
      })),
    );
    expect(unlike(finals)).toEqual([]);
    expect(finals.length).toBeGreaterThan(1000);
  });

  it('is a place that the values of the others make', () => {
    const places = games.flatMap(({ path, figures, scores }) =>
      figures.rankings.flatMap(({ name, over, stratum, places: published }) =>
        published.map(({ contestant }): Again => {
          const ranks = scores.ranksWith({ over, stratum }, contestant);
          const own = ranks.find((rank) => rank.contestant === contestant);
          return {
            of: `${path} ${name} ${contestant}`,
            figure: own?.place === undefined ? 'none' : `${own.place}-${own.last}`,
            again: recomputedPlace(ranks, contestant)?.join('-') ?? 'none',
          };
        }),
      ),
    );
    expect(unlike(places)).toEqual([]);
    expect(places).toHaveLength(PLACES);
  });

  it('is a running score that the boards of the segments make', () => {
    const running = files
      .flatMap(({ matches }) => matches)
      .flatMap(({ match }) => {
        const { segments } = scoreMatch(match);
        return (['home', 'away'] as const).flatMap((team) => {
          let again = Rational.from(match.carryOver[team]);
          return segments.map((segment, at): Again => {
            again = again.add(recomputedGain(segment, team));
            return { of: `${team} ${at + 1}`, figure: text(segment.after[team]), again: text(again) };
          });
        });
      });
    expect(unlike(running)).toEqual([]);
    expect(running).toHaveLength(16);
  });
});

/** As many as are published. */
const [AWARDS, PLACES] = [27_358, 2_990];
