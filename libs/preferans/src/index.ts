export {
  type AuctionCall,
  type AuctionOutcome,
  checkAuction,
  type CheckedAuction,
} from './auction/auction.js';
export {
  type Convention,
  conventionSchema,
  EVIDENCE,
  type Evidence,
  unverifiedSettings,
} from './conventions/convention.js';
export {
  CONTRADICTION_CODES,
  contradictionsIn,
  type ContradictionCode,
} from './conventions/contradictions.js';
export { duplicateSettings } from './conventions/duplicate-settings.js';
export { changedSettings, isWhatItSays, ownConvention } from './conventions/presets/own-convention.js';
export { conventionOf, CONVENTIONS, type ConventionName } from './conventions/presets/presets.js';
export { choicesOf, readSetting, settingAsText } from './conventions/setting-text.js';
export { SETTING_RULES } from './conventions/setting-rules.js';
export { settingsSchema, type SettingName, type Settings } from './conventions/settings.js';
export { allPassTrickTo, talonTricks } from './deal/talon-tricks.js';
export { countedTricks, remiseOf } from './deal/counted-tricks.js';
export { DEAL_FAULTS, type DealFault } from './deal/deal-fault.js';
export {
  type DealRecord,
  type DealRecordInput,
  dealRecordSchema,
  type Played,
  type Rectification,
  rectificationSchema,
} from './deal/deal-record.js';
export { unusualInDeal } from './deal/unusual-in-deal.js';
export { judgeDeal } from './deal/judge.js';
export { tricksDue, type TricksDue } from './deal/tricks-due.js';
export { checkWhists, whistersOf, type WhistCall, type WhistStand } from './deal/whist-call.js';
export { inventedDeal } from './invented/invented-deal.js';
export {
  type Bid,
  bidOf,
  defendersOf,
  type Denomination,
  DENOMINATIONS,
  GAME_LEVELS,
  type GameLevel,
  handsOf,
  LADDER,
  levelOf,
  sittingOut,
  stepOf,
} from './table/table-seats.js';
export {
  type DisputedPlan,
  disputedPlanSchema,
  drawnPlan,
  mayDissent,
  type Plan,
  planByLot,
  planCompensation,
  plansFault,
  ruleOnPlans,
} from './ruling/disputed-plan.js';
export { lostValues } from './ruling/lost-value.js';
export { dealEntries } from './scoring/deal-entries.js';
export { plainTerms } from './scoring/deal-terms.js';
export type { Entry, EntryKind, EntryReason } from './scoring/entry.js';
export { writePool } from './scoring/write-pool.js';
export { cardsAtTable, firstDealerByCards, seatsByCards } from './seating/cards-at-table.js';

export { settleSheet } from './sheet/explain.js';
export {
  balancesOf,
  figuresOf,
  netValueOf,
  settle,
  type SettledPlayer,
  type SettledTerm,
  type SheetFigures,
} from './settlement/settlement.js';
export { bombOf, bombsAfter } from './sheet/bombs.js';
export { entriesOf } from './sheet/entries-of.js';
export { joiningEntries } from './sheet/joining.js';
export {
  dealLine,
  LINE_FAULTS,
  type LineFault,
  type SheetLine,
  sheetLineSchema,
  withoutTalon,
} from './sheet/sheet-line.js';
export { placeIn } from './sheet/place-in.js';
export { allPassPriceOf, exitLevelOf, NO_SERIES, seriesAfter } from './sheet/series.js';
export { sheetAfter, sheetAt } from './sheet/sheet-at.js';
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
export * from './tournament/index.js';
