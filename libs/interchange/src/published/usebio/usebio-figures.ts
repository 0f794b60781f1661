import { grouped } from '#cards';
import {
  NO_FIGURES,
  unreadFigures,
  type Printing,
  type PublishedAward,
  type PublishedDatum,
  type PublishedFigures,
  type PublishedMasterPoints,
  type PublishedMeetingFigure,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
} from '../published-figures.js';
import { contestantInSession, type PublishedGame } from '../published-game.js';
import { decimalIn, placeIn } from '../written-values.js';
import { numberOf, type UsebioEvent, type UsebioParticipant } from './usebio-document.js';
import { pointsIn } from './usebio-lines.js';
import { POINTS } from './usebio-scoring.js';
import { areListedTogether, meetingOf, type UsebioSection } from './usebio-section.js';

/** The figures that were published of an event's sections. */
export function figuresOfSections(
  sections: readonly UsebioSection[],
  { scoring, session }: PublishedGame,
  event: UsebioEvent,
): PublishedFigures {
  const totals = sections.flatMap(totalsOf);
  const { method } = scoring;
  if (!(method in POINTS)) {
    const figures = 2 * sections.reduce((sum, { lines }) => sum + lines.length, 0) + totals.length;
    return unreadFigures([{ why: 'method', what: event.type || method, figures }]);
  }
  const awards = sections.flatMap((section) => awardsOf(section, scoring));
  // Totals and places lie in the event: those of several sessions or sections are over all of them, unless everybody
  // plays in one section alone, and those are ranked together.
  const isOneList = areListedTogether(sections) && scoring.ranked.length === 1;
  const overAll = session.of > 1 || (sections.some(({ alone }) => !alone) && !isOneList);
  return {
    ...NO_FIGURES,
    printed: { ...printedAwards(awards, scoring), score: 2, percentage: 2 },
    awards,
    datums: method === 'butler' ? sections.flatMap(datumsOf) : [],
    totals: overAll ? [] : totals,
    rankings: overAll ? [] : isOneList ? rankingsOfAll(sections) : sections.flatMap(rankingsOf),
    meetings: sections.flatMap(meetingsOf),
    masterPoints: overAll ? [] : sections.flatMap(masterPointsOf),
    unread:
      overAll && totals.length > 0
        ? [{ why: 'several-sessions', what: 'totals and places', figures: totals.length }]
        : [],
  };
}

/**
 * Decimals of awards: Compscore has one in matchpoints, which it leaves out of whole numbers; ACBLscore and RealBridge two;
 * others as many as several awards have.
 */
function printedAwards(
  awards: readonly PublishedAward[],
  { regulation, method }: PublishedGame['scoring'],
): Pick<Printing, 'award' | 'awardHalves'> {
  if (regulation === 'compscore') {
    return method === 'matchpoints' ? { award: 1, awardHalves: 'to-even' } : { award: 2 };
  }
  if (regulation === 'realbridge') return { award: 2, awardHalves: 'to-even' };
  if (regulation === 'acblscore') return { award: 2 };
  const sizes = grouped(awards, ({ points }) => (points.split('.')[1] ?? '').length);
  const several = [...sizes].filter(([, those]) => those.length > 1).map(([decimals]) => decimals);
  return { award: Math.max(0, ...several) };
}

function awardsOf(
  { lines }: UsebioSection,
  { method, regulation }: PublishedGame['scoring'],
): PublishedAward[] {
  const onBoard = grouped(lines, ({ line }) => line.board);
  const most = Math.max(0, ...[...onBoard.values()].map((each) => each.length));
  return lines.flatMap(({ line: { id, board }, record }) =>
    (['NS', 'EW'] as const).flatMap((side) => {
      const names = POINTS[method as keyof typeof POINTS].map((name) => `${side}_${name}`);
      const points = pointsIn(record.fields, names);
      if (points === undefined) return [];
      // Compscore prints the matchpoints of a short board without factoring them, but factors them in the totals.
      const short =
        regulation === 'compscore' && method === 'matchpoints' && onBoard.get(board)!.length < most;
      return [{ line: id, side, points, ...(short && { unfactored: true as const }) }];
    }),
  );
}

