import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { boardNumber, LAST_BOARD, sectionName, sessionName } from '../names.js';
import type { DrawOptions } from '../session/draw-options.js';
import { stationaryIn } from '../session/drawn-rounds.js';
import { setsOfRounds } from '../session/sets-of-draws.js';
import { sessionEvents as happened, type SectionData } from '../session/events.js';
import { notInSetUp } from '../session/guards.js';
import { drawWanted, partOfDraw, withFirstRound } from '../session/setting-swiss.js';
import { usesOfSession } from '../session/streams.js';
import { mostMatches } from './match-of-three.js';

const teamSwissChoice = z.strictObject({
  session: sessionName,
  section: sectionName.default('A'),
  /** How many teams; of an odd number one has a bye in each match. */
  teams: z.int().min(3).max(200),
  matches: z.int().min(1).max(100),
  /** A match is one round of the clock, or several: with line-ups for each. */
  segments: z.int().min(1).max(16).default(1),
  /** Of a segment. */
  boardsPerRound: z.int().min(1).max(64),
  firstBoard: boardNumber.default(1),
  draw: partOfDraw,
});

/** A section of teams that is drawn match by match, before anything of it is. */
function teamSwissSection(
  { section, teams, matches, segments, boardsPerRound, firstBoard }: z.infer<typeof teamSwissChoice>,
  draw: DrawOptions,
): SectionData {
  const odd = teams % 2 === 1;
  const tables = teams + (odd ? 1 : 0);
  const rounds = matches * segments;
  const hasHalfTime = segments % 2 === 0;
  const ofTeams = {
    segments,
    ...(draw.odd === 'three-way' && hasHalfTime ? { spareBehind: rounds } : {}),
  };
  const rows = Array.from({ length: tables }, (_, index) => {
    const team = index + 1;
    const opponent = team % 2 === 1 ? team + 1 : team - 1;
    return Array.from({ length: rounds }, (__, round) =>
      round < segments ? { ns: `NS${team}`, ew: `EW${opponent}`, set: round + 1 } : null,
    );
  });
  const movement: SectionData['movement'] = {
    name: 'swiss',
    tables,
    rounds,
    sets: setsOfRounds({ teams: ofTeams }, rounds),
    winners: 2,
    rows,
    stationary: [],
    teams: ofTeams,
    declared: { copies: tables, meetings: draw.rematches === 'allowed' ? rounds : segments },
    drawn: segments,
  };
  return {
    section,
    movement: {
      ...movement,
      ...(odd ? { phantom: `${tables}` } : {}),
      stationary: stationaryIn(movement, draw.stationary),
    },
    boardsPerRound,
    firstBoard,
    draw,
  };
}

export const setTeamSwiss = defineCommand({
  name: 'session.set-team-swiss',
  summary:
    'Choose a Swiss of teams: the first match is drawn at once, every other one from the teams’ standing; all tables play the same boards',
  access: { roles: ['organiser', 'director'] },
  body: teamSwissChoice,
  uses: usesOfSession,
  decide(body, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    const { section, teams, matches, firstBoard, boardsPerRound } = body;
    const draw = drawWanted(body.draw);
    const most = mostMatches(teams, draw);
    if (matches > most && draw.rematches === 'avoid')
      return reject({ code: 'team.swiss-too-long', teams, matches, most });
    const data = teamSwissSection(body, draw);
    const last = firstBoard + data.movement.sets * boardsPerRound - 1;
    if (last > LAST_BOARD) return reject({ code: 'session.boards-beyond', section, last, most: LAST_BOARD });
    const made = withFirstRound(body.session, data, context);
    if ('accepted' in made) return made;
    const set = happened.movementSet({ session: body.session, sections: [made.section] });
    return accept({ session: [set, happened.roundDrawn(made.drawn)] });
  },
});
