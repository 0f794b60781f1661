import { penaltyUnitsOf } from '#scoring';
import { reject, type Rejected } from '../../command/command.js';
import { boardGame } from '../../games/games.js';
import type { PlayPlace, SideName } from '../../journal/names.js';
import { isRefused, judged } from '../../result/commands/play.js';
import { methodOf } from '../../session/method.js';
import type { SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import {
  type Adjustment,
  isShareOfTop,
  MOST_WEIGHTED,
  resultsOf,
  type SideAdjustment,
} from '../../law-book/adjustment.js';
import type { PenaltyAmount, PlaceAbout } from '../events.js';
import type { SeenPart } from '../../journal/seen.js';
import { type SheetPlace, sheetStream } from '../../sheet/state.js';
import { playKey, tableStream } from '../../table/state.js';
import { type AskedEffect, isOnSheet } from '../asked-effect.js';

const SIDES = ['NS', 'EW'] as const;

/** Why an adjusted score is refused: a result that the board cannot have, or what a side is given makes no score. */
export function refusedAdjustment(
  session: SessionState,
  play: PlayPlace,
  adjustment: Adjustment,
): Rejected | undefined {
  for (const side of SIDES) {
    const given = adjustment[side];
    const refused = refusedShare(side, given) ?? refusedWeights(session, side, given);
    if (refused) return refused;
    for (const result of resultsOf(given)) {
      const judgement = judged(session, play, result);
      if (isRefused(judgement)) return judgement;
    }
  }
  return undefined;
}

function refusedShare(side: SideName, given: SideAdjustment): Rejected | undefined {
  const beyond = given.kind === 'percentage' && !isShareOfTop(given.hundredths);
  return beyond ? reject({ code: 'ruling.beyond-top', side }) : undefined;
}

function refusedWeights({ game }: SessionState, side: SideName, given: SideAdjustment): Rejected | undefined {
  if (given.kind !== 'weighted') return undefined;
  const { results } = given;
  if (results.length > MOST_WEIGHTED)
    return reject({ code: 'ruling.too-many-results', side, most: MOST_WEIGHTED });
  const twice = results.some(({ result }, index) =>
    results.slice(0, index).some((other) => boardGame(game).alike(result, other.result)),
  );
  if (twice) return reject({ code: 'ruling.result-twice', side });
  const sum = results.reduce((total, { hundredths }) => total + hundredths, 0);
  return sum === 100 ? undefined : reject({ code: 'ruling.weights', side, sum });
}

/** What prevents a penalty of this size: the session's method knows nothing of its unit. */
export function refusedPenalty(
  { unit }: PenaltyAmount,
  tournament: TournamentState,
  session: SessionState,
): Rejected | undefined {
  const units = penaltyUnitsOf(methodOf(tournament.settings, session.settings));
  return units.includes(unit) ? undefined : reject({ code: 'ruling.penalty-unit', unit });
}

/** A play of a board; or of a sheet a line, or all of it. */
export type Place = (PlayPlace | (SheetPlace & { readonly line?: number })) & { readonly session: string };

/** What a ruling is about: the places that it names, and those whose scores or lines it changes. */
export function placesAbout(
  session: string,
  about: readonly PlaceAbout[],
  effects: readonly AskedEffect[],
): readonly Place[] {
  const changed = effects.flatMap((effect): PlaceAbout[] => {
    if (isOnSheet(effect)) return [{ table: effect.table, round: effect.round, line: effect.line }];
    return effect.kind === 'score' || effect.kind === 'tricks' || effect.kind === 'result-stands'
      ? [{ table: effect.table, round: effect.round, board: effect.board }]
      : [];
  });
  const all = [...about, ...changed].map((place): Place => ({ session, ...place }));
  return [...new Map(all.map((place) => [`${streamAbout(place).stream} ${whereIn(place)}`, place])).values()];
}

/** Which of the plays of a table, or which line of a sheet. */
function whereIn(place: Place): string {
  return 'board' in place ? playKey(place) : `${place.line ?? ''}`;
}

/** The stream that is told which rulings are about a place. */
export function streamAbout(place: Place) {
  return 'board' in place ? tableStream(place) : sheetStream(place);
}

/** What a ruling rests on: its places, the penalties of whom it penalises, and splits of the same field. */
export function restsOnRuled(
  session: string,
  about: readonly PlaceAbout[],
  effects: readonly AskedEffect[],
): readonly SeenPart[] {
  const places = placesAbout(session, about, effects).flatMap((place): SeenPart[] => {
    if ('board' in place) return [{ of: 'play', ...place }];
    const { table, round, line } = place;
    return line === undefined ? [] : [{ of: 'line', session, table, round, line }];
  });
  const penalised = effects.flatMap((effect): SeenPart[] =>
    effect.kind === 'penalty' || effect.kind === 'warning'
      ? [{ of: 'penalties', session, contestant: effect.contestant }]
      : [],
  );
  const split = effects.flatMap((effect): SeenPart[] =>
    effect.kind === 'field-split' ? [{ of: 'splits', session, board: effect.board }] : [],
  );
  return [...places, ...penalised, ...split];
}
