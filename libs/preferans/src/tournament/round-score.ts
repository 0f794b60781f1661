import { Rational } from '#scoring';
import { afterCutOffs } from './cut-offs/cut-offs.js';
import { sumOf, type FigureLine } from './figures/figure-line.js';
import { placings, type Placing } from './placing.js';
import type { StandingsRegulation } from './regulation.js';
import { whistLines, type Penalty, type PlayerResult, type TableResult } from './table-results.js';

/** What a round has come to for a player. */
export interface RoundScore {
  readonly player: string;
  readonly round: number;
  readonly table: number;
  /** Whists with the penalties to them, uncut. */
  readonly whists: Rational;
  readonly placing: Placing;
  /** What counts in the standings. */
  readonly score: Rational;
  /** They add up to the score. */
  readonly lines: readonly FigureLine[];
  /** Lost by more than the regulation allows (просчёт). */
  readonly isMisplay: boolean;
  /** Taken out of the tournament because of his time. */
  readonly isTakenOut: boolean;
  /** Yellow cards that the round itself has given. */
  readonly cards: number;
}

/** The scores of a table's players in a round. */
export function roundScores(
  result: TableResult,
  penalties: readonly Penalty[],
  regulation: StandingsRegulation,
): readonly RoundScore[] {
  const { round, table, players } = result;
  const names = new Set(players.map(({ player }) => player));
  const own = penalties.filter((one) => one.round === round && names.has(one.player));
  const written = whistLines(result, own);
  const whists = new Map([...written].map(([player, lines]) => [player, sumOf(lines)]));
  const places = placings(whists, regulation.placing);
  return players.map((one): RoundScore => {
    const { player } = one;
    const [total, placing] = [whists.get(player)!, places.get(player)!];
    const isMisplay = isBeyond(total, regulation);
    const lines =
      regulation.score === 'placing'
        ? placingLines(placing, players.length, isMisplay)
        : countedLines(written.get(player)!, one, isMisplay, regulation);
    const placed = lines.map((line) => ({ ...line, round, table }));
    const { forMisplay, forTimeOut } = regulation.cards;
    const isTakenOut = one.takenOut === true;
    const cards = (isMisplay && forMisplay ? 1 : 0) + (isTakenOut && forTimeOut ? 1 : 0);
    return {
      player,
      round,
      table,
      whists: total,
      placing,
      score: sumOf(placed),
      lines: placed,
      isMisplay,
      isTakenOut,
      cards,
    };
  });
}

function isBeyond(whists: Rational, { misplayBeyond }: StandingsRegulation): boolean {
  return misplayBeyond !== undefined && whists.negated().compare(Rational.from(misplayBeyond)) > 0;
}

function placingLines({ place, last, points }: Placing, players: number, isMisplay: boolean): FigureLine[] {
  const line: FigureLine = { what: 'placing', place, last, players, value: points };
  return isMisplay ? [line, { what: 'misplay', value: points.negated() }] : [line];
}

function countedLines(
  written: readonly FigureLine[],
  { timeExpired }: PlayerResult,
  isMisplay: boolean,
  regulation: StandingsRegulation,
): FigureLine[] {
  const whists = sumOf(written);
  if (isMisplay) return [...written, { what: 'misplay', value: whists.negated() }];
  if (timeExpired && regulation.timeExpired === 'no-gain' && whists.compare(Rational.ZERO) > 0) {
    return [...written, { what: 'time-expired', value: whists.negated() }];
  }
  const { parts } = regulation.cutOffs ? afterCutOffs(whists, regulation.cutOffs) : { parts: [] };
  const cut = parts.flatMap(({ from, to, rate, whists: own, counted }): FigureLine[] => {
    const value = counted.sub(own);
    return value.isZero ? [] : [{ what: 'cut-off', from, to, rate, whists: own, value }];
  });
  return [...written, ...cut];
}
