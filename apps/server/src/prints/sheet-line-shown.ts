import type { BesideGame, RectifiedShown, SheetLineShown } from '#prints';
import type { DealRecord, Rectification } from '#preferans';
import type { SheetLine } from '#tournament';

/** A line of a sheet as papers have it: as the judge's form, without what explains it. */
export function sheetLineShown(what: SheetLine): SheetLineShown {
  switch (what.kind) {
    case 'deal':
      return dealShown(what.record);
    case 'penalties':
      return { kind: 'penalties', rectified: what.rectifications.map(rectifiedShown) };
    default:
      return { kind: what.kind };
  }
}

function dealShown(record: DealRecord): SheetLineShown {
  const { played, dealer, whists, tricks, rectifications } = record;
  const besides = besidesOf(record);
  return {
    kind: 'deal',
    game: gameShown(played),
    ...(besides.length > 0 && { besides }),
    dealer,
    whists,
    tricks,
    rectified: rectifications.map(rectifiedShown),
  };
}

function besidesOf({ played, ended, open }: DealRecord): BesideGame[] {
  const isBlind = played.kind === 'all-pass' ? (played.blindPasses ?? []).length > 0 : played.blind === true;
  const all: readonly (readonly [BesideGame, boolean])[] = [
    ['open', open === true],
    ['blind', isBlind],
    ['halved', played.kind === 'misere' && played.halved === true],
    ['offMountain', played.kind === 'contract' && played.offMountain === true],
    ['withoutAll', ended === 'without-all'],
    ['withoutThree', ended === 'without-three'],
    ['agreed', ended === 'agreed'],
  ];
  return all.flatMap(([one, is]) => (is ? [one] : []));
}

function gameShown(played: DealRecord['played']): Extract<SheetLineShown, { kind: 'deal' }>['game'] {
  if (played.kind === 'all-pass') return { kind: 'all-pass' };
  const { declarer } = played;
  if (played.kind === 'misere') return { kind: 'misere', declarer };
  return { kind: 'contract', level: played.level, strain: played.denomination, declarer };
}

function rectifiedShown(one: Rectification): RectifiedShown {
  switch (one.kind) {
    case 'mountain':
      return { ...one, points: `${one.points}` };
    case 'whists':
      return { ...one, whists: `${one.whists}` };
    default:
      return one;
  }
}
