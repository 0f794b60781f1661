import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { checkWhists } from '../deal/whist-call.js';
import { GAME_LEVELS, type GameLevel } from '../table/ladder.js';
import { isMade } from '../scoring/is-made.js';

/** The all-passes in a row before a deal, and those of them that somebody passed without looking. */
export interface Series {
  readonly allPasses: number;
  readonly blind: number;
}

export const NO_SERIES: Series = { allPasses: 0, blind: 0 };

/**
 * The price of a trick of the next all-pass: it rises from one to the next up to a cap (3.7.4), and a pass without looking
 * doubles it, another one after it again (3.3.19a).
 *
 * @param passesBlind whether somebody passes without looking
 */
export function allPassPriceOf(series: Series, settings: Settings, passesBlind = false): Rational {
  const { allPassPrice, allPassProgression, allPassStep, allPassCap } = settings;
  const base = Rational.from(allPassPrice);
  const step = Rational.from(allPassStep);
  const steps = Math.min(series.allPasses, (allPassCap ?? Number.POSITIVE_INFINITY) - 1);
  let price = base;
  if (allPassProgression === 'arithmetic') price = base.add(step.mul(Rational.of(steps)));
  if (allPassProgression === 'geometric') {
    for (let at = 0; at < steps; at++) price = price.mul(step);
  }
  return passesBlind ? price.mul(Rational.of(2 ** (series.blind + 1))) : price;
}

/** The least level that leaves the series: 6 where there is none (3.7.8). */
export function exitLevelOf(series: Series, { exitAfter, exitLevels }: Settings): GameLevel {
  const passed = exitAfter === 'any-all-pass' ? series.allPasses : series.blind;
  return passed === 0 ? 6 : exitLevels[Math.min(passed, exitLevels.length) - 1]!;
}

/** The least level that overcalls a pass without looking: 7, and a step more for each all-pass after one (3.3.19a). */
export function blindPassLevelOf(series: Series): GameLevel {
  return GAME_LEVELS[Math.min(series.blind + 1, GAME_LEVELS.length - 1)]!;
}

/** The series after a deal: one longer, over, or as it was when the game is none that leaves it. */
export function seriesAfter(series: Series, record: DealRecord, settings: Settings): Series {
  const { played } = record;
  if (played.kind === 'all-pass') {
    const isBlind = (played.blindPasses ?? []).length > 0;
    return { allPasses: series.allPasses + 1, blind: series.blind + (isBlind ? 1 : 0) };
  }
  return leaves(record, settings) ? NO_SERIES : series;
}

function leaves(record: DealRecord, settings: Settings): boolean {
  const { played } = record;
  if (played.kind === 'all-pass') return false;
  if (played.kind === 'misere' && !settings.exitByMisere) return false;
  if (settings.exitBy === 'any-game') return true;
  if (!isMade(record, settings)) return false;
  return settings.exitBy === 'made' || played.kind === 'misere' || isWhisted(record, settings);
}

function isWhisted(record: DealRecord, settings: Settings): boolean {
  const { played, whists } = record;
  if (played.kind !== 'contract') return false;
  const checked = checkWhists(whists, { ...record, ...played }, settings);
  return checked.legal && checked.stand.whisters.length > 0;
}
