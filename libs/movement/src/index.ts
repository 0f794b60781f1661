export { boardPlan, isCaddyMove } from './boards/board-plan.js';
export type { BoardMove, BoardPlan, BoardsAtTable, Relay, RelayMove } from './boards/board-plan.js';

export type { Itinerary, Stop } from './boards/itinerary.js';
export { boardsOfSet, setOfBoard, type SetsOfBoards } from './boards/boards-of-set.js';
export { plannedBoardsIn, type PlannedBoards, type PlannedSection } from './boards/planned-boards.js';
export { boardsOnArrival, type BoardsOnArrival } from './boards/boards-on-arrival.js';
export { isPlaceOfPhantom } from './place-of-phantom.js';
export { mayShareBoards, sharedBoardsFrom, type SharedBoards } from './boards/shared-boards.js';
export { changeMovement } from './change/change-movement.js';
export { copiesThere } from './change/copies-there.js';
export { mostRounds } from './change/lengthened.js';
export { nearestChanges } from './change/nearest-changes.js';
export { seatIn, type SeatChange, type SeatInRound } from './change/seat-changes.js';
export { movementUnderWay, type SectionUnderWay } from './change/under-way.js';
export {
  BROKEN_TABLE_WAYS,
  CHANGE_KINDS,
  STEPS_FOR_A_CHANGE,
  type BrokenTableWay,
  type Changed,
  type ChangeKind,
  type ChangeOutcome,
  type ChangeRefusal,
  type ChangeSearch,
  type ChangeWish,
  type MovementUnderWay,
} from './change/wish.js';
export { checkIndividual } from './check/check-individual.js';
export { checkMovement } from './check/check-movement.js';
export {
  faultSeverity,
  type FaultSeverity,
  type MovementFault,
  type MovementFaultCode,
} from './check/faults.js';
export { contestantsOf, type Contestant } from './contestants.js';
export { metAllTheSame, type MetAllTheSame, type Unavoidable } from './draws/apart.js';
export { seatsDrawnWith, stationarySeats, type DrawWishes } from './draws/draw-with-wishes.js';
export { differentPlaces, drawnAgain, type PublishedDraw } from './draws/drawn-again.js';
export { drawnSeats, placesFrom, seatsByCards, type DrawnCard, type DrawnSeat } from './draws/drawn-seats.js';
export type { DrawnSection } from './draws/places.js';
export { arrowSwitch } from './generators/arrow-switch.js';
export { barometer } from './generators/barometer.js';
export { findHowell, type HowellSearch } from './generators/cyclic/find-howell.js';
export type { Search } from './generators/cyclic/first-round.js';
export { blackpool } from './generators/blackpool.js';
export { doubleWeave } from './generators/double-weave.js';
export {
  families,
  familyOf,
  makeMovement,
  type Family,
  type MovementChoice,
  type RoundRange,
} from './generators/families.js';
export { howell, type HowellOptions } from './generators/howell.js';
export { mitchell } from './generators/mitchell.js';
export { rover, type RoverOptions } from './generators/rover.js';
export { movementFromRows, playsFromTriples, type PlayTriple, type RowsOptions } from './generators/rows.js';
export { shareAndRelay } from './generators/share-and-relay.js';
export { skipMitchell } from './generators/skip-mitchell.js';
export { outerTable } from './generators/outer-table.js';
export { parallelRows, stagger } from './generators/two-rows.js';
export {
  americanWhist,
  newEnglandRelay,
  roundRobin,
  roundRobinRounds,
  thurner,
  triple,
  twoStanza,
  type TeamsOptions,
} from './generators/teams-of-four.js';
export {
  threeQuarterHowell,
  threeQuarterRounds,
  type ThreeQuarterHowellOptions,
} from './generators/three-quarter-howell.js';
export type { MitchellOptions } from './generators/two-winner.js';
export { web, webBoards, type WebBoards } from './generators/web.js';
export { guideCard, type GuideLine } from './guide-card.js';
export { cannotHost, type HostingFault, type SectionWithBoards } from './hosting/cannot-host.js';
export { hostedPlay, type HostedPlay, type HostingSection } from './hosting/hosted-play.js';
export { sidesExchanged } from './hosting/sides-exchanged.js';
export { individualFor, type IndividualWish } from './individual/individual-for.js';
export {
  individualHowell,
  INDIVIDUAL_PLAYERS,
  type IndividualHowellOptions,
} from './individual/individual-howell.js';
export {
  asIndividual,
  asMovement,
  individualFromFigures,
  type IndividualFigures,
  type IndividualMovement,
  type IndividualPlay,
} from './individual/individual-movement.js';
export { rainbow, type RainbowOptions } from './individual/rainbow.js';
export {
  chosenOpponents,
  type ChoosingOpponents,
  type ChoosingRefusal,
  type ChosenOpponents,
} from './knockout/chosen-opponents.js';
export {
  knockout,
  knockoutSoFar,
  KNOCKOUT_ENTRIES,
  type Knockout,
  type KnockoutMatch,
  type KnockoutOptions,
  type KnockoutSoFar,
  type MatchSoFar,
  type PlacesOpen,
  type PlacesPlayed,
  type SideOf,
} from './knockout/knockout.js';
export {
  FAMILIES_OF_INDIVIDUALS,
  FAMILIES_OF_PAIRS,
  MOVEMENT_NAMES,
  playsOf,
  type Declared,
  type Line,
  type Movement,
  type MovementName,
  type PlacedPlay,
  type Play,
} from './movement.js';
export { movementCost, type MovementCost } from './offers/movement-cost.js';
export { accelerated } from './pairing/accelerated.js';

