export { amendRuling, reviewRuling, withdrawRuling } from './amending.js';
export { appealRuling, decideAppeal, withdrawAppeal } from './appealing.js';
export { giveRuling } from './giving.js';
