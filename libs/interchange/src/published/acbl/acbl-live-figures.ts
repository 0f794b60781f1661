import { strataOf, type Page, type PairSummary, type Section } from './acbl-live-page.js';
import { contestantOf, linesOf } from './acbl-live-section.js';
import { decimalIn, placeIn } from '../written-values.js';
import {
  NO_FIGURES,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
} from '../published-figures.js';
import { contestantInSession } from '../published-game.js';

/** The figures that a page publishes of a session's sections. */
export function figuresOf(read: Page, sections: readonly Section[]): PublishedFigures {
  const strata = strataOf(read);
  const everybody = { number: strata[0]?.number ?? 1, name: null };
  return {
    ...NO_FIGURES,
    printed: { award: 2, score: 2, percentage: 2 },
    awards: sections.flatMap((each) =>
      linesOf(each, read).flatMap(({ line: { id }, from }) => [
        ...award(id, 'NS', from.ns_match_points),
        ...award(id, 'EW', from.ew_match_points),
      ]),
    ),
    totals: sections.flatMap((each) => each.pair_summaries.map((pair) => totalOf(each, pair, read))),
    rankings: [everybody, ...strata.slice(1)].flatMap((stratum) => [
      ...sections.flatMap((each) => sectionRankings(each, read, stratum)),
      ...overallRanking(sections, read, stratum),
    ]),
  };
}

function award(line: string, side: 'NS' | 'EW', written: string | null | undefined) {
  const points = decimalIn(written ?? undefined);
  return points === undefined ? [] : [{ line, side, points }];
}

function totalOf({ name }: Section, pair: PairSummary, read: Page) {
  const [score, percentage] = [decimalIn(pair.score ?? undefined), decimalIn(pair.percentage ?? undefined)];
  return {
    contestant: contestantInSession(name, contestantOf(pair, read)),
    ...(typeof pair.boards_played === 'number' && { boards: pair.boards_played }),
    ...(score !== undefined && { score }),
    ...(percentage !== undefined && { percentage }),
  };
}

/** A stratum; the first is everybody, which has no name. */
interface Stratum {
  readonly number: number;
  readonly name: string | null;
}

const suffixOf = ({ name }: Stratum) => (name === null ? '' : `, stratum ${name}`);

function sectionRankings(
  { name, pair_summaries: pairs }: Section,
  read: Page,
  stratum: Stratum,
): PublishedRanking[] {
  const lines = read.winner_type === 1 ? ['one'] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = pairs
      .filter((pair) => line === 'one' || contestantOf(pair, read).startsWith(line))
      .flatMap((pair) => placesIn(name, pair, read, stratum, 'Section'));
    const ranking = `${name} ${line}${suffixOf(stratum)}`;
    return places.length === 0 ? [] : [{ name: ranking, over: 'section', stratum: stratum.name, places }];
  });
}

function overallRanking(sections: readonly Section[], read: Page, stratum: Stratum): PublishedRanking[] {
  const places = sections.flatMap(({ name, pair_summaries: pairs }) =>
    pairs.flatMap((pair) => placesIn(name, pair, read, stratum, 'Overall')),
  );
  const name = `overall${suffixOf(stratum)}`;
  return places.length === 0 ? [] : [{ name, over: 'overall', stratum: stratum.name, places }];
}

/** A pair's places: '1', or '1/2' where they are shared. */
function placesIn(
  section: string,
  pair: PairSummary,
  read: Page,
  stratum: Stratum,
  kind: 'Section' | 'Overall',
): PublishedPlace[] {
  return (pair.strat_place ?? [])
    .filter(({ strat_number, type }) => strat_number === stratum.number && type === kind)
    .flatMap(({ rank }): PublishedPlace[] => {
      const place = placeIn(rank);
      if (!place) return [];
      const contestant = contestantInSession(section, contestantOf(pair, read));
      return place.isMarked
        ? [{ contestant, kind: 'first', first: place.first, last: place.last, isMarked: true }]
        : [{ contestant, kind: 'shared', first: place.first, last: place.last }];
    });
}
