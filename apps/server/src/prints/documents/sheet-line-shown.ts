import { drawnPlan, unusualInDeal, type DealRecord, type Rectification } from '#preferans';
import type { DealShown, RectifiedShown, SheetLineShown } from '#prints';
import type { SheetLine } from '#tournament';

/** A line of a score sheet on printouts: as on the judge's form, without what explains it. */
export function sheetLineShown(what: SheetLine): SheetLineShown {
  switch (what.kind) {
    case 'deal':
      return dealShown(what.record);
    case 'penalties':
      return {
        kind: 'penalties',
        rectified: what.rectifications.map(rectifiedShown),
        ...(what.dealPasses && { passes: true }),
      };
    case 'ruling': {
      const { ofWhister, ofDissenter, dissenters, seed } = what.ruling;
      return {
        kind: 'ruling',
        ofWhister: dealShown(ofWhister),
        ofDissenter: dealShown(ofDissenter),
        dissenters,
        drawn: drawnPlan(seed),
      };
    }
    default:
      return { kind: what.kind };
  }
}

function dealShown(record: DealRecord): DealShown {
  const { played, dealer, whists, tricks, rectifications } = record;
  const besides = unusualInDeal(record);
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

function gameShown(played: DealRecord['played']): DealShown['game'] {
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
