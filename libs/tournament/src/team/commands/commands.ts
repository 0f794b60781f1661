/** Every command about teams of four. */
export { awardMatch, penaliseTeam, withdrawTeamPenalty } from './awarding.js';
export { carryIntoMatch, scoreMatches } from './scoring-matches.js';
export { changeTeam, registerTeam } from './entering.js';
export { handInLineUp, openLineUps } from './line-ups.js';
export { setTeamSwiss } from './setting-team-swiss.js';
export { drawTeams, seatTeam } from './seating-teams.js';
