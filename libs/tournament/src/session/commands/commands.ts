/** Every command about a session. */
export { changeMovement } from '../movement/changing-movement.js';
export { chooseBoardSet, showHidden } from '../boards/choosing-boards.js';
export { chooseSheets, chooseStandings, classifyContestants } from './standings.js';
export { setMovement } from '../movement/choosing-movement.js';
export { closeSession, publishProtocol, reopenSession } from './closing.js';
export { drawTables, exchangePlayers } from '../draws/drawing-tables.js';
export { changeDraw, drawRound, keepDraw } from '../draws/drawing-rounds.js';
export { chooseEntrants } from '../people/entrants.js';
export { namePlayers, substitute } from '../people/naming.js';
export { admitContestant, withdrawContestant, withdrawTeam } from '../people/presence.js';
export { announceBoardMovement, callRound, callRoundByClock, startSession } from '../rounds/rounds.js';
export { drawSeats, drawSeatsByCards, seatEntries, seatEntry } from '../people/seating.js';
export { chooseDrawOptions, setSwiss } from '../draws/setting-swiss.js';
export { setTables } from '../draws/setting-tables.js';
export { abandonSession, amendSessionSettings, configureSession, createSession } from './set-up.js';
export { takeRoundBack } from '../rounds/taking-round-back.js';
