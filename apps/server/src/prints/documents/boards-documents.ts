import type {
  AwardShown,
  BoardShown,
  DocumentOf,
  LineOfCard,
  LineOfTraveller,
  Progress,
  RankedLine,
  Ranking,
  ResultShown,
  ScoreCard,
  Unit,
} from '#prints';
import {
  rulingThatHolds,
  type CardSeen,
  type PlayQueries,
  type RecapSeen,
  type SessionSeen,
  type StandingsDocument,
  type TravellerSeen,
} from '#projections';
import { pointsUnitOf, Rational } from '#scoring';
import type { GameResult } from '#tournament';
import { CalledIn, placeText } from './called.js';
import { matchesOfCard } from './matches-of-card.js';
import { bridgeLawShown, givenShown, resultShown } from './ruled-shown.js';
import { standsAs, type PrintedAt } from './stands-as.js';

type Without<Document> = Omit<Document, 'heading'>;
type Award = NonNullable<TravellerSeen['lines'][number]['awards']>['NS'];
type Standing = StandingsDocument['rankings'][number]['entries'][number];

/**
 * The hand records of a session: only deals that everybody may see, whoever asks. What somebody may view early is never
 * printed: printouts are passed on.
 */
export async function handRecords(
  queries: PlayQueries,
  session: string,
): Promise<Without<DocumentOf<'hand-records'>>> {
  const [travellers, open] = await Promise.all([
    queries.protocols.travellers(session),
    openDeals(queries, session),
  ]);
  return {
    paper: 'hand-records',
    boards: travellers.filter(({ board }) => open.has(board)).map((one) => boardShown(one, open)),
    hidden: travellers.filter(({ board }) => !open.has(board)).map(({ board }) => board),
  };
}

/** The travellers that the reader may see, all or one. */
export async function travellers(
  queries: PlayQueries,
  session: SessionSeen,
  board: number | undefined,
): Promise<Without<Extract<DocumentOf<'travellers'>, { kind: 'field' }>>> {
  const name = session.session;
  const [seen, open] = await Promise.all([
    board === undefined
      ? queries.protocols.travellers(name)
      : queries.protocols.traveller(name, board).then((one) => [one]),
    openDeals(queries, name),
  ]);
  const called = new CalledIn(session);
  const shown = seen.filter((one) => one.shown);
  return {
    paper: 'travellers',
    kind: 'field',
    unit: unitOf(session),
    boards: shown.map((one) => ({
      ...boardShown(one, open),
      lines: one.lines
        .filter(isPlayed)
        .toSorted(bestFirst)
        .map((line) => lineOf(line, called)),
    })),
    hidden: seen.filter((one) => !one.shown).map((one) => one.board),
  };
}

/** The recap: everybody with what they have on each board, as far as the reader may see it. */
export async function recap(
  queries: PlayQueries,
  session: SessionSeen,
  alone: boolean,
  at: PrintedAt,
): Promise<Without<DocumentOf<'recap'>>> {
  const seen = await queries.protocols.recap(session.session);
  const called = new CalledIn(session);
  const awards = awardsByContestant(seen);
  const rowOf = (contestant: string, standing: Standing | undefined, figureIn: Ranking['figureIn']) => ({
    place: standing ? placeText(standing) : null,
    who: called.called(contestant),
    figure: standing ? figureOf(standing, figureIn) : null,
    boards: seen.boards.map(({ board }) => awards.get(`${contestant} ${board}`) ?? null),
  });
  const ranked = new Set(
    seen.standings.rankings.flatMap(({ entries }) => entries.map((one) => one.contestant)),
  );
  const others = called.playing().filter(({ contestant }) => !ranked.has(contestant));
  const figureIn = figureInOf(seen.standings);
  return {
    paper: 'recap',
    of: alone ? 'players' : 'pairs',
    unit: unitOf(session),
    progress: progressOf(seen.standings, session, at),
    boards: seen.boards.map(({ board }) => board),
    groups: [
      ...seen.standings.rankings.map(({ section, line, entries }) => ({
        section,
        line,
        figureIn,
        rows: entries.map((standing) => rowOf(standing.contestant, standing, figureIn)),
      })),
      ...(others.length > 0
        ? [
            {
              section: null,
              line: 'one' as const,
              figureIn,
              rows: others.map(({ contestant }) => rowOf(contestant, undefined, figureIn)),
            },
          ]
        : []),
    ],
  };
}

