export { adjustMissed } from './adjusting-missed.js';
export { amendRuling, reviewRuling } from './amending.js';
export { appealRuling, decideAppeal, withdrawAppeal } from './appealing.js';
export { adjustScore, givePenalty } from './decide.js';
export { giveRuling } from './giving.js';
export { splitField } from './splitting-fields.js';
export { withdrawRuling } from './withdrawing.js';
