/** Every command about the clock. */
export * from './breaks.js';
export * from './decide.js';
export * from './time-of-table.js';
