export { AUCTION_FAULTS, type AuctionFault } from './auction/auction-fault.js';
export {
  beats,
  checkAuction,
  type AuctionOutcome,
  type AuctionTable,
  type CheckedAuction,
} from './auction/auction.js';
export { auctionCall, type AuctionCall } from './auction/call.js';
export { conventionSchema, unverifiedSettings, type Convention } from './conventions/convention.js';
export {
  CONTRADICTION_CODES,
  contradictionsIn,
  type Contradiction,
  type ContradictionCode,
} from './conventions/contradictions.js';
export { EVIDENCE, isVerified, type Evidence } from './conventions/evidence.js';
export { duplicateSettings } from './conventions/duplicate-settings.js';
export {
  changedSettings,
  ContradictorySettings,
  isWhatItSays,
  ownConvention,
} from './conventions/own-convention.js';
export { conventionOf, CONVENTIONS, type ConventionName } from './conventions/presets.js';
export { choicesOf, readSetting, settingAsText } from './conventions/setting-text.js';
export { SETTING_RULES } from './conventions/setting-rules.js';
export {
  exactNumber,
  settingsSchema,
  type ExactNumber,
  type SettingName,
  type Settings,
} from './conventions/settings.js';
export { allPassTrickTo } from './deal/all-pass-trick.js';
export { countedTricks, remiseOf, type CountedTricks } from './deal/counted-tricks.js';
export { DEAL_FAULTS, type DealFault } from './deal/deal-fault.js';
export {
  dealRecordSchema,
  type DealRecord,
  type DealRecordInput,
  type Played,
  type PlayedContract,
} from './deal/deal-record.js';
export { unusualInDeal, type UnusualInDeal } from './deal/unusual-in-deal.js';
export {
  judgeDeal,
  type DealFlag,
  type DealJudgement,
  type DealPlace,
  type FoundFault,
} from './deal/judge.js';
export { rectificationSchema, type Rectification } from './deal/rectification.js';
export { talonTricks } from './deal/talon-tricks.js';
export { tricksDue, type TricksDue } from './deal/tricks-due.js';
export {
  checkWhists,
  whistCall,
  whistersOf,
  type CheckedWhists,
  type WhistCall,
  type WhistStand,
  type WhistTable,
} from './deal/whist-call.js';
export { inventedDeal, type ChanceShare } from './invented/invented-deal.js';
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
} from './ladder.js';
export { disputedPlanSchema, type DisputedPlan } from './ruling/disputed-plan-schema.js';
export {
  drawnPlan,
  planByLot,
  planCompensation,
  ruleOnPlans,
  type Plan,
  type RuledPlan,
} from './ruling/disputed-plan.js';
export { mayDissent, plansFault } from './ruling/may-dissent.js';
export { lostValues } from './ruling/lost-value.js';
export { dealEntries } from './scoring/deal-entries.js';
export { plainTerms, type DealTerms } from './scoring/deal-terms.js';
export type { Entry, EntryKind, EntryReason } from './scoring/entry.js';
export { isMade } from './scoring/is-made.js';
export { writePool, type PoolsBefore } from './scoring/write-pool.js';
export { cardsAtTable, type CardsAtTable } from './seating/cards-at-table.js';
export { firstDealerByCards, seatsByCards } from './seating/seats-by-cards.js';

export { settleSheet } from './settlement/explain.js';
export { netValueOf } from './settlement/net-value.js';
export {
  balancesOf,
  figuresOf,
  settle,
  SETTLEMENT_RULE,
  type SettledPlayer,
  type SettledTerm,
  type SheetFigures,
} from './settlement/settlement.js';
export { bombOf, bombsAfter, type Bombs } from './sheet/bombs.js';
export { drawnSheet, type DrawnPart } from './sheet/drawn-sheet.js';
export { entriesOf } from './sheet/entries-of.js';
export { joiningEntries } from './sheet/joining.js';
export { LINE_FAULTS, type LineFault } from './sheet/line-fault.js';
export { placeIn } from './sheet/place-in.js';
export {
  allPassPriceOf,
  blindPassLevelOf,
  exitLevelOf,
  NO_SERIES,
  seriesAfter,
  type Series,
} from './sheet/series.js';
export { sheetAfter, sheetAt } from './sheet/sheet-at.js';
export { dealLine, sheetLineSchema, withoutTalon, type SheetLine } from './sheet/sheet-line.js';
export {
  arePoolsClosed,
  chainOf,
  columnOf,
  figureOf,
  isGameOver,
  isPoolClosed,
  openSheet,
  poolsOf,
  type Column,
  type Sheet,
  type WrittenEntry,
} from './sheet/sheet.js';
export { termsIn } from './sheet/terms-in-sheet.js';
export {
  toldEntry,
  toldParts,
  toldTerm,
  type ToldEntry,
  type ToldPart,
  type ToldTerm,
} from './sheet/told.js';
export { defendersOf, handsOf, nextPlayer, sittingOut } from './table-seats.js';
export * from './tournament/index.js';
