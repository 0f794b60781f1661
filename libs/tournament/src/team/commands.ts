/** Every command about teams of four. */
export { changeTeam, registerTeam } from './entering.js';
