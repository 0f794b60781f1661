export {
  boardPlan,
  isCaddyMove,
  type BoardMove,
  type BoardPlan,
  type RelayMove,
} from './boards/board-plan.js';

export type { Itinerary, Stop } from './boards/itinerary.js';
export { boardsOfSet, setOfBoard, type SetsOfBoards } from './boards/boards-of-set.js';
export { plannedBoardsIn, type PlannedBoards, type PlannedSection } from './boards/planned-boards.js';
export {
  boardsOnArrival,
  mayShareBoards,
  sharedBoardsFrom,
  type BoardsOnArrival,
  type SharedBoards,
} from './boards/boards-on-arrival.js';
export { isPlaceOfPhantom } from './movement/place-of-phantom.js';
export {
  FAMILIES_OF_INDIVIDUALS,
  FAMILIES_OF_PAIRS,
  MOVEMENT_NAMES,
  playsOf,
  type Movement,
  type Play,
} from './movement/movement.js';
export { knownAs } from './movement/known-as.js';
export { contestantsOf } from './movement/contestants.js';
export { changeMovement } from './change/change-movement.js';
export { copiesThere, movementUnderWay } from './change/under-way.js';
export { nearestChanges } from './change/nearest-changes.js';
export type { SeatInRound } from './change/wish/seat-changes.js';
export {
  BROKEN_TABLE_WAYS,
  CHANGE_KINDS,
  STEPS_FOR_A_CHANGE,
  type BrokenTableWay,
  type Changed,
  type ChangeKind,
  type ChangeOutcome,
  type ChangeRefusal,
  type ChangeWish,
  type MovementUnderWay,
} from './change/wish/wish.js';
export { checkIndividual } from './check/check-individual.js';
export { checkMovement } from './check/check-movement.js';
export { faultSeverity, type MovementFault, type MovementFaultCode } from './check/faults.js';
export {
  everybodyAt,
  isIndividual,
  opponentsOf,
  partnerOf,
  seatsOf,
  sideOf,
  type Meeting,
} from './movement/seats.js';
export { metAllTheSame, type MetAllTheSame } from './draws/apart.js';
export { seatsDrawnWith, stationarySeats, type DrawWishes } from './draws/draw-with-wishes.js';
export { differentPlaces, drawnAgain, type PublishedDraw } from './draws/drawn-again.js';
export { drawnSeats, placesFrom, seatsByCards, type DrawnSeat } from './draws/places.js';
export { arrowSwitch } from './generators/arrow-switch.js';
export { barometer } from './generators/barometer.js';
export { findHowell } from './generators/cyclic/find-howell.js';
export { families, familyOf, makeMovement, type Family, type MovementChoice } from './generators/families.js';
export { howell } from './generators/howell.js';
export { mitchell, shareAndRelay } from './generators/mitchell.js';
export { skipMitchell } from './generators/skip-mitchell.js';
export { movementFromRows, playsFromTriples, type PlayTriple } from './generators/rows.js';
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
} from './generators/teams-of-four.js';
export { threeQuarterRounds } from './generators/three-quarter-howell.js';
export { web, webBoards } from './generators/web.js';
export { cannotHost, type HostingFault } from './offers/candidates.js';
export { hostedPlay, type HostedPlay } from './hosting/hosted-play.js';
export { sidesExchanged } from './hosting/sides-exchanged.js';
export { individualFor, type IndividualWish } from './individual/individual-for.js';
export { rainbow } from './individual/rainbow.js';
export { individualHowell, INDIVIDUAL_PLAYERS } from './individual/individual-howell.js';
export { asMovement, type IndividualMovement } from './individual/individual-movement.js';
export {
  chosenOpponents,
  knockout,
  knockoutSoFar,
  type ChosenOpponents,
  type KnockoutMatch,
} from './knockout/knockout.js';
export { movementCost, type MovementCost } from './offers/movement-cost.js';
export { FIRST_ROUNDS, firstRound } from './pairing/first-round.js';
export { accelerated } from './pairing/accelerated.js';

export {
  roundFaults,
  seatedRound,
  type RoundFault,
  type KeptSeat,
  type SatBefore,
} from './pairing/round-seats.js';
export { swissRound } from './pairing/swiss.js';
export type { SwissEntry, SwissMatch, SwissOptions } from './pairing/swiss-field.js';
export type { Offer } from './offers/offer.js';
export { offerOf, offersFor } from './offers/offers-for.js';
export { balanceWarnings } from './offers/offer-warnings.js';
export type { Pace, Wishes } from './offers/wishes.js';
export { offersForTeams, type TeamOffer, type TeamWishes } from './offers/offers-for-teams.js';
export { missing, withoutPair } from './offers/half-table.js';
export { bestArrowSwitches } from './quality/best-arrow-switches.js';
export { competitionQuality, lineQuality } from './quality/competition.js';
export { scramble } from './quality/scramble.js';
export { MOST_TABLES, MovementRefused, tablesOf, type MovementRefusal } from './movement/refusal.js';
export { playerIndexOn, playersInRound, sittingIn, type PlayerIndex } from './movement/substitutes.js';
export { substitutesOf } from './movement/who-sat-in.js';
export { finalTables, swissTables, tablesByLot } from './tables-of-players/draw-tables.js';

export { roundRobinTables, roundsByLot } from './tables-of-players/rounds-by-lot.js';
export {
  hasSystem,
  MOST_PLAYERS,
  TABLES_WANTED,
  tableSizes,
} from './tables-of-players/round-robin/table-sizes.js';
export type { PlayerToDraw, RoundOfPlayers } from './tables-of-players/table-of-players.js';
export { readMovementFile } from './text/movement-file.js';
export type { WrittenFault, WrittenMovement } from './text/read-movements.js';
