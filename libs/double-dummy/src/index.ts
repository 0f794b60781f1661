export { makeableContracts, type MakeableContract } from './makeable.js';
export { formatParContracts, parOf, type ParContract } from './par.js';
export { positionsSearched } from './search.js';
export { solveDeal } from './solve-deal.js';
export { formatTricks, isWhole, parsePartialTricks, unknownIn } from './tricks-table.js';
