/** Every command about a session. */
export { changeMovement } from './changing-movement.js';
export { chooseBoardSet } from './choosing-boards.js';
export { chooseSheets } from './choosing-sheets.js';
export { setMovement } from './choosing-movement.js';
export { closeSession, reopenSession } from './closing.js';
export { drawTables, exchangePlayers } from './drawing-tables.js';
export { changeDraw, drawRound, keepDraw } from './drawing-rounds.js';
export { showHidden } from './hidden.js';
export { chooseEntrants } from './entrants.js';
export { namePlayers, substitute } from './naming.js';
export { admitContestant, withdrawContestant, withdrawTeam } from './presence.js';
export { publishProtocol } from './publishing.js';
export { announceBoardMovement, callRound, callRoundByClock, startSession } from './rounds.js';
export { drawSeats, drawSeatsByCards, seatEntry } from './seating.js';
export { chooseDrawOptions, setSwiss } from './setting-swiss.js';
export { setTables } from './setting-tables.js';
export { chooseStandings, classifyContestants } from './standings.js';
export { abandonSession, amendSessionSettings, configureSession, createSession } from './set-up.js';
