export { makeableContracts, type MakeableContract } from './makeable.js';
export { formatParContracts, parOf, type Par, type ParContract } from './par.js';
export { positionsSearched } from './search.js';
export { solveDeal } from './solve-deal.js';
export {
  formatTricks,
  isWhole,
  parsePartialTricks,
  unknownIn,
  type Declared,
  type PartialTricksTable,
  type TricksTable,
} from './tricks-table.js';
