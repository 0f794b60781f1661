export { checkAuction, type AuctionOutcome, type CheckedAuction } from './auction/auction.js';
export type { AuctionCall } from './auction/call.js';
export { conventionSchema, unverifiedSettings, type Convention } from './conventions/convention.js';
export {
  CONTRADICTION_CODES,
  contradictionsIn,
  type ContradictionCode,
} from './conventions/contradictions.js';
export { EVIDENCE, type Evidence } from './conventions/evidence.js';
export { duplicateSettings } from './conventions/duplicate-settings.js';
export { changedSettings, isWhatItSays, ownConvention } from './conventions/presets/own-convention.js';
export { conventionOf, CONVENTIONS, type ConventionName } from './conventions/presets/presets.js';
export { choicesOf, readSetting, settingAsText } from './conventions/setting-text.js';
export { SETTING_RULES } from './conventions/setting-rules.js';
export { settingsSchema, type SettingName, type Settings } from './conventions/settings.js';
export { allPassTrickTo } from './deal/all-pass-trick.js';
export { countedTricks, remiseOf } from './deal/counted-tricks.js';
export { DEAL_FAULTS, type DealFault } from './deal/deal-fault.js';
export { dealRecordSchema, type DealRecord, type DealRecordInput, type Played } from './deal/deal-record.js';
export { unusualInDeal } from './deal/unusual-in-deal.js';
export { judgeDeal } from './deal/judge.js';
export { rectificationSchema, type Rectification } from './deal/rectification.js';
export { talonTricks } from './deal/talon-tricks.js';
export { tricksDue, type TricksDue } from './deal/tricks-due.js';
export { checkWhists, whistersOf, type WhistCall, type WhistStand } from './deal/whist-call.js';
export { inventedDeal } from './invented/invented-deal.js';
export {
  bidOf,
  DENOMINATIONS,
  GAME_LEVELS,
  LADDER,
  levelOf,
  stepOf,
  type Bid,
  type Denomination,
  type GameLevel,
} from './table/ladder.js';
export { disputedPlanSchema, type DisputedPlan } from './ruling/disputed-plan-schema.js';
export { drawnPlan, planByLot, planCompensation, ruleOnPlans, type Plan } from './ruling/disputed-plan.js';
export { mayDissent, plansFault } from './ruling/may-dissent.js';
export { lostValues } from './ruling/lost-value.js';
export { dealEntries } from './scoring/deal-entries.js';
export { plainTerms } from './scoring/deal-terms.js';
export type { Entry, EntryKind, EntryReason } from './scoring/entry.js';
export { writePool } from './scoring/write-pool.js';
export { cardsAtTable } from './seating/cards-at-table.js';
export { firstDealerByCards, seatsByCards } from './seating/seats-by-cards.js';

export { settleSheet } from './sheet/explain.js';
export { netValueOf } from './settlement/net-value.js';
export {
  balancesOf,
  figuresOf,
  settle,
  type SettledPlayer,
  type SettledTerm,
  type SheetFigures,
} from './settlement/settlement.js';
export { bombOf, bombsAfter } from './sheet/bombs.js';
export { entriesOf } from './sheet/entries-of.js';
export { joiningEntries } from './sheet/joining.js';
export { LINE_FAULTS, type LineFault } from './sheet/line-fault.js';
export { placeIn } from './sheet/place-in.js';
export { allPassPriceOf, exitLevelOf, NO_SERIES, seriesAfter } from './sheet/series.js';
export { sheetAfter, sheetAt } from './sheet/sheet-at.js';
export { dealLine, sheetLineSchema, withoutTalon, type SheetLine } from './sheet/sheet-line.js';
export { figureOf, isGameOver, isPoolClosed, openSheet, type Sheet } from './sheet/sheet.js';
export { termsIn } from './sheet/terms-in-sheet.js';
export {
  toldEntry,
  toldParts,
  toldTerm,
  type ToldEntry,
  type ToldPart,
  type ToldTerm,
} from './sheet/told.js';
export { defendersOf, handsOf, sittingOut } from './table/table-seats.js';
export * from './tournament/index.js';