/** The standings of pairs or of players. */
export async function standingsOfBoards(
  queries: PlayQueries,
  session: SessionSeen,
  alone: boolean,
  at: PrintedAt,
): Promise<Without<Extract<DocumentOf<'standings'>, { kind: 'pairs' | 'alone' }>>> {
  const seen = await queries.standings.of(session.session);
  const called = new CalledIn(session);
  const figureIn = figureInOf(seen);
  return {
    paper: 'standings',
    kind: alone ? 'alone' : 'pairs',
    unit: unitOf(session),
    progress: progressOf(seen, session, at),
    rankings: seen.rankings.map(({ section, line, entries }) => ({
      section,
      line,
      figureIn,
      lines: entries.map((standing) => rankedLine(standing, figureIn, called)),
    })),
    beside: seen.tables.flatMap(({ name, rankings }) =>
      rankings.map(({ section, line, entries }) => ({
        name,
        section,
        line,
        lines: entries.map(({ contestant, handicapped, masterPoints, ...places }) => ({
          place: placeText(places),
          who: called.called(contestant),
          handicapped,
          masterPoints,
        })),
      })),
    ),
  };
}

/** The score cards of all who play, or of one. */
export async function scoreCards(
  queries: PlayQueries,
  session: SessionSeen,
  { contestant, alone }: { readonly contestant: string | undefined; readonly alone: boolean },
): Promise<Without<Extract<DocumentOf<'score-cards'>, { kind: 'field' }>>> {
  const called = new CalledIn(session);
  const names = contestant === undefined ? called.playing().map((one) => one.contestant) : [contestant];
  const standings = await queries.standings.of(session.session);
  const figureIn = figureInOf(standings);
  const cards: ScoreCard[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- all of them at once would hold as many copies of the session
    const seen = await queries.protocols.card(session.session, name);
    cards.push({
      who: called.called(name),
      standing: seen.standing && { ...rankedLine(seen.standing, figureIn, called), figureIn },
      lines: seen.rounds.flatMap((round) => linesOfRound(round, called)),
      ...(seen.standing?.victoryPoints && { matches: matchesOfCard(seen.standing.victoryPoints, called) }),
    });
  }
  return { paper: 'score-cards', kind: 'field', unit: unitOf(session), alone, cards };
}

function linesOfRound(round: CardSeen['rounds'][number], called: CalledIn): LineOfCard[] {
  const { table, side, opponents, partners, absent, toBeDrawn, boards } = round;
  const place = {
    round: round.round,
    table,
    at: side,
    with: partners ? called.called(partners.own, round.round) : null,
    against: called.some([opponents, partners?.theirs], round.round),
  };
  const nothing = { ...place, result: null, score: null, award: null, ruled: null };
  if (boards.length === 0 || absent) {
    const what = absent ? 'absent' : toBeDrawn ? 'undrawn' : 'sits-out';
    return [{ ...nothing, board: 0, what, against: [] }];
  }
  return boards.map(({ board, shown, line }) => {
    if (!shown || !line) return { ...nothing, board, what: shown ? ('shown' as const) : ('hidden' as const) };
    return {
      ...place,
      board,
      table: line.table,
      at: line.side,
      with: line.partners ? called.called(line.partners.own, round.round) : place.with,
      against: called.some([line.opponents, line.partners?.theirs], round.round),
      result: playedShown(line.result),
      score: line.score,
      award: awardShown(line.award, { ruled: line.ruled !== undefined, form: line.form }),
      ruled: line.ruled ? { law: bridgeLawShown(line.ruled.law), given: givenShown(line.ruled.given) } : null,
      what: line.status === 'not-played' ? 'not-played' : 'shown',
    };
  });
}

/** The boards whose deals everybody may see. */
export async function openDeals(queries: PlayQueries, session: string): Promise<ReadonlySet<number>> {
  return new Set((await queries.protocols.openDeals(session)).map(({ board }) => board));
}

/** A board, with its deal where everybody may see it. */
export function boardShown(
  { board, dealer, vulnerable, deal, doubleDummy }: TravellerSeen,
  open: ReadonlySet<number>,
): BoardShown {
  const isOpen = open.has(board) && deal !== null;
  return {
    board,
    dealer,
    vulnerable,
    deal: isOpen ? deal : null,
    tricks: isOpen ? (doubleDummy?.tricks ?? null) : null,
    par: isOpen ? (doubleDummy?.par ?? null) : null,
  };
}

