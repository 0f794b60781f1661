export { amendRuling, reviewRuling } from './amending.js';
export { appealRuling, decideAppeal, withdrawAppeal } from './appealing.js';
export { giveRuling } from './giving.js';
export { withdrawRuling } from './withdrawing.js';
