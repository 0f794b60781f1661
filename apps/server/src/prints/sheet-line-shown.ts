import type { SheetLineShown } from '#prints';
import type { SheetLine } from '#tournament';

/** A line of a sheet without what explains it. */
export function sheetLineShown(what: SheetLine): SheetLineShown {
  if (what.kind !== 'deal') return { kind: what.kind };
  const { played, tricks } = what.record;
  if (played.kind === 'all-pass') return { kind: 'deal', game: { kind: 'all-pass' }, tricks };
  const { declarer } = played;
  if (played.kind === 'misere') return { kind: 'deal', game: { kind: 'misere', declarer }, tricks };
  return {
    kind: 'deal',
    game: { kind: 'contract', level: played.level, strain: played.denomination, declarer },
    tricks,
  };
}
