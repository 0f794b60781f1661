import { z } from 'zod';
import { defineCommand, reject } from '../../command/command.js';
import { boardNumber, LAST_BOARD, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import type { DrawOptions } from '../../session/section/draw-options.js';
import { setsOfRounds } from '../../session/section/section-data.js';
import { stationaryIn } from '../../session/plan/drawn-rounds.js';
import type { SectionData } from '../../session/events.js';
import { notInSetUp, notOfBoards } from '../../session/guards.js';
import { drawOfSection, drawWanted, partOfDraw, withFirstRounds } from '../../session/draws/setting-swiss.js';
import { usesOfSession } from '../../session/streams.js';
import { federationsMethod } from './entering.js';
import { mostMatches } from '../match-of-three.js';

/** How many teams; of an odd number one has a bye in each match, or three play each other. */
const teams = z.int().min(3).max(200);

const teamSwissChoice = z.strictObject({
  session: sessionName,
  section: sectionName.default('A'),
  teams,
  /** Further sections, each drawn by itself: of as many matches with the same boards, from copies of their own. */
  others: z
    .array(z.strictObject({ section: sectionName, teams }))
    .max(39)
    .default([]),
  matches: z.int().min(1).max(100),
  /** A match is one round of the clock, or several: with line-ups for each. */
  segments: z.int().min(1).max(16).default(1),
  /** Of a segment. */
  boardsPerRound: z.int().min(1).max(64),
  firstBoard: boardNumber.default(1),
  draw: partOfDraw,
  at: seenAt,
});

/** A section of teams that is drawn match by match, before anything of it is. */
function teamSwissSection(
  { section, teams: entered, matches, segments, boardsPerRound, firstBoard }: z.infer<typeof teamSwissChoice>,
  draw: DrawOptions,
): SectionData {
  const odd = entered % 2 === 1;
  const tables = entered + (odd ? 1 : 0);
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
    'Choose a Swiss team movement: the first match is drawn at once, later matches from the standings. All tables play the same boards',
  access: { roles: ['organiser', 'director'] },
  body: teamSwissChoice,
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'movement', session }],
  decide(body, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session) ?? notOfBoards(session);
    if (refused) return refused;
    const { matches, firstBoard, boardsPerRound } = body;
    const draw = drawWanted(body.draw);
    const choices = [{ section: body.section, teams: body.teams }, ...body.others];
    const sections = choices.map((choice, index) =>
      teamSwissSection({ ...body, ...choice }, drawOfSection(draw, index)),
    );
    for (const [index, { section, movement }] of sections.entries()) {
      const { teams: entered } = choices[index]!;
      const most = mostMatches(entered, draw);
      if (matches > most && draw.rematches === 'avoid')
        return reject({ code: 'team.swiss-too-long', teams: entered, matches, most });
      const last = firstBoard + movement.sets * boardsPerRound - 1;
      if (last > LAST_BOARD)
        return reject({ code: 'session.boards-beyond', section, last, most: LAST_BOARD });
    }
    const scored = federationsMethod(tournament, session, sections);
    return withFirstRounds(body.session, sections, context, scored);
  },
});
