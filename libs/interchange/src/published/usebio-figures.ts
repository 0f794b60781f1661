import type { XmlElement } from './xml.js';
import {
  decimal,
  unreadFigures,
  type Printing,
  type PublishedAward,
  type PublishedDatum,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
} from './published-figures.js';
import { contestantInSession, type PublishedGame } from './published-game.js';
import { grouped } from '../grouped.js';
import { numberOf, type UsebioSection } from './usebio-section.js';

/** What the points of each method are called in the file. */
const POINTS = {
  matchpoints: 'MATCH_POINTS',
  butler: 'BUTLER_POINTS',
  'cross-imps': 'CROSS_IMP_POINTS',
} as const;

/** The figures that were published of an event's sections. */
export function figuresOfSections(
  sections: readonly UsebioSection[],
  { scoring, session }: PublishedGame,
  event: XmlElement,
): PublishedFigures {
  const totals = sections.flatMap(totalsOf);
  const { method } = scoring;
  if (!(method in POINTS)) {
    const figures = 2 * sections.reduce((sum, { lines }) => sum + lines.length, 0) + totals.length;
    const what = event.attribute('EVENT_TYPE') ?? method;
    return unreadFigures([{ why: 'method', what, figures }]);
  }
  const awards = sections.flatMap((section) => awardsOf(section, method as keyof typeof POINTS));
  // Totals and places lie in the event: those of several sessions or sections are over all of them.
  const overAll = session.of > 1 || sections.some(({ alone }) => !alone);
  return {
    printed: { ...printedAwards(awards, scoring), score: 2, percentage: 2 },
    awards,
    datums: method === 'butler' ? sections.flatMap(datumsOf) : [],
    totals: overAll ? [] : totals,
    rankings: overAll ? [] : sections.flatMap(rankingsOf),
    unread:
      overAll && totals.length > 0
        ? [{ why: 'several-sessions', what: 'totals and places', figures: totals.length }]
        : [],
  };
}

/** Decimals of awards: Compscore has one in matchpoints, which it leaves out of whole numbers; others as many as several awards have. */
function printedAwards(
  awards: readonly PublishedAward[],
  { regulation, method }: PublishedGame['scoring'],
): Pick<Printing, 'award' | 'awardHalves'> {
  if (regulation === 'compscore') {
    return method === 'matchpoints' ? { award: 1, awardHalves: 'to-even' } : { award: 2 };
  }
  const sizes = grouped(awards, ({ points }) => (points.split('.')[1] ?? '').length);
  const several = [...sizes].filter(([, those]) => those.length > 1).map(([decimals]) => decimals);
  return { award: Math.max(0, ...several) };
}

function awardsOf({ lines }: UsebioSection, method: keyof typeof POINTS): PublishedAward[] {
  const onBoard = grouped(lines, ({ line }) => line.board);
  const most = Math.max(0, ...[...onBoard.values()].map((each) => each.length));
  return lines.flatMap(({ line: { id, board }, element }) =>
    (['NS', 'EW'] as const).flatMap((side) => {
      const points = decimal(element.textOf(`${side}_${POINTS[method]}`));
      if (points === undefined) return [];
      // Compscore prints the matchpoints of a short board without factoring them, but factors them in the totals.
      const short = method === 'matchpoints' && onBoard.get(board)!.length < most;
      return [{ line: id, side, points, ...(short && { unfactored: true as const }) }];
    }),
  );
}

function datumsOf({ section: { section }, boards }: UsebioSection): PublishedDatum[] {
  return boards.flatMap(({ board, element }) => {
    const datum = decimal(element.textOf('BOARD_AVERAGE'));
    return datum === undefined ? [] : [{ section, board, datum }];
  });
}

function totalsOf({ section: { section }, pairs }: UsebioSection): PublishedTotal[] {
  return pairs.flatMap(({ contestant, element }) => {
    const score = decimal(element.textOf('TOTAL_SCORE'));
    const percentage = decimal(element.textOf('PERCENTAGE'));
    if (score === undefined && percentage === undefined) return [];
    return [
      {
        contestant: contestantInSession(section, contestant),
        ...(score !== undefined && { score }),
        ...(percentage !== undefined && { percentage }),
      },
    ];
  });
}

function rankingsOf({ section: { section, winners }, pairs }: UsebioSection): PublishedRanking[] {
  const lines = winners === 1 ? [''] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = pairs
      .filter(({ contestant }) => contestant.startsWith(line))
      .flatMap(({ contestant, element }): PublishedPlace[] => {
        // '3', or '3=' where the place is shared.
        const place = numberOf(element.textOf('PLACE')?.replace(/=$/, ''));
        if (place === undefined) return [];
        return [
          { contestant: contestantInSession(section, contestant), kind: 'first', first: place, last: place },
        ];
      });
    const name = `${section} ${line || 'one'}`;
    return places.length === 0 ? [] : [{ name, over: 'section', stratum: null, places }];
  });
}