function lineOf(line: TravellerSeen['lines'][number], called: CalledIn): LineOfTraveller {
  const { table, ns, ew, partners, result, score, status, awards } = line;
  const holds = rulingThatHolds(line);
  const award = (side: 'NS' | 'EW') =>
    awardShown(awards?.[side] ?? null, { ruled: holds !== undefined, form: line.form });
  return {
    table,
    ns: called.some([ns, partners?.ns], line.round),
    ew: called.some([ew, partners?.ew], line.round),
    result: playedShown(result),
    score,
    notPlayed: status === 'not-played',
    awards: { NS: award('NS'), EW: award('EW') },
    ruled: holds
      ? {
          law: bridgeLawShown(holds.law),
          given: { NS: givenShown(holds.adjustment.NS), EW: givenShown(holds.adjustment.EW) },
        }
      : null,
  };
}

/** Without what is still to be played: a traveller on paper is of what was. */
function isPlayed({ status, awards, result }: TravellerSeen['lines'][number]): boolean {
  return awards !== null || result !== null || status === 'not-played';
}

function bestFirst(one: TravellerSeen['lines'][number], other: TravellerSeen['lines'][number]): number {
  if (one.score === null || other.score === null)
    return Number(one.score === null) - Number(other.score === null);
  return other.score - one.score;
}

/** The result of a bridge board at a table. */
export function playedShown(result: GameResult | null): ResultShown | null {
  return result === null || !('kind' in result) ? null : resultShown(result);
}

function awardShown(
  award: Award | null,
  { ruled, form }: { readonly ruled: boolean; readonly form?: string | undefined },
): AwardShown | null {
  if (award === null || award.kind === 'not-played') return null;
  const mark =
    award.kind === 'artificial' ? award.award : award.kind === 'percentage' || ruled ? 'ruled' : null;
  return { mark, points: award.points, percent: award.percent, otherForm: form !== undefined };
}

function awardsByContestant(seen: RecapSeen): ReadonlyMap<string, AwardShown | null> {
  const found = new Map<string, AwardShown | null>();
  for (const { board, lines } of seen.boards) {
    for (const { ns, ew, partners, status, awards, form } of lines) {
      const by = { ruled: status === 'ruled', form };
      const own = partners ? (awards?.partners ?? awards) : awards;
      const put = (contestant: string | null | undefined, award: Award | undefined) => {
        if (contestant) found.set(`${contestant} ${board}`, awardShown(award ?? null, by));
      };
      put(ns, awards?.NS);
      put(ew, awards?.EW);
      put(partners?.ns, own?.NS);
      put(partners?.ew, own?.EW);
    }
  }
  return found;
}

function rankedLine(standing: Standing, figureIn: Ranking['figureIn'], called: CalledIn): RankedLine {
  const { contestant, score, boards, fullBoards, tops, maximum, penalties, masterPoints } = standing;
  return {
    place: placeText(standing),
    who: called.called(contestant),
    figure: figureOf(standing, figureIn),
    score: figureIn === 'vp' ? (standing.percentage ?? score) : score,
    boards,
    fullBoards,
    scaled: figureIn !== 'vp' && tops !== null && tops !== maximum && !Rational.parse(tops).isZero,
    penalties: Rational.sum(penalties.map(({ points }) => Rational.parse(points)))
      .negated()
      .toString(),
    masterPoints,
  };
}

/** What places of a session are taken with. */
function figureInOf({ by, rankings }: Pick<StandingsDocument, 'by' | 'rankings'>): Ranking['figureIn'] {
  if (by === 'victory-points') return 'vp';
  const hasTop = rankings.some(({ entries }) => entries.some(({ percentage }) => percentage !== null));
  return hasTop ? 'percent' : by === 'mean' ? 'mean' : 'imps';
}

function figureOf(
  { percentage, mean, score, victoryPoints }: Standing,
  figureIn: Ranking['figureIn'],
): string {
  if (figureIn === 'vp') return victoryPoints?.total ?? '0';
  if (figureIn === 'percent') return percentage ?? '0';
  return figureIn === 'mean' ? (mean ?? score) : score;
}

function progressOf(standings: StandingsDocument, { rounds }: SessionSeen, at: PrintedAt): Progress {
  return { afterRound: standings.afterRound, rounds, stands: standsAs(standings, at) };
}

/** In what the boards of a session are scored against the field. */
export function unitOf({ settings }: SessionSeen): Unit {
  return pointsUnitOf(settings.method.board);
}
