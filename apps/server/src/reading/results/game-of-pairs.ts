import {
  contestantInSession,
  lineNames,
  NO_FIGURES,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type PublishedMeetingFigure,
  type PublishedResult,
  type PublishedSection,
  type ScoredMatches,
  type ScoringMethod,
} from '#interchange';
import type { SessionSeen, StandingDocument } from '#projections';
import { hasIndividuals, sectionOf } from '#tournament';
import { aboutSession, figure, playerToPublish, withinSection } from './event-of-session.js';
import { contractOfLine, outcomeOfLine, type RecapLine } from './line-to-publish.js';
import type { SessionToPublish } from './session-to-publish.js';

/** A line as it is published, with what its sides have for it. */
interface LineToPublish {
  readonly line: PublishedLine;
  readonly awards: NonNullable<RecapLine['awards']>;
}

/** A session of pairs or of individuals with its figures. */
export function gameOfPairs(seen: SessionToPublish): PublishedResult {
  const { session } = seen;
  const names = session.sections.map(({ section }) => section);
  const lines = new Map(names.map((section) => [section, linesOf(section, seen)]));
  const { scored, ranked } = session.settings;
  const together = (how: 'together' | 'by-section') =>
    how === 'by-section' ? names.map((section) => [section]) : [names];
  const kind = kindOf(session);
  const byMatches = kind === 'swiss-pairs' ? matchesOf(session) : undefined;
  const game: PublishedGame = {
    ...aboutSession(seen),
    kind,
    scoring: {
      method: methodOf(session),
      scale: scaleOf(session),
      regulation: 'white-book',
      scored: together(scored),
      ranked: together(ranked),
      ...(byMatches && { matches: byMatches }),
    },
    strata: [],
    sections: names.map((section) => sectionToPublish(section, seen, lines.get(section)!)),
  };
  return { game, figures: figuresOf(seen, lines, byMatches !== undefined) };
}

function kindOf(session: SessionSeen): PublishedGame['kind'] {
  if (hasIndividuals(session)) return 'individual';
  return session.sections.some(({ movement }) => movement.name === 'swiss') ? 'swiss-pairs' : 'pairs';
}

function methodOf({ settings }: SessionSeen): ScoringMethod {
  const { kind } = settings.method.board;
  return kind === 'instant-matchpoints' ? 'matchpoints' : kind;
}

function scaleOf({ settings }: SessionSeen): PublishedGame['scoring']['scale'] {
  const { board } = settings.method;
  return board.kind === 'matchpoints' ? board.scale : 'double';
}

/** By which scale matches are ranked; one that files have no name for is said to be the WBF's for whole points. */
function matchesOf({ settings: { method } }: SessionSeen): ScoredMatches | undefined {
  const { ranking } = method;
  if (ranking.by !== 'victory-points') return undefined;
  const { kind } = ranking.scale;
  const scale = kind === 'percentage' ? 'ebu-percentages' : kind === 'wbf-continuous' ? kind : 'wbf-discrete';
  return { scale, equals: ranking.tieBreaks.rules.length > 0 ? 'told-apart' : 'share' };
}

function sectionToPublish(
  section: string,
  seen: SessionToPublish,
  lines: readonly LineToPublish[],
): PublishedSection {
  const { session, recap } = seen;
  const { movement, boardsPerRound } = session.sections.find((one) => one.section === section)!;
  const standings = recap.standings.rankings.flatMap(({ entries }) => entries);
  const played = new Set(lines.flatMap(({ line: { ns, ew, seats } }) => Object.values(seats ?? [ns, ew])));
  return {
    section,
    winners: movement.winners,
    boardsPerRound: boardsPerRound || null,
    expected: null,
    fullCard: null,
    contestants: session.contestants
      .filter((one) => one.section === section && played.has(withinSection(one.contestant)))
      .map(({ contestant, players, class: { ranked, stratum } }): PublishedContestant => ({
        contestant: withinSection(contestant),
        players: players.map((player) => playerToPublish(seen, player)),
        ranked,
        stratum,
        beside: (standings.find((entry) => entry.contestant === contestant)?.penalties ?? []).map(
          ({ points }) => ({ reason: 'penalty', points: figure(points) }),
        ),
      })),
    lines: lines.map(({ line }) => line),
  };
}

/**
 * The lines at the tables of a section that count. Who came from another section for a round has a number there that
 * somebody has here: such a line is left out.
 */
