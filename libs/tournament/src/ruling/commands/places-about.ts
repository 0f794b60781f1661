import type { PlayPlace } from '../../journal/names.js';
import type { SeenPart } from '../../journal/seen.js';
import { sheetStream, type SheetPlace } from '../../sheet/state.js';
import { playKey, tableStream } from '../../table/state.js';
import { isOnSheet, type AskedEffect } from '../asked-effect.js';
import type { PlaceAbout } from '../events.js';

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

/**
 * What a ruling rests on: what stands on the places that it is about, what those whom it penalises have already, and how
 * others have split the field that it splits.
 */
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
