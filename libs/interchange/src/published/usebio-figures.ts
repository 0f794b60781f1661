import type { XmlElement } from './xml.js';
import {
  decimal,
  type NotCompared,
  type PublishedAward,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
} from './published-figures.js';
import { contestantInSession, type PublishedGame } from './published-game.js';
import { grouped } from '../grouped.js';
import { numberOf, type UsebioSection } from './usebio-section.js';

/** The figures that were published of an event's sections. */
export function figuresOfSections(
  sections: readonly UsebioSection[],
  { scoring, session }: PublishedGame,
  event: XmlElement,
): PublishedFigures {
  const printed = { ...printedAwards(sections, scoring), score: 2, percentage: 2 };
  const totals = sections.flatMap(totalsOf);
  if (scoring.method !== 'matchpoints') {
    const figures = 2 * sections.reduce((sum, { lines }) => sum + lines.length, 0) + totals.length;
    const what = event.attribute('EVENT_TYPE') ?? scoring.method;
    return { printed, awards: [], totals: [], rankings: [], notCompared: [{ why: 'method', what, figures }] };
  }
  // Totals and places lie in the event: those of several sessions or sections are over all of them.
  const overAll = session.of > 1 || sections.some(({ alone }) => !alone);
  const rankings = overAll ? [] : sections.flatMap(rankingsOf);
  return {
    printed,
    awards: sections.flatMap(awardsOf),
    totals: overAll ? [] : totals,
    rankings,
    notCompared: overAll ? notCompared(totals) : [],
  };
}

function notCompared(totals: readonly PublishedTotal[]): NotCompared[] {
  if (totals.length === 0) return [];
  return [{ why: 'carry-over', what: 'totals and places over several sessions', figures: totals.length }];
}

/** Decimals of awards: Compscore has one, which it leaves out of whole numbers; others as many as several awards have. */
function printedAwards(sections: readonly UsebioSection[], { regulation }: PublishedGame['scoring']) {
  if (regulation === 'compscore') return { award: 1, awardHalves: 'to-even' as const };
  const sizes = grouped(sections.flatMap(awardsOf), ({ points }) => (points.split('.')[1] ?? '').length);
  const several = [...sizes].filter(([, awards]) => awards.length > 1).map(([decimals]) => decimals);
  return { award: Math.max(0, ...several) };
}

function awardsOf({ lines }: UsebioSection): PublishedAward[] {
  const onBoard = grouped(lines, ({ line }) => line.board);
  const most = Math.max(0, ...[...onBoard.values()].map((each) => each.length));
  return lines.flatMap(({ line: { id, board }, element }) =>
    (['NS', 'EW'] as const).flatMap((side) => {
      const points = decimal(element.textOf(`${side}_MATCH_POINTS`));
      if (points === undefined) return [];
      // Compscore prints the matchpoints of a short board without factoring them, but factors them in the totals.
      const short = onBoard.get(board)!.length < most;
      return [{ line: id, side, points, ...(short && { unfactored: true as const }) }];
    }),
  );
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
    return places.length === 0 ? [] : [{ name, ranked: places.map(({ contestant }) => contestant), places }];
  });
}
