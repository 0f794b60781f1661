export * from './documents.js';
export { SUIT_COLOURS, type SuitColours } from './kit/ink.js';
export { PAPER_SIZES, type PaperSize } from './kit/paper-size.js';
export { printPdf, type PrintOptions } from './print.js';
