import { formatDeal } from '#cards';
import type { PublishedEvent } from '../published/published-event.js';
import type { PublishedFigures } from '../published/published-figures.js';
import type { PublishedGame, PublishedLine } from '../published/published-game.js';
import type { PublishedMatch } from '../published/published-match.js';
import type { PublishedParts, PublishedResult } from '../published/result-format.js';
import type { PublishedTeamsResult } from '../published/published-teams.js';

/** What of published results can be otherwise in another format. */
export const RESULT_ASPECTS = [
  'results',
  'players',
  'rounds',
  'deals',
  'scoring',
  'figures',
  'event',
] as const;
export type ResultAspect = (typeof RESULT_ASPECTS)[number];

/** What of each aspect a file tells, in no order: two files that tell the same tell it in the same words. */
type Told = Readonly<Record<ResultAspect, readonly string[]>>;

/** What of results is otherwise when they are read from the format in which they were written. */
export function lostOfResults(
  given: Pick<PublishedParts, 'results' | 'teams'>,
  again: Pick<PublishedParts, 'results' | 'teams'>,
): readonly ResultAspect[] {
  const [before, after] = [toldBy(given), toldBy(again)];
  return RESULT_ASPECTS.filter(
    (aspect) => before[aspect].toSorted().join('\n') !== after[aspect].toSorted().join('\n'),
  );
}

function toldBy({ results, teams }: Pick<PublishedParts, 'results' | 'teams'>): Told {
  const all = [...results.map(toldOfSession), ...teams.map(toldOfTeams)];
  const of = (aspect: ResultAspect) => all.flatMap((one) => one[aspect]);
  return {
    results: of('results'),
    players: of('players'),
    rounds: of('rounds'),
    deals: of('deals'),
    scoring: of('scoring'),
    figures: of('figures'),
    event: of('event'),
  };
}

function toldOfSession({ game, figures }: PublishedResult): Told {
  const { sections, scoring, strata, kind } = game;
  const lines = sections.flatMap((section) => section.lines);
  const sizes = (groups: PublishedGame['scoring']['scored']) =>
    groups.map(({ length }) => length).toSorted((one, other) => one - other);
  return {
    results: lines.map(({ board, outcome, contract }) =>
      JSON.stringify([board, outcome, contractOf(contract)]),
    ),
    players: sections.flatMap(({ contestants }) =>
      contestants.map(({ players, ranked, stratum, beside }) =>
        JSON.stringify([players, ranked, stratum, beside]),
      ),
    ),
    rounds: lines.map(({ board, round, table }) => JSON.stringify([board, round, table])),
    deals: dealsOf(game),
    scoring: [
      JSON.stringify([
        kind,
        scoring.method,
        scoring.scale,
        scoring.regulation,
        scoring.matches ?? null,
        sizes(scoring.scored),
        sizes(scoring.ranked),
        strata,
        sections.map(({ expected, fullCard, boardsPerRound }) => [expected, fullCard, boardsPerRound]),
      ]),
    ],
    figures: [
      ...figures.awards.map(({ side, points }) => `${side} ${Number(points)}`),
      ...figuresOf(figures),
      ...figures.datums.map(({ board, datum }) => `${board} ${datum}`),
      ...figures.meetings.map(({ round, nsPoints, ewPoints }) => `${round} ${nsPoints} ${ewPoints}`),
    ],
    event: eventOf(game.title, game.event),
  };
}

function toldOfTeams({ game, figures }: PublishedTeamsResult): Told {
  const boards = game.matches.flatMap((match) => match.segments.flatMap((segment) => segment.boards));
  return {
    results: boards.flatMap(({ board, open, closed, outcomes }) =>
      open === null && closed === null && !outcomes
        ? []
        : [JSON.stringify([board, contractOf(open), contractOf(closed), outcomes ?? null])],
    ),
    players: game.teams.map(({ name, players, ranked, stratum, beside }) =>
      JSON.stringify([name, players.map((one) => JSON.stringify(one)).toSorted(), ranked, stratum, beside]),
    ),
    rounds: game.matches.map(matchText),
    deals: dealsOf(game),
    scoring: [JSON.stringify([game.kind, game.scoring])],
    figures: [
      ...figures.boards.map(({ board, imps }) => `${board} ${imps}`),
      ...figures.matches.map(({ home, away }) => `${home} ${away}`),
      ...figuresOf(figures),
    ],
    event: eventOf(game.title, game.event),
  };
}

function matchText({ round, teams, carryOver }: PublishedMatch): string {
  return JSON.stringify([round ?? null, teams.home, teams.away, carryOver]);
}

function contractOf(contract: PublishedLine['contract']): unknown {
  if (contract === null || contract === 'passed-out') return contract;
  const { level, strain, doubling, declarer, tricks, lead } = contract;
  return [level, strain, doubling, declarer, tricks, lead ?? null];
}

function dealsOf({ deals }: Pick<PublishedGame, 'deals'>): string[] {
  return deals.map(({ board, deal }) => `${board} ${formatDeal(deal)}`);
}

function figuresOf({
  totals,
  rankings,
  masterPoints,
}: Pick<PublishedFigures, 'totals' | 'rankings' | 'masterPoints'>): string[] {
  return [
    ...totals.map(({ score, percentage }) => `${Number(score ?? NaN)} ${Number(percentage ?? NaN)}`),
    ...rankings.map(
      ({ stratum, places }) =>
        `${stratum ?? ''} ${places
          .map(({ first }) => first)
          .toSorted()
          .join()}`,
    ),
    ...masterPoints.map(({ points, colour }) => `${points} ${colour ?? ''}`),
  ];
}

function eventOf(title: string, { day, venue }: PublishedEvent): string[] {
  return [JSON.stringify([title, day ?? null, venue ?? null])];
}
