import { contestantInSession, type PublishedResult, type PublishedTeamsResult } from '#interchange';
import type { Unpublished } from '../comparison/conformed-file.js';

/**
 * What the file of a game does not have, and could: points of sides on boards, totals, percentages of matchpoints, places.
 * Nothing is said against a file that lacks them; but that all of it agrees says nothing of them.
 */
export function unpublishedIn({ game, figures }: PublishedResult): readonly Unpublished[] {
  const sides = game.sections.flatMap(({ lines }) =>
    lines.flatMap(({ id, outcome }) =>
      (['ns', 'ew'] as const)
        .filter((side) => !['not-played', 'late'].includes(outcome[side].kind))
        .map((side) => `${id} ${side}`),
    ),
  );
  const awarded = new Set(figures.awards.map(({ line, side }) => `${line} ${side.toLowerCase()}`));
  const contestants = game.sections.flatMap(({ section, contestants: those }) =>
    those.map(({ contestant, ranked }) => ({ id: contestantInSession(section, contestant), ranked })),
  );
  const known = new Map(figures.totals.map((total) => [total.contestant, total]));
  const placed = new Set(
    figures.rankings.flatMap(({ places }) => places.map(({ contestant }) => contestant)),
  );
  const hasTotal = ({ id }: { readonly id: string }) => {
    const { matchpoints, score, final } = known.get(id) ?? {};
    return (matchpoints ?? score ?? final) !== undefined;
  };
  const isInPercent = game.scoring.method === 'matchpoints' && game.scoring.matches === undefined;
  const missing = missingOf(game.name);
  return [
    missing('points of a side on a board', sides, (side) => awarded.has(side)),
    missing('totals', contestants, hasTotal),
    ...(isInPercent
      ? [missing('percentages', contestants, ({ id }) => known.get(id)?.percentage !== undefined)]
      : []),
    missing(
      'places',
      contestants.filter(({ ranked }) => ranked),
      ({ id }) => placed.has(id),
    ),
  ].filter((one) => one.missing > 0);
}

/** The same of matches of teams: what each was worth, and totals and places where it is no knockout. */
export function unpublishedOfTeams({ game, figures }: PublishedTeamsResult): readonly Unpublished[] {
  const worth = new Set(figures.matches.map(({ match }) => match));
  const totals = new Set(
    figures.totals.filter(({ score }) => score !== undefined).map(({ contestant }) => contestant),
  );
  const placed = new Set(
    figures.rankings.flatMap(({ places }) => places.map(({ contestant }) => contestant)),
  );
  const missing = missingOf(game.name);
  return [
    missing('what a match is worth', game.matches, ({ name }) => worth.has(name)),
    ...(game.kind === 'knockout'
      ? []
      : [
          missing('totals', game.teams, ({ team }) => totals.has(team)),
          missing('places', game.teams, ({ team }) => placed.has(team)),
        ]),
  ].filter((one) => one.missing > 0);
}

function missingOf(of: string) {
  return <One>(what: string, all: readonly One[], has: (one: One) => boolean): Unpublished => ({
    of,
    what,
    missing: all.filter((one) => !has(one)).length,
    all: all.length,
  });
}