function datumsOf({ section: { section }, boards }: UsebioSection): PublishedDatum[] {
  return boards.flatMap(({ board, fields }) => {
    const datum = decimalIn(fields['BOARD_AVERAGE']);
    return datum === undefined ? [] : [{ section, board, datum }];
  });
}

function totalsOf({ section: { section }, contestants }: UsebioSection): PublishedTotal[] {
  return contestants.flatMap(({ contestant, from }) =>
    totalOf(contestantInSession(section, contestant), from),
  );
}

/** The total of a pair, a player or a team. */
export function totalOf(contestant: string, { fields }: UsebioParticipant): PublishedTotal[] {
  const score = decimalIn(fields['TOTAL_SCORE']);
  const percentage = decimalIn(fields['PERCENTAGE']);
  if (score === undefined && percentage === undefined) return [];
  const boards = numberOf(fields['BOARDS_PLAYED']);
  return [
    {
      contestant,
      ...(boards !== undefined && { boards }),
      ...(score !== undefined && { score }),
      ...(percentage !== undefined && { percentage }),
    },
  ];
}

function rankingsOf({ section: { section, winners }, contestants }: UsebioSection): PublishedRanking[] {
  const lines = winners === 1 ? [''] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = contestants
      .filter(({ contestant }) => contestant.startsWith(line))
      .flatMap(({ contestant, from }) => placeOf(contestantInSession(section, contestant), from));
    const name = `${section} ${line || 'one'}`;
    return places.length === 0 ? [] : [{ name, over: 'section', stratum: null, places }];
  });
}

/** The places of sections that are ranked together. */
function rankingsOfAll(sections: readonly UsebioSection[]): PublishedRanking[] {
  const letters = sections.map(({ section }) => section.section).join('+');
  const byLine = grouped(sections.flatMap(rankingsOf), ({ name }) => name.split(' ').at(-1)!);
  return [...byLine].map(([line, those]) => ({
    name: `${letters} ${line}`,
    over: 'section',
    stratum: null,
    places: those.flatMap(({ places }) => places),
  }));
}

/** The place of a pair, a player or a team: '3', or '3=' where it is shared. */
export function placeOf(contestant: string, { fields }: UsebioParticipant): PublishedPlace[] {
  const place = fields['PLACE'] === undefined ? undefined : placeIn(fields['PLACE']);
  if (!place) return [];
  const { first, last, isShared, isMarked } = place;
  return [{ contestant, kind: isShared ? 'shared' : 'first', first, last, ...(isMarked && { isMarked }) }];
}

function meetingsOf({ section: { section, winners }, matches }: UsebioSection): PublishedMeetingFigure[] {
  return matches.flatMap((match) => {
    const [nsPoints, ewPoints] = ['NS', 'EW'].map((side) =>
      pointsIn(match.fields, [`${side}_VICTORY_POINTS`, `${side}_SCORE`]),
    );
    if (nsPoints === undefined || ewPoints === undefined) return [];
    return [{ section, ...meetingOf(match, winners), nsPoints, ewPoints }];
  });
}

function masterPointsOf({ section: { section }, contestants }: UsebioSection): PublishedMasterPoints[] {
  return contestants.flatMap(({ contestant, from }) =>
    masterPointsIn(contestantInSession(section, contestant), from),
  );
}

/** What a club awarded to a pair, a player or a team. */
export function masterPointsIn(contestant: string, { fields }: UsebioParticipant): PublishedMasterPoints[] {
  const points = decimalIn(fields['MASTER_POINTS_AWARDED']);
  const colour = fields['MASTER_POINT_TYPE'];
  return points === undefined ? [] : [{ contestant, points, ...(colour && { colour }) }];
}