export { FIRST_ROUNDS, firstRound, type FirstRound } from './pairing/first-round.js';
export { canBeDrawn, type Unmet } from './pairing/look-ahead.js';
export { perfectMatching, type Edge } from './pairing/perfect-matching.js';
export { roundFaults, type RoundFault } from './pairing/round-faults.js';
export { seatedRound, type KeptSeat, type SatBefore, type SeatedMatch } from './pairing/round-seats.js';
export { swissRound } from './pairing/swiss.js';
export type { SwissEntry, SwissMatch, SwissOptions, SwissRound } from './pairing/swiss-round.js';
export type { Offer, OfferRefusal, Offers, OfferRemark, OfferWarning } from './offers/offer.js';
export { offerOf } from './offers/offer-of.js';
export { knownAs } from './known-as.js';
export { howItMoves, type HowItMoves } from './offers/how-it-moves.js';
export { meetsOf, type Meets } from './quality/meets.js';
export { balanceWarnings } from './offers/offer-warnings.js';
export { offersFor } from './offers/offers-for.js';
export type { Pace, Wishes } from './offers/wishes.js';
export { offersForTeams, type TeamOffer, type TeamWishes } from './offers/offers-for-teams.js';
export { missing, withoutPair, type MissingPair } from './offers/half-table.js';
export { Arrows, improveArrows, type ArrowSearch, type PlayPlace } from './quality/arrows.js';
export { bestArrowSwitches, type ArrowSwitches } from './quality/best-arrow-switches.js';
export { competitionQuality, type CompetitionQuality } from './quality/competition.js';
export { scramble } from './quality/scramble.js';
export { lineQuality } from './quality/line-quality.js';
export { MOST_TABLES, MovementRefused, tablesOf, type MovementRefusal } from './refusal.js';
export {
  contestantsOn,
  everybodyAt,
  isIndividual,
  opponentsOf,
  partnerOf,
  seatsOf,
  sideOf,
  type Meeting,
} from './seats.js';
export { playerIndexOn, playersInRound, sittingIn, type PlayerIndex } from './substitutes.js';
export { substitutesOf, type Substitute } from './who-sat-in.js';
export { finalTables, swissTables, tablesByLot, type DrawnTables } from './tables-of-players/draw-tables.js';

export {
  roundRobinTables,
  roundsByLot,
  type DrawnRounds,
  type RoundsWanted,
} from './tables-of-players/rounds-by-lot.js';
export { hasSystem } from './tables-of-players/round-robin/systems.js';
export {
  type PlayerToDraw,
  type RoundOfPlayers,
  type TableOfPlayers,
} from './tables-of-players/table-of-players.js';
export {
  MOST_PLAYERS,
  TABLES_WANTED,
  tableSizes,
  type TableSizes,
  type TablesWanted,
} from './tables-of-players/table-sizes.js';
export { readMovementFile, type MovementFile } from './text/movement-file.js';
export { readWrittenMovements, type WrittenFault, type WrittenMovement } from './text/read-movements.js';