function linesOf(section: string, { session, recap }: SessionToPublish): LineToPublish[] {
  const nameOf = lineNames(section);
  const lines = recap.boards.flatMap(({ board, lines: played }) =>
    played.flatMap((line): LineToPublish[] => {
      const { ns, ew, partners, awards } = line;
      if (ns === null || ew === null || !awards || sectionOf(line.table) !== section) return [];
      const everybody = [ns, ew, ...Object.values(partners ?? {})];
      if (everybody.some((one) => sectionOf(one) !== section)) return [];
      const seats = partners && {
        N: withinSection(ns),
        E: withinSection(ew),
        S: withinSection(partners.ns),
        W: withinSection(partners.ew),
      };
      const sides = seats
        ? { ns: `${seats.N}+${seats.S}`, ew: `${seats.E}+${seats.W}`, seats }
        : { ns: withinSection(ns), ew: withinSection(ew) };
      const of = { board, ns: sides.ns, ew: sides.ew };
      const outcome = outcomeOfLine(awards, line.score);
      return [
        {
          line: {
            id: nameOf(of),
            board,
            ...sides,
            round: line.round,
            table: session.tables.filter((table) => sectionOf(table) === section).indexOf(line.table) + 1,
            outcome,
            contract: contractOfLine(line, outcome),
          },
          awards,
        },
      ];
    }),
  );
  return kindOf(session) === 'swiss-pairs'
    ? lines.toSorted(
        ({ line: one }, { line: other }) =>
          one.round! - other.round! || one.table! - other.table! || one.board - other.board,
      )
    : lines;
}

/** Whole points are written as whole numbers, which is what readers take. */
function wholeFigure(exact: string): string {
  return figure(exact).replace(/\.0+$/, '');
}

function figuresOf(
  { recap: { standings }, federation }: SessionToPublish,
  linesIn: ReadonlyMap<string, readonly LineToPublish[]>,
  byMatches: boolean,
): PublishedResult['figures'] {
  const lines = [...linesIn.values()].flat();
  const entries = standings.rankings.flatMap((ranking) => ranking.entries);
  const colour = federation?.event.points?.colour;
  return {
    ...NO_FIGURES,
    printed: { award: 2, score: 2, percentage: 2 },
    awards: lines.flatMap(({ line: { id }, awards }) =>
      (['NS', 'EW'] as const).flatMap((side) => {
        const award = awards[side];
        if (award.kind === 'not-played') return [];
        // As other programs print it: before the contestant's own average moves it.
        const { points } = award.kind === 'artificial' ? award.plain : award;
        return [{ line: id, side, points: figure(points) }];
      }),
    ),
    meetings: byMatches ? [...linesIn].flatMap(([section, own]) => meetingsOf(section, entries, own)) : [],
    totals: entries.map(({ contestant, boards, score, percentage, victoryPoints }) => ({
      contestant,
      boards,
      score: figure(byMatches ? (victoryPoints?.total ?? '0') : score),
      ...(percentage !== null && !byMatches && { percentage: figure(percentage) }),
    })),
    rankings: standings.rankings.map(({ section, line, entries: ranked }) => ({
      name: [section, line].filter(Boolean).join(' '),
      over: 'section',
      stratum: null,
      places: ranked.flatMap(({ contestant, place, last }) =>
        place === null ? [] : [{ contestant, kind: 'shared' as const, first: place, last: last ?? place }],
      ),
    })),
    masterPoints: entries.flatMap(({ contestant, masterPoints }) =>
      masterPoints === null
        ? []
        : [{ contestant, points: wholeFigure(masterPoints), ...(colour !== undefined && { colour }) }],
    ),
  };
}

/** What the matches of a Swiss are worth to both, those that are worth something. */
function meetingsOf(
  section: string,
  entries: readonly StandingDocument[],
  lines: readonly LineToPublish[],
): PublishedMeetingFigure[] {
  const worth = new Map(
    entries.flatMap(({ contestant, victoryPoints }) =>
      (victoryPoints?.matches ?? []).map(({ round, points }) => [`${contestant}/${round}`, points] as const),
    ),
  );
  const pointsOf = (one: string, round: number) =>
    worth.get(`${contestantInSession(section, one)}/${round}`) ?? null;
  const meetings = new Map(
    lines.map(({ line: { ns, ew, round } }) => [`${ns} ${ew} ${round}`, { ns, ew, round: round! }]),
  );
  return [...meetings.values()].flatMap(({ ns, ew, round }) => {
    const [nsPoints, ewPoints] = [pointsOf(ns, round), pointsOf(ew, round)];
    if (nsPoints === null || ewPoints === null) return [];
    return [{ section, round, ns, ew, nsPoints: figure(nsPoints), ewPoints: figure(ewPoints) }];
  });
}
