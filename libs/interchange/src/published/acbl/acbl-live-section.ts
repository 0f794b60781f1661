import type { JsonLeftAside } from '../json/json.js';
import { seatIn } from '../../text/written-values.js';
import { bidIn, contractOf, leadIn, tricksIn } from '../contract-text.js';
import { scoredPass, tellsTricks } from '../scored-pass.js';
import type { PublishedPlayer } from '../published-event.js';
import { decimal } from '../published-figures.js';
import { decimalIn, placeIn, scoreIn } from '../written-values.js';
import {
  lineNames,
  type PublishedBeside,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from '../published-game.js';
import {
  strataOf,
  type BoardResult,
  type Page,
  type PairSummary,
  type Player,
  type Section,
} from './acbl-live-page.js';

function playerOf({ name, id_number: number }: Player): PublishedPlayer {
  return { name, ...(number && { number }) };
}

/** A section of a session, without its figures. */
export function readSection(each: Section, read: Page): PublishedSection {
  const { name, boards_per_round: boardsPerRound, number_of_rounds: rounds } = each;
  const top = decimal(read.acbl_board_top);
  const fullCard = top && boardsPerRound && rounds ? Number(top) * boardsPerRound * rounds : undefined;
  const strata = strataOf(read);
  return {
    section: name,
    winners: read.winner_type,
    boardsPerRound: boardsPerRound ?? null,
    expected: top === undefined ? null : Math.round(Number(top)) + 1,
    fullCard: fullCard === undefined ? null : String(fullCard),
    contestants: each.pair_summaries.map((pair) => ({
      contestant: contestantOf(pair, read),
      players: pair.players.map(playerOf),
      ranked: pair.is_eligible === 1,
      stratum: strata.find(({ number }) => number === (pair.strat ?? 1))?.name ?? null,
      beside: besideOf(pair),
    })),
    lines: linesOf(each, read).map(({ line }) => line),
  };
}

function besideOf({ adjustment }: PairSummary): PublishedBeside[] {
  const points = decimalIn(adjustment ?? undefined);
  return points !== undefined && Number(points) !== 0 ? [{ reason: 'penalty', points }] : [];
}

/** `7`, or `NS7` where there are two winners. */
export function contestantOf(
  { pair_number, direction }: Pick<PairSummary, 'pair_number' | 'direction'>,
  { winner_type }: Page,
) {
  if (winner_type === 1) return pair_number;
  return `${/^e/i.test(direction ?? '') ? 'EW' : 'NS'}${pair_number}`;
}

/** The lines of a section's boards, each with what it is from, and which members of that are not understood. */
export function linesOf({ name, boards }: Section, { winner_type }: Page) {
  const lineName = lineNames(name);
  return boards.flatMap(({ board_number: board, board_results }, index) =>
    board_results.map((from, at) => {
      const [ns, ew] =
        winner_type === 1 ? [from.ns_pair, from.ew_pair] : [`NS${from.ns_pair}`, `EW${from.ew_pair}`];
      const line: PublishedLine = {
        id: lineName({ board, ns, ew }),
        board,
        round: from.round_number ?? null,
        table: from.table_number ?? null,
        ns,
        ew,
        outcome: {
          ns: outcomeOf(from.ns_score, 1) ?? NOT_PLAYED,
          ew: outcomeOf(from.ew_score, -1) ?? NOT_PLAYED,
        },
        contract: contractOfResult(from),
      };
      return { line, from, unknown: unknownIn(from, line), at: [index, at] as const };
    }),
  );
}

function contractOfResult({ contract, declarer, tricks_taken, opening_lead }: BoardResult) {
  return contractOf({
    contract: contract ?? undefined,
    declarer: declarer ?? undefined,
    tricks: tricks_taken ?? undefined,
    lead: opening_lead ?? undefined,
  });
}

/** What a side has, by its own points or by a word instead of them; nothing where that is not understood. */
function outcomeOf(written: string | null | undefined, forNS: 1 | -1): SideOutcome | undefined {
  const own = scoreIn(written ?? '')?.outcome.ns;
  return own?.kind === 'score' ? { kind: 'score', score: own.score * forNS || 0 } : own;
}

const NOT_PLAYED: SideOutcome = { kind: 'not-played' };

/** A member of a result that is not understood, or what it cannot be beside. */
interface UnknownMember {
  readonly path: keyof BoardResult;
  readonly other?: string;
}

/** What of a result is not understood, or contradicts the rest of it, by the names of its members. */
function unknownIn(result: BoardResult, line: PublishedLine): UnknownMember[] {
  const { contract, declarer, tricks_taken: tricks, opening_lead: lead, ns_score: ns, ew_score: ew } = result;
  const bid = bidIn(contract ?? '');
  const isBid = typeof bid === 'object';
  const isUnknown = {
    ns_score: outcomeOf(ns, 1) === undefined,
    ew_score: outcomeOf(ew, -1) === undefined,
    contract: bid === undefined,
    declarer: isBid
      ? declarer
        ? seatIn(declarer) === undefined
        : isWithoutRest(result)
      : isUnknownBesidePass(declarer) && seatIn(declarer!) === undefined,
    tricks_taken: isBid
      ? tricks
        ? tricksIn(tricks, bid.level) === undefined
        : isWithoutRest(result)
      : isUnknownBesidePass(tricks) && tricksIn(tricks!, 1) === undefined,
    opening_lead: !!lead && !/^[-?\s]*$/.test(lead) && leadIn(lead) === undefined,
    ns_match_points: isNoFigure(result.ns_match_points),
    ew_match_points: isNoFigure(result.ew_match_points),
  };
  const isPass = bid === 'passed-out';
  const unknown = (Object.keys(isUnknown) as (keyof typeof isUnknown)[]).filter((name) => isUnknown[name]);
  return [
    ...unknown.map((path) => ({ path })),
    ...scoredPass(line).map((side) => ({ path: `${side}_score` as const, other: `contract ${contract}` })),
    ...(isPass && tellsTricks(tricks)
      ? [{ path: 'tricks_taken' as const, other: `contract ${contract}` }]
      : []),
  ];
}

/** Whether something stands where a contract that is none has nothing. */
function isUnknownBesidePass(text: string | null | undefined): boolean {
  return !!text && bidIn(text) === undefined;
}

/** Whether a contract was played that cannot be kept, since its declarer or its tricks are not told. */
function isWithoutRest(result: BoardResult): boolean {
  const isPlayed = [outcomeOf(result.ns_score, 1), outcomeOf(result.ew_score, -1)].some(
    (outcome) => outcome?.kind === 'score',
  );
  return isPlayed && contractOfResult(result) === null;
}

/** Whether a text stands where a figure should, and is none. */
export function isNoFigure(written: string | null | undefined): boolean {
  return !!written && !/^[-?\s]*$/.test(written) && decimalIn(written) === undefined;
}

/** What of a pair's summary is not understood, by where it stands there. */
export function unknownInSummary(pair: PairSummary, read: Page): JsonLeftAside[] {
  const { score, percentage, adjustment, handicap, direction, strat_place: places } = pair;
  const isHandicapped = isNoFigure(handicap) || Number(decimalIn(handicap ?? undefined) ?? 0) !== 0;
  const isUnknown = {
    direction: read.winner_type === 2 && !/^[nsew]/i.test(direction ?? ''),
    score: isNoFigure(score),
    percentage: isNoFigure(percentage),
    adjustment: isNoFigure(adjustment),
    // Nothing tells in which points it is.
    handicap: isHandicapped,
  };
  const numbers = new Set([...strataOf(read).map(({ number }) => number), 1]);
  return [
    ...(Object.keys(isUnknown) as (keyof typeof isUnknown)[])
      .filter((name) => isUnknown[name])
      .map((name) => ({ path: [name], found: pair[name] ?? '' })),
    ...(places ?? []).flatMap(({ rank, type, strat_number: stratum }, at) => [
      ...(placeIn(rank) ? [] : [{ path: ['strat_place', at, 'rank'], found: rank }]),
      ...(type === 'Section' || type === 'Overall'
        ? []
        : [{ path: ['strat_place', at, 'type'], found: type }]),
      ...(numbers.has(stratum) ? [] : [{ path: ['strat_place', at, 'strat_number'], found: stratum }]),
    ]),
  ];
}
