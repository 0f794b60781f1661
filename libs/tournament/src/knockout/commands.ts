/** Every command about knockouts. */
export { decideMatch, openExtraBoards, replaceEntry } from './deciding.js';
export { keepRound, openRound, redrawRound } from './opening-rounds.js';
export { redrawMatch } from './redrawing-match.js';
export { abandonKnockout, chooseOpponent, setUpKnockout } from './setting-up.js';
